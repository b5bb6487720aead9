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

/**
 * The pictures of a card, one after the other: where a finger points, they are swiped through, and elsewhere the first
 * stands alone. The link above them is for the finger only; the card's own is the one of its title.
 */
export function CardPictures({ card, further, children }: CardPicturesProps) {
  if (!further) return children
  return (
    <div className={styles.strip}>
      {/* biome-ignore lint/a11y/useAnchorContent: for fingers alone; everybody else has the title's link */}
      <a href={card.href} tabIndex={-1} aria-hidden="true" className={styles.link} />
      <span className={styles.slide} data-count={`1 / ${further.length + 1}`}>
        {children}
      </span>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: addresses with every quote escaped */}
      <span className={styles.further} dangerouslySetInnerHTML={{ __html: slidesOf(further) }} />
    </div>
  )
}

const width = 600
const asked = `alt="" width="${width}" height="${heightFor(width, cardPicture.ratio)}" loading="lazy" decoding="async"`

/** A list has about a hundred of them: as elements they took a quarter of the time in which React draws its cards. */
const slidesOf = (further: readonly string[]) =>
  further.map((src, index) => slideOf(src, `${index + 2} / ${further.length + 1}`)).join('')

const slideOf = (src: string, count: string) =>
  `<span data-count="${count}"><img src="${inQuotes(src)}" ${asked}/></span>`

const inQuotes = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
