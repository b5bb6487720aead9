import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { advisoryLocks } from './advisory-locks'
import type { Database } from './database.server'
import { waitWithoutEnd } from './driver.server'

/**
 * Brings the tables up to date: runs the plain SQL of `db/migrations` that this database has not seen yet, in one
 * transaction.
 * @param folder - as drizzle-kit writes it; the product runs with the project root as its working directory
 * @throws the driver's error when a migration fails; nothing is changed then
 */
export async function migrate(database: Pick<Database, 'pool'>, folder = path.resolve('db/migrations')) {
  const client = await database.pool.connect()
  try {
    // Another process may migrate a large table now, and this one takes the time that its own tables need.
    waitWithoutEnd(client)
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    // Closing it frees the lock, and no other work has a connection without limits.
    client.release(true)
  }
}
