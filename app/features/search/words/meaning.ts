import type { ListingGoal } from '#db/schema'
import type { WordFilters } from '~/features/listings/public'
import type { Item, KnownNames } from './items'
import type { PlacesMeant } from './place-names'
import type { Radius } from './radius'
import type { Outcome } from './text-words'

export type WordsMeaning = WordFilters & {
  /** Set if the words name a goal: they may mean the other list. */
  goal?: ListingGoal
  /** The words name both goals. */
  isBoth?: true
  radius?: Radius
  /** A number that is called a reference. */
  reference?: number
  /** Words that no filter knows, to be looked for in texts. */
  lookedFor: string[]
  /** Words that were not understood, as typed. */
  unknown: string[]
}

export type Filters = Omit<WordsMeaning, 'lookedFor' | 'unknown'>

/** What some items mean. Without filters they are understood, and filter nothing. */
export type PhraseMeaning = {
  length: number
  filters?: Partial<Filters>
  outcome?: Outcome
  /** Places read before, of which this says how far around. */
  replaced?: PlacesMeant
}

/** What is known when an item is read. */
export type ReadingState = {
  items: readonly Item[]
  named: KnownNames
  /** Of the list that is asked, or that the words name. */
  goal: ListingGoal
  /** What the items before mean. */
  meaning: Readonly<Filters>
}

/** What can be asked only once. */
const onlyOnce = [
  ...(['priceMinCents', 'priceMaxCents', 'perM2MinCents', 'perM2MaxCents', 'energy', 'sort'] as const),
  ...(['bedroomsMax', 'surfaceMax', 'plotMin', 'plotMax', 'floorMin', 'floorMax', 'availableBy'] as const),
]
/** Filters that hold several values. */
const lists = ['zips', 'areas', 'near', 'webIds', 'features', 'facades', 'states'] as const

/** What was said before stands: a second price is left out, and said to be. Of two sizes the lesser holds. */
export function settleRead(
  meaning: Readonly<Filters>,
  read: PhraseMeaning | undefined,
): PhraseMeaning | undefined {
  const { filters } = read ?? {}
  if (!read || !filters) return read
  const { surfaceMin = Infinity, bedroomsMin = Infinity } = meaning
  const isContrary = onlyOnce.some((name) => isOther(meaning[name], filters[name]))
  if (isContrary || (filters.surfaceMin ?? 0) > surfaceMin) return { length: read.length, outcome: 'unknown' }
  const isMore = (filters.bedroomsMin ?? 0) > bedroomsMin
  return isMore ? { ...read, filters: { ...filters, bedroomsMin } } : read
}

/** Adds what was read: lists are joined, others replaced. */
export function joinMeaning(
  meaning: Readonly<Filters>,
  { filters = {}, replaced = {} }: PhraseMeaning,
): Filters {
  const before = {
    ...meaning,
    zips: meaning.zips.filter((zip) => !replaced.zips?.includes(zip)),
    areas: meaning.areas?.filter((area) => !replaced.areas?.includes(area)),
  }
  const joined = lists.flatMap((name) => {
    const both = [...(before[name] ?? []), ...(filters[name] ?? [])]
    return both.length > 0 ? [[name, [...new Set<unknown>(both)]]] : []
  })
  return { ...before, ...filters, ...Object.fromEntries(joined) }
}

const isOther = (before: unknown, now: unknown) => before !== undefined && now !== undefined && before !== now
