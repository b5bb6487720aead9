import { formSheet } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { OpenSheet } from '~/ui/sheet/sheet'
import { Icon } from '~/ui/shell/icon'
import styles from './project.module.css'
import type { loadProject } from './project-page.server'

type Project = Extract<Awaited<ReturnType<typeof loadProject>>, { kind: 'project' }>

/** What a project costs, what is left of it, how to ask, and its facts. */
export function ProjectPanel({ loaded: { list, facts, soldOut, phone, phoneHref } }: { loaded: Project }) {
  const { t } = useText()
  return (
    <aside className={styles.panel} aria-label={t('listings:contact.title')}>
      {list.range && !soldOut && (
        <p className={styles.range}>
          {list.range.from === list.range.to ? list.range.from : t('listings:projects.range', list.range)}
        </p>
      )}
      {!soldOut && list.total > 0 && (
        <p className={styles.free}>
          {t('listings:projects.freeOfTotal', { free: list.free, count: list.total })}
        </p>
      )}
      {!soldOut && (
        <OpenSheet opens={formSheet('contact-construction')} className={`button button-main ${styles.ask}`}>
          <Icon name="mail" />
          {t('listings:contact.askMore')}
        </OpenSheet>
      )}
      <a href={phoneHref} className="button">
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
