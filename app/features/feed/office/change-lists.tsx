import { useText } from '~/i18n/use-text'
import { Panel } from '~/ui/office/panel'
import styles from './import-run.module.css'

type Changes = {
  list: 'created' | 'changed' | 'withdrawn' | 'restored'
  count: number
  records: { number: number; name?: string; href?: string }[]
  /** Numbers of those that are too many to be named. */
  others: number[]
}

type ChangeListsProps = { changes: readonly Changes[]; isOfProjects?: boolean }

/** What an import brought, changed and took away: numbers of the feed, with the page of what is on the site. */
export function ChangeLists({ changes, isOfProjects = false }: ChangeListsProps) {
  const { t } = useText()
  const titleOf = (title: string) => (isOfProjects ? t('feed-office:changes.ofProjects', { title }) : title)
  return changes.map(({ list, count, records, others }) => (
    <Panel key={list} title={titleOf(t(`feed-office:changes.${list}`, { count }))}>
      <ul className={styles.records}>
        {records.map(({ number, name, href }) => (
          <li key={number}>{href ? <a href={href}>{`${number} ${name}`}</a> : number}</li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>{t('feed-office:more', { count: others.length })}</summary>
          <p>{others.join(', ')}</p>
        </details>
      )}
    </Panel>
  ))
}
