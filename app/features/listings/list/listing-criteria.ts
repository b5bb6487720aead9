import type { ListingGoal } from '#db/schema'
import { zipOfPlace } from './place-parameter'

export const listingSorts = ['newest', 'price-asc', 'price-desc', 'surface-desc'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Letters that a filter offers; each means "this one or better". */
export const energyFilterLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type EnergyFilterLetter = (typeof energyFilterLetters)[number]

export const pageSize = 24

export type ListView = 'list' | 'map'

/** How many places, or types, one list may name. */
const mostChoices = 50

/** Name of the page that lists a goal. */
export const listNameOf = (goal: ListingGoal) => (goal === 'sale' ? 'for-sale' : 'for-rent')

/** Filter, order and page of a list. Stored in the address, so that it can be shared and revisited. */
export type ListingCriteria = {
  goal: ListingGoal
  /** Zips of municipalities; empty: everywhere. */
  zips: string[]
  /** Main types; empty: all. */
  webIds: number[]
  priceMinCents?: number
  priceMaxCents?: number
  bedroomsMin?: number
  /** m² of living surface */
  surfaceMin?: number
  /** Letter of an energy label: this one or better. */
  energy?: EnergyFilterLetter
  sort: ListingSort
  /** From 1. */
  page: number
  /** The same listings as cards alone, or beside a map of all of them. */
  view: ListView
  /** Words typed into a search box, interpreted by the search feature. */
  words?: string
  /** Words of an earlier search that were not understood, to be reported. */
  unknown?: string
}

/** The criteria that select listings, without order and page. */
export type ListingFilter = Omit<ListingCriteria, 'page' | 'sort' | 'words' | 'unknown' | 'view'>

/** Criteria that search words can set. */
export type WordFilters = Pick<ListingCriteria, 'zips' | 'webIds'> &
  Partial<
    Pick<
      ListingCriteria,
      'priceMinCents' | 'priceMaxCents' | 'bedroomsMin' | 'surfaceMin' | 'energy' | 'sort'
    >
  >

export type WordsFound = WordFilters & {
  /** Set if the words name a goal: they may mean the other list. */
  goal?: ListingGoal
  /** Words that were not understood, as typed. */
  unknown: string[]
}

/**
 * Reads a list's query. Invalid values (text instead of a number, a negative price, an unknown order) are ignored, so
 * that a mistyped address shows the unfiltered list rather than an error.
 */
export function readCriteria(goal: ListingGoal, query: URLSearchParams): ListingCriteria {
  return withOrderedRange({
    goal,
    zips: unique(query.getAll('city').map(zipOfPlace)),
    webIds: unique(query.getAll('type').map((text) => wholeNumber(text, 9_999))),
    ...priceRange(euros(query.get('priceMin')), euros(query.get('priceMax'))),
    bedroomsMin: wholeNumber(query.get('bedroomsMin'), 99),
    surfaceMin: wholeNumber(query.get('surfaceMin'), 100_000),
    energy: energyFilterLetters.find((letter) => letter === query.get('energy')?.toUpperCase()),
    sort: listingSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    page: wholeNumber(query.get('page'), 10_000) ?? 1,
    words: words(query.get('q')),
    unknown: words(plain(query.get('unknown'))),
    view: query.get('view') === 'map' ? 'map' : 'list',
  })
}

/** Swaps the ends of a range if they are reversed. */
export function withOrderedRange<Range extends Pick<ListingCriteria, 'priceMinCents' | 'priceMaxCents'>>(
  range: Range,
): Range {
  const { priceMinCents, priceMaxCents } = range
  const isUpsideDown = priceMinCents && priceMaxCents && priceMinCents > priceMaxCents
  return isUpsideDown ? { ...range, priceMinCents: priceMaxCents, priceMaxCents: priceMinCents } : range
}

/**
 * Merges the criteria with the meaning of the search words: places and types are added, others replaced. Words that
 * were not understood are kept, so that the list can report them.
 */
export const withSearchWords = (
  criteria: ListingCriteria,
  { goal, unknown, ...found }: WordsFound,
): ListingCriteria =>
  withOrderedRange({
    ...criteria,
    ...found,
    goal: goal ?? criteria.goal,
    zips: unique([...criteria.zips, ...found.zips]),
    webIds: unique([...criteria.webIds, ...found.webIds]),
    page: 1,
    words: undefined,
    unknown: words(unknown.join(', ')),
  })

/** The canonical query of a list: known parameters in one order, without defaults. */
export function writeCriteria(criteria: ListingCriteria, cityParameter: (zip: string) => string): string {
  const query = new URLSearchParams()
  for (const zip of criteria.zips) query.append('city', cityParameter(zip))
  for (const webId of criteria.webIds) query.append('type', String(webId))
  const numbers = {
    priceMin: criteria.priceMinCents && criteria.priceMinCents / 100,
    priceMax: criteria.priceMaxCents && criteria.priceMaxCents / 100,
    bedroomsMin: criteria.bedroomsMin,
    surfaceMin: criteria.surfaceMin,
  }
  for (const [name, value] of Object.entries(numbers)) if (value) query.set(name, String(value))
  if (criteria.energy) query.set('energy', criteria.energy)
  if (criteria.sort !== 'newest') query.set('sort', criteria.sort)
  if (criteria.view === 'map') query.set('view', 'map')
  if (criteria.page > 1) query.set('page', String(criteria.page))
  if (criteria.unknown) query.set('unknown', criteria.unknown)
  const text = query.toString()
  return text && `?${text}`
}

/** Tells whether any filter is set. */
export const isFiltered = (criteria: ListingCriteria) =>
  criteria.zips.length + criteria.webIds.length > 0 || hasBounds(criteria)

/**
 * Tells whether search engines may index a list: unfiltered, or narrowed to one place or one type, in its default
 * order. Its map view is the same list and has it as canonical address.
 */
export const isIndexable = (criteria: ListingCriteria) =>
  criteria.zips.length + criteria.webIds.length <= 1 &&
  criteria.sort === 'newest' &&
  !criteria.words &&
  !criteria.unknown &&
  !hasBounds(criteria)

const hasBounds = ({ priceMinCents, priceMaxCents, bedroomsMin, surfaceMin, energy }: ListingCriteria) =>
  [priceMinCents, priceMaxCents, bedroomsMin, surfaceMin, energy].some(Boolean)

/** Without what makes an address of a website or of a mailbox: anybody can write them. */
const plain = (text: string | null) => text?.replace(/[^\p{L}\p{M}\p{N}\s,'’€²-]+/gu, ' ') ?? null

/** @param text - cut to the length that a page's cache key allows, see `server/page-key.ts` */
const words = (text: string | null) => text?.trim().slice(0, 200) || undefined

export function wholeNumber(text: string | null, largest: number): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text)) return undefined
  const number = Number(text)
  return number > 0 && number <= largest ? number : undefined
}

/** Reads whole euros as visitors type them: `450000`, `450.000`, `450 000`, `450,000`. */
export function euros(text: string | null): number | undefined {
  const digits = text?.replace(/[.\s€\u00a0\u202f]|[,’'](?=\d{3}(?!\d))/g, '') ?? ''
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) * 100 : undefined
}

/** Swaps the ends of a reversed range; the form then shows it corrected. */
const priceRange = (min: number | undefined, max: number | undefined) =>
  min && max && min > max
    ? { priceMinCents: max, priceMaxCents: min }
    : { priceMinCents: min, priceMaxCents: max }

/** Removes duplicates, and limits how many values a query looks up. */
const unique = <T>(values: (T | undefined)[]): T[] =>
  [...new Set(values.filter((v): v is T => v !== undefined))].slice(0, mostChoices)
