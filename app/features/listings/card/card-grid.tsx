import type { ReactNode } from 'react'
import { CachedHtml } from '~/ui/page/cached-html'
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
  const { cards, columns = 3, isHidden, beside } = props
  return (
    <ul className={styles.grid} data-columns={columns}>
      {cards.map((card, index) =>
        isHidden || beside ? (
          <li key={card.id}>
            <Card {...props} card={card} index={index} />
            {beside?.(card)}
          </li>
        ) : (
          <CachedHtml key={card.id} tag="li" of={card} part={variantOf(props, index)}>
            <Card {...props} card={card} index={index} />
          </CachedHtml>
        ),
      )}
    </ul>
  )
}

const isFirst = ({ priority = false }: CardGridProps, index: number) => priority && index === 0

/** Everything but the card itself that its HTML depends on. */
const variantOf = (props: CardGridProps, index: number) =>
  `card ${props.heading} ${props.columns} ${isFirst(props, index)}`

function Card({ card, index, ...props }: CardGridProps & { card: ListingCard; index: number }) {
  return (
    <PropertyCard
      card={card}
      heading={props.heading ?? 'h2'}
      sizes={sizes[props.columns ?? 3]}
      priority={isFirst(props, index)}
      hidden={props.isHidden?.(card)}
    />
  )
}
