import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.server'

/** Any number that nothing else in this database locks: two processes that start at once migrate in turn. */
export const migrationLock = 7_446_665_111

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
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    await client.query('reset lock_timeout; reset statement_timeout')
    client.release()
  } catch (error) {
    // The lock belongs to the connection: closing it is what frees it now.
    client.release(true)
    throw error
  }
}
