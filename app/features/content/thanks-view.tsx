import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { Crumb } from '~/ui/page/page-info'
import type { ThanksStep } from './thanks-steps'
import styles from './thanks-view.module.css'

type ThanksViewProps = {
  crumbs: Crumb[]
  title: string
  text: string
  steps: ThanksStep[]
  /** Where visitors go on; the first is the page's one action. */
  ways: { text: string; href: string }[]
  /** What the form was about, and who answers. */
  children: ReactNode
}

/** The page after a form: thanks, what happens next, and beside it what it was about (L9). */
export function ThanksView({ crumbs, title, text, steps, ways, children }: ThanksViewProps) {
  const { t } = useText()
  return (
    <div className={`content ${styles.screen}`}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{text}</p>
          <h2 className={styles.next}>{t('content:thanks.next')}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.ways}>
            {ways.map(({ text, href }, index) => (
              <a key={href} href={href} className={index === 0 ? 'button button-main' : 'button'}>
                {text}
              </a>
            ))}
          </p>
        </div>
        <div>{children}</div>
      </div>
    </div>
  )
}
