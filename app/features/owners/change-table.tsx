import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import styles from './change-table.module.css'
import { saidPrice, saidState } from './said-state'

/** What a home cost and how it stood whenever the feed said something new (O2); before the first, nobody knows. */
export function ChangeTable({ changes, goal }: Pick<OwnListing, 'changes' | 'goal'>) {
  const { t, locale } = useText()
  if (changes.length === 0) return null
  return (
    <table className={styles.changes}>
      <caption>{t('owners:listing.changes.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('owners:listing.changes.recorded')}</th>
          <th scope="col">{t('owners:listing.state.price')}</th>
          <th scope="col">{t('owners:listing.state.state')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.at.getTime()}>
            <th scope="row">{formatDay(brusselsDay(change.at), locale)}</th>
            <td>{saidPrice(t, change)}</td>
            <td>{saidState(t, { ...change, goal })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
