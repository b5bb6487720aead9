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

export type StoryPlace = {
  size: 'large' | 'small'
  /** Its picture stands on the right: from one large story to the next it changes its side. */
  isTurned: boolean
}

/**
 * A large story and two smaller ones beside each other, again and again. One that would stand alone in a row is large
 * too, and one with words of a client, whose neighbour would end far above it.
 */
export function placeStories(stories: readonly Pick<ReferenceStory, 'voice'>[]): StoryPlace[] {
  const places: StoryPlace[] = []
  let isTurned = false
  while (places.length < stories.length) {
    places.push({ size: 'large', isTurned })
    isTurned = !isTurned
    const pair = stories.slice(places.length, places.length + 2)
    if (pair.length === 2 && pair.every(({ voice }) => !voice))
      places.push(...pair.map(() => ({ size: 'small' as const, isTurned: false })))
  }
  return places
}
