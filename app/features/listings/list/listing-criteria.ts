import type { ListingGoal } from '#db/schema'
import { longestParameter } from '~/kernel/bounds'
import type { Locale } from '~/kernel/locale'
import { areaById } from '~/kernel/places/areas'
import { plainWords } from './filters/codec'
import { countSet, joinFilters, readFilters, withOrderedRanges, writeFilters } from './filters/filter-values'
import { allFilters, type FilterValues } from './filters/filters'

export { type EnergyFilterLetter, energyFilterLetters } from './filters/filters'

export const listingSorts = ['newest', 'price-asc', 'price-desc', 'surface-desc'] as const
export type ListingSort = (typeof listingSorts)[number]

export const pageSize = 24

export type ListView = 'list' | 'map'

/** Name of the page that lists a goal. */
export const listNameOf = (goal: ListingGoal) => (goal === 'sale' ? 'for-sale' : 'for-rent')

/** The criteria that select listings, without order and page. */
export type ListingFilter = FilterValues & {
  goal: ListingGoal
  /** The page's language, in whose titles and descriptions the words of `text` are looked for. */
  textLocale?: Locale | undefined
}

/** Filter, order and page of a list. Stored in the address, so that it can be shared and revisited. */
export type ListingCriteria = ListingFilter & {
  sort: ListingSort
  /** From 1. */
  page: number
  /** The same listings as cards alone, or beside a map of all of them. */
  view: ListView
  /** Words typed into a search box, interpreted by the search feature. */
  words?: string | undefined
  /** Words of an earlier search that were not understood, to be reported. */
  unknown?: string | undefined
  /** The words of an earlier search asked for both goals, so the list leads to the other one. */
  isBoth?: true | undefined
}

/** Criteria that search words can set. */
export type WordFilters = Pick<FilterValues, 'zips' | 'webIds'> &
  Partial<FilterValues> &
  Partial<Pick<ListingCriteria, 'sort'>>

export type WordsFound = WordFilters & {
  /** Set if the words name a goal: they may mean the other list. */
  goal?: ListingGoal
  /** The words name both goals. */
  isBoth?: true
  /** Words that were not understood, as typed. */
  unknown: string[]
}

/**
 * Reads a list's query. Invalid values (text instead of a number, a negative price, an unknown order) are ignored, so
 * that a mistyped address shows the unfiltered list rather than an error.
 * @param locale - of the page
 */
export const readCriteria = (
  goal: ListingGoal,
  query: URLSearchParams,
  locale?: Locale,
): ListingCriteria => ({
  goal,
  ...readFilters(query),
  ...(locale && query.has('text') && { textLocale: locale }),
  sort: listingSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
  page: wholeNumber(query.get('page'), 10_000) ?? 1,
  words: words([query.get('q'), query.get('where')].join(' ')),
  unknown: words(plainWords(query.get('unknown') ?? '')),
  ...(query.get('both') === '1' && { isBoth: true }),
  view: query.get('view') === 'map' ? 'map' : 'list',
})

/** Without bounds of prices: a rent is none of a sale. */
const withoutPrices = (criteria: ListingCriteria): ListingCriteria => ({
  ...criteria,
  ...{
    priceMinCents: undefined,
    priceMaxCents: undefined,
    perM2MinCents: undefined,
    perM2MaxCents: undefined,
  },
})

/** Without the main codes of municipalities that are asked for as a whole: one place of the form and its words. */
function withoutMainCodes(criteria: ListingCriteria): ListingCriteria {
  const mainCodes = criteria.areas.map((id) => areaById(id)?.mainCode)
  return { ...criteria, zips: criteria.zips.filter((code) => !mainCodes.includes(code)) }
}

/**
 * Merges the criteria with the meaning of the search words: places, types and other lists are added, others replaced; words
 * that lead to the other goal leave its prices here. Words that were not understood are kept, so that the list can report them.
 */
export const withSearchWords = (
  criteria: ListingCriteria,
  { goal, unknown, sort, isBoth, ...found }: WordsFound,
): ListingCriteria =>
  withOrderedRanges({
    ...withoutMainCodes(
      joinFilters(goal && goal !== criteria.goal ? withoutPrices(criteria) : criteria, found),
    ),
    goal: goal ?? criteria.goal,
    sort: sort ?? criteria.sort,
    page: 1,
    words: undefined,
    unknown: words(unknown.join(', ')),
    isBoth,
  })

/** The canonical query of a list: known parameters in one order, without defaults. */
export function writeCriteria(criteria: ListingCriteria, cityParameter: (code: string) => string): string {
  const query = new URLSearchParams()
  for (const [name, value] of writeFilters(criteria, cityParameter)) query.append(name, value)
  if (criteria.sort !== 'newest') query.set('sort', criteria.sort)
  if (criteria.view === 'map') query.set('view', 'map')
  if (criteria.page > 1) query.set('page', String(criteria.page))
  if (criteria.unknown) query.set('unknown', criteria.unknown)
  if (criteria.isBoth) query.set('both', '1')
  const text = query.toString()
  return text && `?${text}`
}

/** The filters alone, without order and page. */
export function filterOfCriteria(criteria: ListingFilter & Partial<ListingCriteria>): ListingFilter {
  const { page: _page, sort: _sort, words: _words, ...shown } = criteria
  const { unknown: _unknown, isBoth: _isBoth, view: _view, ...filter } = shown
  return filter
}

/** Tells whether any filter is set. */
export const isFiltered = (criteria: FilterValues) => countSet(criteria) > 0

/** Filters whose lists search engines may index: each value has a page that others link to. */
const indexed = allFilters.filter(({ name }) => name === 'zips' || name === 'areas' || name === 'webIds')

/**
 * Tells whether search engines may index a list: unfiltered, or narrowed to one place, one area or one type, in its default
 * order. Its map view is the same list and has it as canonical address.
 */
export const isIndexable = (criteria: ListingCriteria) =>
  countSet(criteria) <= 1 &&
  countSet(criteria) === countSet(criteria, indexed) &&
  criteria.sort === 'newest' &&
  !criteria.words &&
  !criteria.unknown &&
  !criteria.isBoth

const words = (text: string | null) => text?.trim().slice(0, longestParameter) || undefined

export function wholeNumber(text: string | null, largest: number): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text)) return undefined
  const number = Number(text)
  return number > 0 && number <= largest ? number : undefined
}
