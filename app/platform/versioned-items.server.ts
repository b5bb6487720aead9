import { LRUCache } from 'lru-cache'
import type { Db } from './database.server'
import { versionedEpoch } from './versioned.server'

type Load<Place, Item> = (db: Db, place: Place, ids: number[]) => Promise<Map<number, Item>>
type CachedItems<Item> = { epoch: number; items: LRUCache<string, NonNullable<Item>> }

/**
 * Keeps single items that are read from public data until the content version goes up, the most recently used ones
 * first. Only those that are missing are loaded.
 * @param most - items that one process keeps
 * @param keyOf - the text by which places are told apart, such as the language
 * @returns a function that finds items in the order of their ids, without those that do not exist
 */
export function versionedItems<Place, Item extends object>(
  most: number,
  load: Load<Place, Item>,
  keyOf: (place: Place) => string,
) {
  const kept = new WeakMap<Db, CachedItems<Item>>()
  return async (db: Db, place: Place, ids: readonly number[]): Promise<Item[]> => {
    // What a load began under an older version goes into a cache that nobody reads any more.
    const { items } = currentItems(kept, db, most)
    const key = keyOf(place)
    const known = new Map(ids.map((id) => [id, items.get(`${key} ${id}`)]))
    const missing = ids.filter((id) => !known.get(id))
    const loaded = missing.length > 0 ? await load(db, place, missing) : new Map<number, Item>()
    for (const [id, item] of loaded) items.set(`${key} ${id}`, item)
    return ids.flatMap((id) => known.get(id) ?? loaded.get(id) ?? [])
  }
}

function currentItems<Item>(kept: WeakMap<Db, CachedItems<Item>>, db: Db, most: number): CachedItems<Item> {
  const known = kept.get(db)
  const epoch = versionedEpoch()
  if (known?.epoch === epoch) return known
  const made: CachedItems<Item> = { epoch, items: new LRUCache({ max: most }) }
  kept.set(db, made)
  return made
}
