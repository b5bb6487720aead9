import { keptKey, mostKept, mostSeen, readIds, seenKey } from './kept-ids'

const mostOf = { [keptKey]: mostKept, [seenKey]: mostSeen }
export type StoredList = keyof typeof mostOf

/** What the device remembers; nothing where it may not keep anything. */
export function storedIds(list: StoredList): number[] {
  try {
    return readIds(localStorage.getItem(list), mostOf[list])
  } catch {
    return []
  }
}

/** @returns false where the device keeps nothing, be its storage full or off */
export function storeIds(list: StoredList, ids: readonly number[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(list, ids.slice(0, mostOf[list]).join())
    else localStorage.removeItem(list)
    return true
  } catch {
    return false
  }
}
