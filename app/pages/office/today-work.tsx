import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import { Panel } from '~/ui/office/panel'
import styles from './today.module.css'
import type { CountedList } from './today-lists.server'

/** What waits for the member, in numbers, each with the list that it counts. */
export function TodayWork({ lists }: { lists: readonly CountedList[] }) {
  const { t, locale } = useText()
  return (
    <Panel title={t('office:today.work.title')}>
      <ul className={styles.numbers}>
        {lists.map(({ name, href, total, isMore }) => (
          <li key={name}>
            <Link to={href} className={styles.number} data-none={total === 0 || undefined}>
              <b className={name === 'overdue' && total > 0 ? styles.bad : undefined}>
                {formatNumber(total, locale)}
                {isMore && '+'}
              </b>{' '}
              {t(`office:today.list.${name}`, { count: total })}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
