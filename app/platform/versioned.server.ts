import type { Db } from './database.server'

/**
 * Keeps what is read from public data until the content version goes up. What a load began under an older
 * version is answered but not kept.
 */
let epoch = 0

const mostKeys = 5_000

export const forgetVersioned = () => {
  epoch += 1
}

export function versioned<Key extends string, Value>(load: (db: Db, key: Key) => Promise<Value>) {
  const kept = new WeakMap<Db, Map<Key, { epoch: number; value: Promise<Value> }>>()
  return (db: Db, key: Key): Promise<Value> => {
    const ofDatabase = kept.get(db) ?? new Map()
    kept.set(db, ofDatabase)
    const known = ofDatabase.get(key)
    if (known?.epoch === epoch) return known.value
    const value = load(db, key)
    // What visitors can vary without end is forgotten as a whole before it fills the memory.
    if (ofDatabase.size >= mostKeys) ofDatabase.clear()
    ofDatabase.set(key, { epoch, value })
    value.catch(() => ofDatabase.delete(key))
    return value
  }
}
