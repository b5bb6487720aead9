import { formSheet } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { OpenSheet } from '~/ui/sheet/sheet'
import { Icon } from '~/ui/shell/icon'
import styles from './project.module.css'
import type { loadProject } from './project-page.server'

type Project = Extract<Awaited<ReturnType<typeof loadProject>>, { kind: 'project' }>

/** How to ask about a project, and its facts. */
export function ProjectPanel({ loaded: { facts, soldOut, phone, phoneHref } }: { loaded: Project }) {
  const { t } = useText()
  return (
    <aside className={styles.panel} aria-label={t('listings:contact.title')}>
      {!soldOut && (
        <OpenSheet opens={formSheet('contact-construction')} className={`button button-main ${styles.inBar}`}>
          <Icon name="mail" />
          {t('listings:contact.askMore')}
        </OpenSheet>
      )}
      <a href={phoneHref} className={soldOut ? 'button' : `button ${styles.inBar}`}>
        <Icon name="phone" />
        {phone}
      </a>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd lang={fact.lang}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  )
}
