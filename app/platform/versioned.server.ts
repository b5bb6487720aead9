import type { Db } from './database.server'

type Load<Key, Value> = (db: Db, key: Key) => Promise<Value>

/** `until`: when others load again rather than wait, by `performance.now()`; never once the value is there. */
type CacheEntry<Value> = { epoch: number; value: Promise<Value>; until: number }

let epoch = 0

const mostKeys = 5_000
/** Longer than any request waits: what hangs must not be waited for by those who come after. */
const longestLoadMs = 10_000

export const clearVersioned = () => {
  epoch += 1
}

/** Rises each time that what is kept must be read again. */
export const versionedEpoch = () => epoch

/**
 * Keeps what is read from public data until the content version goes up. What a load began under an older
 * version is answered but not kept.
 * @param keyOf - the text by which what is kept is told apart; needed where keys are objects
 */
export function versioned<Key extends string, Value>(load: Load<Key, Value>): Load<Key, Value>
export function versioned<Key, Value>(load: Load<Key, Value>, keyOf: (key: Key) => string): Load<Key, Value>
export function versioned<Key, Value>(
  load: Load<Key, Value>,
  keyOf: (key: Key) => string = String,
): Load<Key, Value> {
  const kept = new WeakMap<Db, Map<string, CacheEntry<Value>>>()
  return (db, key) => {
    const ofDatabase: Map<string, CacheEntry<Value>> = kept.get(db) ?? new Map()
    kept.set(db, ofDatabase)
    const name = keyOf(key)
    const known = ofDatabase.get(name)
    if (known?.epoch === epoch && performance.now() < known.until) return known.value
    const value = load(db, key)
    // What visitors can vary without end is forgotten as a whole before it fills the memory.
    if (ofDatabase.size >= mostKeys) ofDatabase.clear()
    const mine = { epoch, value, until: performance.now() + longestLoadMs }
    ofDatabase.set(name, mine)
    value.then(
      () => {
        mine.until = Number.POSITIVE_INFINITY
      },
      // After a change of the content, or too long a load, another may stand in its place.
      () => ofDatabase.get(name) === mine && ofDatabase.delete(name),
    )
    return value
  }
}
