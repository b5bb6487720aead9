import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import styles from './change-table.module.css'
import { describePrice, describeState } from './describe-state'

/** Price and state of a listing after every change that the feed brought (O2); nothing is known before the first. */
export function ChangeTable({
  changes,
  goal,
  isAnnuity,
}: Pick<OwnListing, 'changes' | 'goal' | 'isAnnuity'>) {
  const { t, locale } = useText()
  if (changes.length === 0) return null
  return (
    <table className={styles.changes}>
      <caption className="visually-hidden">{t('owners:listing.changes.title')}</caption>
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
            <td>{describePrice(t, { ...change, isAnnuity })}</td>
            <td>{describeState(t, { ...change, goal })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
