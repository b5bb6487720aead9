import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as schema from '#db/schema'
import { openConnections } from './connections.server'
import { type DatabaseSettings, type DatabaseUse, defaultSettings } from './database-limits'
import { type EmbeddedPostgres, openEmbedded } from './postgres/embedded.server'
import { refuseTransactionPooling } from './transaction-pooling.server'

export { homeOf as embeddedFolder } from './postgres/place.server'

/** What queries run on: the database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

export type Database = {
  pool: pg.Pool
  db: NodePgDatabase<typeof schema>
  /** For clients of their own, such as LISTEN. It holds a password, and may change when the server restarts. */
  readonly url: string
  /** Sets data of other major versions of the embedded server aside. @returns their new folders */
  setOtherMajorsAside(): string[]
  close(): Promise<void>
}

export type DatabaseConfig = {
  /** A PostgreSQL 15 or later; without it the embedded server of `dataDir` is used. */
  databaseUrl?: string | undefined
  dataDir: string
  log: (line: string) => void
  settings?: DatabaseSettings
  use?: DatabaseUse
  /** How long a database that is only starting is waited for; 30 seconds by default. */
  patienceMs?: number
  /** A backup takes the place of data of another major version of the embedded server. */
  mayReplaceMajor?: boolean
}

/** Name of the product's database in the embedded server. */
const name = 'pignon'
/** A database that starts together with the site is waited for. */
const defaultPatienceMs = 30_000

/**
 * Opens the product's database.
 * @throws {EmbeddedPostgresProblem} when there is no DATABASE_URL and no embedded server can run here
 * @throws {EnvironmentProblem} when a pooler of transactions stands before it
 * @throws the driver's error when DATABASE_URL does not answer within 30 seconds, or refuses the login
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { databaseUrl } = config
  if (databaseUrl) {
    await whenReady(
      () => databaseUrl,
      config,
      async () => {},
    )
    await refuseTransactionPooling(databaseUrl)
    return connect(() => databaseUrl, config)
  }
  const embedded = await openEmbedded(config.dataDir, config)
  try {
    await whenReady(() => embedded.url, config, createMissing)
    return connect(() => withDatabase(embedded.url), config, embedded)
  } catch (error) {
    await embedded.close()
    throw error
  }
}

function connect(
  url: () => string,
  { settings = defaultSettings, use = 'site' }: DatabaseConfig,
  embedded?: EmbeddedPostgres,
): Database {
  const pool = openConnections({ url, settings, use })
  return {
    pool,
    db: drizzle(pool, { schema }),
    get url() {
      return url()
    },
    setOtherMajorsAside: () => embedded?.setOtherMajorsAside() ?? [],
    close: async () => {
      await pool.end()
      await embedded?.close()
    },
  }
}

function withDatabase(serverUrl: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function createMissing(client: pg.Client) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount) return
  await client.query(`create database ${name}`).catch((error: unknown) => {
    // Another process of the product made it first.
    if (!['42P04', '23505'].includes(codeOf(error))) throw error
  })
}

/** Runs `task` on a connection, and waits for a database that is only starting. */
async function whenReady(
  url: () => string,
  { log, patienceMs = defaultPatienceMs }: DatabaseConfig,
  task: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const began = performance.now()
  for (let tries = 0; ; tries++) {
    try {
      return await runOnce(url(), task)
    } catch (error) {
      if (!isStarting(error) || performance.now() - began > patienceMs) throw error
      if (tries === 0) log(`waiting for the database (${codeOf(error)})`)
      await sleep(250)
    }
  }
}

async function runOnce(url: string, task: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await task(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Refused connections, SQLSTATE class 57P (shutting down, crashed, starting), and a server that has none left now. */
function isStarting(error: unknown): boolean {
  return ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? (error as Error).message
}
