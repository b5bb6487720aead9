import type { ReactNode } from 'react'
import { CachedList } from '~/ui/page/cached-html'
import styles from './card-grid.module.css'
import type { ListingCard } from './listing-card'
import { PropertyCard } from './property-card'

type CardGridProps = {
  cards: ListingCard[]
  heading?: 'h2' | 'h3'
  priority?: boolean
  columns?: 3 | 4
  /** A finger swipes through a card's pictures: for lists that do not themselves move sideways. */
  swipes?: boolean
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
  const { cards, heading = 'h2', priority = false, columns = 3, swipes = false, isHidden, beside } = props
  const list = { className: styles.grid, 'data-columns': columns }
  const isFirst = (index: number) => priority && index === 0
  const render = (card: ListingCard, index: number) => (
    <li key={card.id}>
      <PropertyCard
        card={card}
        heading={heading}
        sizes={sizes[columns]}
        priority={isFirst(index)}
        swipes={swipes}
        hidden={isHidden?.(card)}
      />
      {beside?.(card)}
    </li>
  )
  if (isHidden || beside) return <ul {...list}>{cards.map(render)}</ul>
  // Everything but the card itself that its HTML depends on.
  const partOf = (_: ListingCard, index: number) => `card ${heading} ${columns} ${swipes} ${isFirst(index)}`
  return <CachedList {...list} items={cards} partOf={partOf} render={render} />
}
