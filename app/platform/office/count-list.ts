import type { Searching } from './office-search'

/** Rows on a page of a list of the office. */
export const pageSize = 50

/** How many rows a list shows with its filters; with `isMore` it does not count further. */
export type ListCount = { total: number; isMore?: boolean }

/**
 * Counts what a list of the office shows, offered by its room: Today names the number and leads to the list (B71).
 * @param query - the filters, as the address of the list has them
 */
export type CountList = (searching: Searching, query: URLSearchParams) => Promise<ListCount>

/** A count that ended one above the most that a list counts. */
export const countedTo = (most: number, found: number): Required<ListCount> => ({
  total: Math.min(found, most),
  isMore: found > most,
})
