import styles from './card-grid.module.css'
import type { ListingCard } from './listing-card'
import { PropertyCard } from './property-card'

type CardGridProps = { cards: ListingCard[]; heading?: 'h2' | 'h3'; priority?: boolean; columns?: 3 | 4 }

/** Cards side by side; the first picture may be what the page is waited for. */
export function CardGrid({ cards, heading = 'h2', priority = false, columns = 3 }: CardGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PropertyCard card={card} heading={heading} priority={priority && index === 0} />
        </li>
      ))}
    </ul>
  )
}
