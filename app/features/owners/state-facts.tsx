import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import styles from './portal.module.css'
import { beginningOf } from './report'

/** What its owner knows of a listing beside state and price; an address that the public does not see is marked as hidden. */
export function StateFacts({ listing }: { listing: OwnListing }) {
  const { t, locale } = useText()
  const { showsAddress, card, modifiedAt } = listing
  const day = (instant: Date) => formatDay(brusselsDay(instant), locale)
  const address = card.address ?? ''
  const rows = [
    ...(address
      ? [
          [
            t('owners:listing.state.address'),
            showsAddress ? address : t('owners:listing.state.addressHidden', { address }),
          ],
        ]
      : []),
    [t('owners:listing.state.since'), day(beginningOf(listing))],
    [t('owners:listing.state.modified'), day(modifiedAt)],
  ]
  return (
    <dl className={styles.state}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
