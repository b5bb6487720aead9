import type { ReactNode } from 'react'
import { cardPicture, heightFor } from '~/features/media/public'
import styles from './card-pictures.module.css'
import type { ListingCard } from './listing-card'

type CardPicturesProps = {
  card: ListingCard
  /** Addresses of the pictures after the first, if a finger swipes through them. */
  further: string[] | undefined
  /** The first picture. */
  children: ReactNode
}

const width = 600

/**
 * The pictures of a card, one after the other: where a finger points, they are swiped through, and elsewhere the first
 * stands alone. The link above them is for the finger only; the card's own is the one of its title.
 */
export function CardPictures({ card, further, children }: CardPicturesProps) {
  if (!further) return children
  const count = further.length + 1
  return (
    <div className={styles.strip}>
      {/* biome-ignore lint/a11y/useAnchorContent: for fingers alone; everybody else has the title's link */}
      <a href={card.href} tabIndex={-1} aria-hidden="true" className={styles.link} />
      <span className={styles.slide} data-count={`1 / ${count}`}>
        {children}
      </span>
      {further.map((src, index) => (
        <span
          key={src}
          className={`${styles.slide} ${styles.further}`}
          data-count={`${index + 2} / ${count}`}
        >
          <img
            src={src}
            alt=""
            width={width}
            height={heightFor(width, cardPicture.ratio)}
            loading="lazy"
            decoding="async"
          />
        </span>
      ))}
    </div>
  )
}
