import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import type { HistoryItem } from '~/platform/office/person-history'
import { DateTime } from '~/ui/office/date-time'
import { Pager } from '~/ui/office/pager'
import { Panel } from '~/ui/office/panel'
import type { ShownTime } from '~/ui/office/show-time'
import styles from './today.module.css'

type ShownItem = Omit<HistoryItem, 'at' | 'form'> & { at: ShownTime }

type PersonHistoryListProps = {
  items: readonly ShownItem[]
  page: number
  pageSize: number
  total: number
  isMore: boolean
}

/** What is kept of a person, newest first. */
export function PersonHistoryList({ items, page, pageSize, total, isMore }: PersonHistoryListProps) {
  const { t } = useText()
  return (
    <Panel title={t('people-office:history.title')}>
      {items.length === 0 && <p>{t('people-office:history.none')}</p>}
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <p className={styles.split}>
              <HistoryTitle {...item} />
              <DateTime time={item.at} />
            </p>
            {item.facts.length > 0 && <p className={styles.facts}>{item.facts.join(' · ')}</p>}
            {item.text && <p className={styles.comment}>{item.text}</p>}
          </li>
        ))}
      </ul>
      <Pager page={page} pageSize={pageSize} total={total} isMore={isMore} />
    </Panel>
  )
}

function HistoryTitle({ kind, title, href }: ShownItem) {
  const { t } = useText()
  const name = t(`people-office:kind.${kind}`)
  const words = title ? t('people-office:entry', { kind: name, title }) : name
  return (
    <b>
      {href ? (
        <Link to={href} data-row="">
          {words}
        </Link>
      ) : (
        words
      )}
    </b>
  )
}
