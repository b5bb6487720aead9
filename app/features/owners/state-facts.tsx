import type { OwnListing } from '~/features/listings/public.server'
import { useText } from '~/i18n/use-text'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import styles from './portal.module.css'
import { saidPrice, saidState } from './said-state'

type StateFactsProps = {
  listing: OwnListing
  /** Only what matters at a glance. */
  brief?: boolean
}

/** How a home stands, and at which price; what the public does not see is said to be hidden. */
export function StateFacts({ listing, brief = false }: StateFactsProps) {
  const { t, locale } = useText()
  const { showsAddress, card, createdAt, modifiedAt } = listing
  const day = (instant: Date) => formatDay(brusselsDay(instant), locale)
  const address = card.address ?? ''
  const rows = [
    [t('owners:listing.state.state'), saidState(t, listing)],
    [t('owners:listing.state.price'), saidPrice(t, listing)],
    ...(brief || !address
      ? []
      : [
          [
            t('owners:listing.state.address'),
            showsAddress ? address : t('owners:listing.state.addressHidden', { address }),
          ],
        ]),
    [t('owners:listing.state.since'), day(createdAt)],
    ...(brief ? [] : [[t('owners:listing.state.modified'), day(modifiedAt)]]),
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
