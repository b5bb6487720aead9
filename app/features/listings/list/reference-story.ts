import type { Locale } from '~/kernel/locale'
import type { ListingCard } from '../card/listing-card'

/** A sold or rented listing, with how long it was offered, and until which day, where that is known. */
export type ReferenceStory = {
  card: ListingCard
  offered?: { days: number; until: string } | undefined
  /** What somebody who bought, sold or rented it says. */
  voice?: Voice | undefined
}

/** Words of a client. */
export type Voice = {
  name: string
  /** Safe HTML. */
  html: string
  /** Language of the words, if it is not the page's. */
  lang?: Locale | undefined
}

/** A large story beside two smaller ones, again and again; one that would stand alone is large too. */
export const storySize = (index: number, count: number): 'large' | 'small' =>
  index % 3 === 0 || (index % 3 === 1 && index === count - 1) ? 'large' : 'small'
