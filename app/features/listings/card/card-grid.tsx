import type { ReactNode } from 'react'
import styles from './card-grid.module.css'
import type { ListingCard } from './listing-card'
import { PropertyCard } from './property-card'

type CardGridProps = {
  cards: ListingCard[]
  heading?: 'h2' | 'h3'
  priority?: boolean
  columns?: 3 | 4
  /** A placeholder takes the card's place for now. */
  isHidden?: (card: ListingCard) => boolean
  /** Renders further content next to the card, in the same list item. */
  beside?: (card: ListingCard) => ReactNode
}

/** Value of `sizes`: one column on a phone, two on a tablet, three or four on a desktop. */
const sizes = {
  3: '(min-width: 1280px) 398px, (min-width: 767px) 46vw, 92vw',
  4: '(min-width: 1280px) 292px, (min-width: 767px) 46vw, 92vw',
}

/** A grid of cards; the first picture may be the page's largest content, so it loads first. */
export function CardGrid(props: CardGridProps) {
  const { cards, heading = 'h2', priority = false, columns = 3, isHidden, beside } = props
  return (
    <ul className={styles.grid} data-columns={columns}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PropertyCard
            card={card}
            heading={heading}
            sizes={sizes[columns]}
            priority={priority && index === 0}
            hidden={isHidden?.(card)}
          />
          {beside?.(card)}
        </li>
      ))}
    </ul>
  )
}
