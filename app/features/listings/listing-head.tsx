import { KeyFigures } from './key-figures'
import type { ListingCard } from './listing-card'
import styles from './listing-detail.module.css'
import { Price } from './price'

type ListingHeadProps = {
  listing: ListingCard
  stateNotice: string | undefined
  plotSurface: number | undefined
}

/** What and where it is, what it costs, and whether it can still be had. */
export const ListingHead = ({ listing, stateNotice, plotSurface }: ListingHeadProps) => (
  <header className={styles.head}>
    <p className={styles.place}>
      {listing.typeName} · {listing.address && `${listing.address}, `}
      {listing.zip} {listing.city}
    </p>
    <h1>{listing.title}</h1>
    <p className={styles.price}>
      <Price price={listing.price} />
    </p>
    {stateNotice && <p className={styles.notice}>{stateNotice}</p>}
    <KeyFigures card={listing} plotSurface={plotSurface} />
  </header>
)
