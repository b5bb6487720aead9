import type { ReactNode } from 'react'
import styles from './card-pictures.module.css'
import type { ListingCard } from './listing-card'

type CardPicturesProps = {
  card: ListingCard
  /** Addresses of the pictures after the first, if a finger swipes through them. */
  further: string[] | undefined
  /** The first picture. */
  children: ReactNode
}

/**
 * The pictures of a card, one after the other: where a finger points, they are swiped through, and elsewhere the first
 * stands alone. The link above them is for the finger only; the card's own is the one of its title. A list has some
 * hundred of them: what the style sheet can say (the place's shape, the count) is not written for each.
 */
export function CardPictures({ card, further, children }: CardPicturesProps) {
  if (!further) return children
  return (
    <div className={styles.strip} data-total={further.length + 1}>
      {/* biome-ignore lint/a11y/useAnchorContent: for fingers alone; everybody else has the title's link */}
      <a href={card.href} tabIndex={-1} aria-hidden="true" className={styles.link} />
      <span>{children}</span>
      {further.map((src) => (
        <span key={src}>
          <img src={src} alt="" loading="lazy" />
        </span>
      ))}
    </div>
  )
}
