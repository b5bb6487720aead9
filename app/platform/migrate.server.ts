import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { advisoryLocks } from './advisory-locks'
import type { Database } from './database.server'
import { waitWithoutEnd } from './driver.server'

/**
 * Whoever asks for a table that a migration waits for waits behind it: a reader of a minute would stop the site for that
 * minute (K5). So it waits this long, lets the others pass, and asks again.
 */
const lockWait = '2s'
const pauseMs = 1_000
/** Longer than a backup or an import of a hundred thousand listings reads a table. */
const usualPatienceMs = 10 * 60_000

type Options = {
  /** As drizzle-kit writes it; the product runs with the project root as its working directory. */
  folder?: string
  /** Called once, when tables are in use. */
  onWait?: () => void
  patienceMs?: number
}

/**
 * Brings the tables up to date: runs the plain SQL of `db/migrations` that this database has not seen yet, in one
 * transaction. Tables that are in use are waited for, a moment at a time.
 * @throws the driver's error when a migration fails, or a table is in use for ten minutes; nothing is changed then
 */
export async function migrate(
  { pool }: Pick<Database, 'pool'>,
  { folder = path.resolve('db/migrations'), onWait = () => {}, patienceMs = usualPatienceMs }: Options = {},
) {
  const client = await pool.connect()
  try {
    // Another process may migrate a large table now, and this one takes the time that its own tables need.
    waitWithoutEnd(client)
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await client.query(`set lock_timeout = '${lockWait}'`)
    const giveUpAt = performance.now() + patienceMs
    for (let tries = 0; await isInUse(client, folder, giveUpAt); tries += 1) {
      if (tries === 0) onWait()
      await sleep(pauseMs)
    }
  } finally {
    // Closing it frees the lock, and no other work has a connection without limits.
    client.release(true)
  }
}

/** Runs the migrations, or finds that one needs a table which somebody has now. */
async function isInUse(client: pg.PoolClient, folder: string, giveUpAt: number): Promise<boolean> {
  try {
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
    return false
  } catch (thrown) {
    const error = driverError(thrown)
    if (error.code !== lockNotAvailable || performance.now() > giveUpAt) throw error
    return true
  }
}

const lockNotAvailable = '55P03'

/** Drizzle puts its own around that of a statement. */
const driverError = (thrown: unknown): Error & { code?: string } => {
  const { cause } = thrown as { cause?: unknown }
  return (cause instanceof Error ? cause : thrown) as Error
}
