import { KeyFigures } from '../card/key-figures'
import { kindAndPlace, type ListingCard } from '../card/listing-card'
import { Price } from '../card/price'
import type { Fact } from '../facts/fact'
import { KeyFactList } from '../facts/key-fact-list'
import styles from '../page/listing-detail.module.css'

type ListingHeadProps = {
  listing: ListingCard
  stateNotice: string | undefined
  waysOn: WayOn[]
  keyFacts: Fact[]
}

/** Shows title, place, price, availability and what is asked about first; a wide screen has the price beside it. */
export const ListingHead = ({ listing, stateNotice, waysOn, keyFacts }: ListingHeadProps) => (
  <header className={styles.head}>
    <p className={styles.place}>{kindAndPlace(listing)}</p>
    <h1>{listing.title}</h1>
    <p className={styles.price}>
      <Price price={listing.price} />
    </p>
    {stateNotice && <StateNotice text={stateNotice} waysOn={waysOn} />}
    {keyFacts.length > 0 ? (
      <KeyFactList facts={keyFacts} energy={listing.energy} />
    ) : (
      <div className={styles.figures}>
        <KeyFigures card={listing} />
      </div>
    )}
  </header>
)

type WayOn = { href: string; text: string }

/** Says that the listing is sold, let or under option, and where to look next (D8). */
const StateNotice = ({ text, waysOn }: { text: string; waysOn: WayOn[] }) => (
  <div className={styles.notice}>
    <p>
      <strong>{text}</strong>
    </p>
    {waysOn.length > 0 && (
      <ul className={styles.waysOn}>
        {waysOn.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    )}
  </div>
)
