import './office.css'
import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import styles from './centred-frame.module.css'

type CentredFrameProps = {
  siteName: string
  title: string
  /** `id` of the heading, which names the form. */
  headingId?: string
  children: ReactNode
}

/** The frame of pages without a session, such as the login and errors: one box in the middle. */
export function CentredFrame({ siteName, title, headingId, children }: CentredFrameProps) {
  const { t } = useText()
  return (
    <div className={styles.frame}>
      <main id="content" tabIndex={-1} className={styles.box}>
        <p className={styles.name}>
          {siteName}
          <span>{t('office:title')}</span>
        </p>
        <h1 id={headingId}>{title}</h1>
        {children}
      </main>
    </div>
  )
}
