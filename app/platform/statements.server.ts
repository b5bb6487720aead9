import type { Db } from './database.server'

/** A connection takes a name for one text only, whoever prepared it. */
let named = 0

/**
 * Keeps prepared statements by their shape, for each database and for each transaction: for a list, building the
 * statement again costs the ORM more than answering it costs PostgreSQL, and PostgreSQL need not plan it again.
 * @param kind - begins their names, for those who read the database's own statistics
 */
export function statements<Statement>(kind: string) {
  const kept = new WeakMap<Db, Map<string, Statement>>()
  return (db: Db, shape: string, prepare: (name: string) => Statement): Statement => {
    const ofDatabase = kept.get(db) ?? new Map<string, Statement>()
    kept.set(db, ofDatabase)
    const known = ofDatabase.get(shape)
    if (known) return known
    named += 1
    const made = prepare(`${kind}_${named}`)
    ofDatabase.set(shape, made)
    return made
  }
}
