import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from '#db/schema'
import type { Database, Db } from './database.server'
import { toConnectProblem, tooManyConnections } from './database-problem'
import { log } from './log.server'

const { contentVersion: table, contentChanges: changes } = schema

/** Channel on which processes tell each other that the public content changed; the payload is the version. */
const channel = 'content'
const reconnectMs = 1_000
const patienceMs = 30_000
const connectMs = 2_000

/** Ids of the listings that a change touches; `many` when they are not worth naming. */
export type ChangedListings = readonly number[] | 'many'

/** So many versions are remembered with what they changed, and so many listings of each. */
const rememberedVersions = 32
const mostNamed = 5_000

/**
 * Says that the transaction changes what the public sees: page caches empty themselves when it commits. Versions commit
 * in their order, because the row stays locked until then.
 * @returns the new version
 */
export async function bumpContentVersion(tx: Db, changed: ChangedListings = []): Promise<number> {
  const ids = changed === 'many' || changed.length > mostNamed ? null : [...changed]
  const { rows } = await tx.execute<{ version: string }>(sql`
    with bumped as (
      insert into ${table} (id, version) values (1, 2)
      on conflict (id) do update set version = ${table}.version + 1
      returning version),
    noted as (
      insert into ${changes} (version, listing_ids)
      select version, ${sql.param(ids)}::int[] from bumped
      on conflict (version) do update set listing_ids = excluded.listing_ids),
    forgotten as (delete from ${changes} where version <= (select version from bumped) - ${rememberedVersions})
    select version, pg_notify(${channel}, version::text) from bumped`)
  return Number(rows[0]?.version)
}

/**
 * Finds the listings that changed after a version.
 * @returns undefined if that is not known: too long ago, or too many
 */
export async function listingsChangedSince(
  db: Db,
  version: number,
): Promise<{ version: number; ids: number[] } | undefined> {
  const { rows } = await db.execute<{
    version: string
    noted: number
    unknown: boolean
    ids: number[] | null
  }>(sql`
    select current.version, count(changed.version)::int as noted,
      bool_or(changed.version is not null and changed.listing_ids is null) as unknown,
      (select array_agg(distinct id) from ${changes} as one, unnest(one.listing_ids) as id
        where one.version > ${version} and one.version <= current.version) as ids
    from ${table} as current
    left join ${changes} as changed on changed.version > ${version} and changed.version <= current.version
    group by current.version`)
  const [row] = rows
  const now = Number(row?.version ?? 1)
  if (now < version || row?.unknown || (row?.noted ?? 0) !== now - version) return undefined
  return { version: now, ids: row?.ids ?? [] }
}

/** Version of the content that committed transactions left. */
export async function contentVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: table.version }).from(table)
  return row?.version ?? 1
}

export type Following = {
  /** Listens over another connection: the former may have been lost without a word. */
  renew(): void
  stop(): Promise<void>
}

/**
 * Calls `changed` with the version after every change, also one made by another process. A connection that is
 * lost comes back by itself, and `changed` is called then: what happened in between is not known. One that is
 * lost without a word (a router forgot it) hears nothing for ever, so the version is also read now and then.
 * @param checkMs - how often it is read, in milliseconds
 * @throws the driver's error when the first connection fails
 */
export async function followContentVersion(
  database: Pick<Database, 'url' | 'db'>,
  changed: (version: number) => void,
  checkMs = 60_000,
): Promise<Following> {
  const stop = new AbortController()
  let { client, version: told } = await listenPatiently()
  const timer = setInterval(() => check().catch(reportLoss), checkMs).unref()

  /** Idle connections of the pool may have all that the server gives: they close after ten seconds. */
  async function listenPatiently(): ReturnType<typeof listen> {
    for (const until = performance.now() + patienceMs; ; await sleep(reconnectMs)) {
      try {
        return await listen(database.url, tell, lost)
      } catch (error) {
        if ((error as { code?: string }).code !== tooManyConnections || performance.now() > until) throw error
      }
    }
  }

  function tell(version: number) {
    told = version
    changed(version)
  }

  function lost(one: pg.Client) {
    if (one === client) void comeBack()
  }

  async function comeBack() {
    while (!stop.signal.aborted) {
      await sleep(reconnectMs, undefined, { ref: false })
      if (await listenAnew().catch(reportLoss)) return
    }
  }

  async function listenAnew(): Promise<true> {
    const back = await listen(database.url, tell, lost)
    const former = client
    client = back.client
    leave(former)
    if (stop.signal.aborted) leave(client)
    else tell(back.version)
    return true
  }

  async function check() {
    const version = await contentVersion(database.db)
    if (version === told || stop.signal.aborted) return
    tell(version)
    await listenAnew()
  }

  return {
    renew: () => void listenAnew().catch(reportLoss),
    stop: async () => {
      stop.abort()
      clearInterval(timer)
      await client.end().catch(() => {})
    },
  }
}

/** Not waited for: the other end may never answer. */
const leave = (client: pg.Client) => void client.end().catch(() => {})

const reportLoss = (error: Error) =>
  log.warn({ err: toConnectProblem(error) }, 'no connection for content changes, trying again')

async function listen(url: string, tell: (version: number) => void, lost: (client: pg.Client) => void) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pignon content',
    keepAlive: true,
    // Nobody refuses where the network swallows everything: the next try comes soon after the database is back.
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  })
  client.on('error', () => {})
  client.on('notification', ({ payload }) => tell(Number(payload)))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    const version = await contentVersion(drizzle(client, { schema }))
    client.once('end', () => lost(client))
    return { client, version }
  } catch (error) {
    leave(client)
    throw error
  }
}
