import pg from 'pg'
import { EnvironmentProblem } from './config.server'
import { tooManyConnections } from './database-problem'

/** A pooler with other users may give back the same connection by chance. */
const tries = 3

/**
 * Refuses a pooler that gives every transaction another connection of the server (PgBouncer's transaction pooling):
 * prepared statements, notifications and locks belong to a connection, so that pages would fail.
 * @throws {EnvironmentProblem}
 */
export async function refuseTransactionPooling(url: string): Promise<void> {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 }))
  const [one, other] = clients
  if (!one || !other) return
  try {
    for (const client of clients) client.on('error', () => {})
    await Promise.all(clients.map((client) => client.connect()))
    for (let time = 0; time < tries; time++)
      if (await isPooled(one, other)) throw new EnvironmentProblem(problem)
  } catch (error) {
    // A server with so few connections has them for the site alone.
    if ((error as { code?: string }).code !== tooManyConnections) throw error
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
}

/** A connection is another one, or the same as somebody else's, while a transaction holds one. */
async function isPooled(one: pg.Client, other: pg.Client): Promise<boolean> {
  const before = await connectionOf(one)
  await other.query('begin')
  const held = await connectionOf(other)
  const after = await connectionOf(one)
  await other.query('rollback')
  return before !== after || before === held
}

async function connectionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

const problem =
  'The pooler of DATABASE_URL gives each transaction another connection, which Pignon cannot work with: set pool_mode = session for this database, or name the server itself. See "Behind a pooler" in docs/operating.md.'
