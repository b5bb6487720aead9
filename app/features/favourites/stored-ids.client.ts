import { favouritesKey, maxFavourites, maxSeen, readIds, seenKey } from './favourite-ids'

const limitOf = { [favouritesKey]: maxFavourites, [seenKey]: maxSeen }
export type StoredList = keyof typeof limitOf

/** Reads a stored list; empty where storage is blocked. */
export function storedIds(list: StoredList): number[] {
  try {
    return readIds(localStorage.getItem(list), limitOf[list])
  } catch {
    return []
  }
}

/** @returns false where the device's storage is full or blocked */
export function storeIds(list: StoredList, ids: readonly number[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(list, ids.slice(0, limitOf[list]).join())
    else localStorage.removeItem(list)
    return true
  } catch {
    return false
  }
}
