/**
 * Lists of listing ids that a visitor's device stores. Storage and addresses use the same form: `2706,2687`, the
 * newest first.
 */
export const favouritesKey = 'favourites'
export const seenKey = 'recentlySeen'

/** As many as fit on one page and in an address. */
export const maxFavourites = 60
/** A longer list would be a record of somebody's interests rather than a help. */
export const maxSeen = 12

/** Name of the parameter that carries a list. */
export const idsParameter = 'ids'

/**
 * Reads a list of listing ids. Anybody can write storage and addresses, so invalid ids and duplicates are ignored.
 * @param limit - maximum length; further ids are dropped
 */
export function readIds(text: string | null | undefined, limit: number): number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, limit)
}

/** `?ids=2706,2687`; commas need no escaping in a query, and people read addresses. */
export const idsQuery = (ids: readonly number[]): string => `?${idsParameter}=${ids.join()}`

/** Returns the list with this id moved to the front. */
export const withFirst = (ids: readonly number[], id: number): number[] => [
  id,
  ...ids.filter((other) => other !== id),
]

export const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id)

/** Ids of a list that have no card: listings that were withdrawn, and ids that never were one. */
export const withoutCard = (ids: readonly number[], cards: readonly { id: number }[]): number[] =>
  ids.filter((id) => !cards.some((card) => card.id === id))

/**
 * Returns the list with this id reinserted after its predecessor in an order.
 * @param order - ids as displayed, including this one; ids that are not on the list only determine the position
 */
export function putBack(ids: readonly number[], id: number, order: readonly number[]): number[] {
  const before = order.slice(0, order.indexOf(id)).findLast((other) => ids.includes(other))
  return before === undefined ? withFirst(ids, id) : [...ids].toSpliced(ids.indexOf(before) + 1, 0, id)
}
