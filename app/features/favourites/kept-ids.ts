/**
 * Lists of homes that a visitor's own device remembers, and the one form in which they are written: in its storage
 * as in an address, `2706,2687`, the newest first.
 */
export const keptKey = 'favourites'
export const seenKey = 'recentlySeen'

/** As many as a page can still show and an address can carry. */
export const mostKept = 60
/** More is a history of somebody's interests, not a help. */
export const mostSeen = 12

/** Name of the parameter that carries a list. */
export const idsParameter = 'ids'

/**
 * Reads a list of listing ids. Storage and addresses can be written by anybody: what is no id is passed over, each
 * counts once.
 * @param most - how many are kept, from the start
 */
export function readIds(text: string | null | undefined, most: number): number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, most)
}

/** `?ids=2706,2687`; commas may stand in a query as they are, and an address is read by people. */
export const idsQuery = (ids: readonly number[]): string => `?${idsParameter}=${ids.join()}`

/** The list with this id first. */
export const withFirst = (ids: readonly number[], id: number): number[] => [
  id,
  ...ids.filter((other) => other !== id),
]

export const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id)

/**
 * The list with this id again, after the one that it follows in an order.
 * @param order - ids as they stand, this one among them; what is not on the list counts for its place only
 */
export function putBack(ids: readonly number[], id: number, order: readonly number[]): number[] {
  const before = order.slice(0, order.indexOf(id)).findLast((other) => ids.includes(other))
  return before === undefined ? withFirst(ids, id) : [...ids].toSpliced(ids.indexOf(before) + 1, 0, id)
}
