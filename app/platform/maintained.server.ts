import type { Db } from './database.server'
import { versionedEpoch } from './versioned.server'

type Sources<Value> = {
  load(db: Db): Promise<Value>
  /** Brings it up to date with the database, which may change it in place. */
  refresh(db: Db, former: Value): Promise<Value>
}
type CacheEntry<Value> = { epoch: number; value: Promise<Value>; until: number }
/** Makes what was refreshed the value of the content version that begins. */
type Adopt = () => void

const refreshers: ((db: Db) => Promise<Adopt>)[] = []

/** Longer than any request waits, see `versioned.server.ts`; loading much takes its time. */
const longestLoadMs = 120_000

/**
 * Keeps what is too expensive to load again for every content version: it is refreshed before a new version is announced
 * (`refreshMaintained`), and loaded only at first or when that failed.
 */
export function maintained<Value>({ load, refresh }: Sources<Value>): (db: Db) => Promise<Value> {
  const kept = new WeakMap<Db, CacheEntry<Value>>()
  refreshers.push(async (db) => {
    const known = kept.get(db)
    if (known?.epoch !== versionedEpoch()) return () => {}
    const value = await refresh(db, await known.value)
    return () => keep(db, Promise.resolve(value))
  })

  function keep(db: Db, value: Promise<Value>): CacheEntry<Value> {
    const mine = { epoch: versionedEpoch(), value, until: performance.now() + longestLoadMs }
    kept.set(db, mine)
    value.then(
      () => {
        mine.until = Number.POSITIVE_INFINITY
      },
      () => kept.get(db) === mine && kept.delete(db),
    )
    return mine
  }

  return (db) => {
    const known = kept.get(db)
    const isCurrent = known?.epoch === versionedEpoch() && performance.now() < known.until
    return (isCurrent ? known : keep(db, load(db))).value
  }
}

/** @returns what makes the refreshed values current; to be called when the new version begins */
export async function refreshMaintained(db: Db): Promise<Adopt> {
  const adopts = await Promise.all(refreshers.map((refresh) => refresh(db)))
  return () => {
    for (const adopt of adopts) adopt()
  }
}
