import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import { KeyFigures } from '../card/key-figures'
import { kindAndPlace, type ListingCard } from '../card/listing-card'
import { Price } from '../card/price'
import type { Fact } from '../facts/fact'
import { KeyFactList } from '../facts/key-fact-list'
import styles from '../page/listing-detail.module.css'
import type { ClosedListingLinks } from './closed-listing-links.server'

type ListingHeadProps = {
  listing: ListingCard
  stateNotice: string | undefined
  /** Of a listing that is sold or let. */
  ways: ClosedListingLinks | undefined
  children: ReactNode
}

/** Shows title, place, price and availability; a wide screen has the price beside it. */
export const ListingHead = ({ listing, stateNotice, ways, children }: ListingHeadProps) => (
  <header className={styles.head}>
    <p className={styles.place}>{kindAndPlace(listing)}</p>
    <h1>{listing.title}</h1>
    <p className={styles.price} data-former={ways ? '' : undefined}>
      <Price price={listing.price} />
    </p>
    {stateNotice && (
      <div className={styles.notice}>
        <p>
          <strong>{stateNotice}</strong>
        </p>
        {ways && <WaysOn {...ways} />}
      </div>
    )}
    {children}
  </header>
)

/** For whoever comes too late: to be told of the next one, and what can be had now (D8). */
function WaysOn({ alert, onward }: ClosedListingLinks) {
  const { t } = useText()
  return (
    <>
      {alert && (
        <>
          <p>{t('listings:closed.seekText')}</p>
          <a href={alert} className="button button-main">
            <Icon name="bell" />
            {t('listings:inform.link')}
          </a>
        </>
      )}
      <ul className={styles.waysOn}>
        {onward.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is asked about first. */
export const KeyFacts = ({ facts, listing }: { facts: Fact[]; listing: ListingCard }) =>
  facts.length > 0 ? (
    <KeyFactList facts={facts} energy={listing.energy} />
  ) : (
    <div className={styles.figures}>
      <KeyFigures card={listing} />
    </div>
  )
