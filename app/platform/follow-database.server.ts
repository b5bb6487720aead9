import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from '#db/schema'
import { contentChannel, contentVersion } from './content-version.server'
import type { Database } from './database.server'
import { toConnectProblem, tooManyConnections } from './database-problem'
import { log } from './log.server'

const reconnectMs = 1_000
const patienceMs = 30_000
const connectMs = 2_000

/** Who is told what transactions notify of. */
export type Listeners = {
  /** The public content changed; also called when it may have, with the version that it has. */
  changed(version: number): void
  /** Other channels by name; `undefined` says that some of their words may have been missed. */
  others?: Record<string, (payload: string | undefined) => void>
}

export type Following = {
  /** Listens over another connection: the former may have been lost without a word. */
  renew(): void
  stop(): Promise<void>
}

/** In milliseconds: how often the connection is tried, and the version read. */
type Times = { tryMs: number; checkMs: number }

const usual: Times = { tryMs: 15_000, checkMs: 60_000 }

/**
 * Hears what transactions of every process notify of, over one connection. One that is lost comes back by itself, and
 * everybody is told then: what happened in between is not known. One that is lost without a word (a router forgot it)
 * hears nothing for ever, so it is tried, and the version of the content is read, now and then.
 * @throws the driver's error when the first connection fails
 */
export async function followDatabase(
  database: Pick<Database, 'url' | 'db'>,
  listeners: Listeners,
  { tryMs, checkMs }: Times = usual,
): Promise<Following> {
  const { changed, others = {} } = listeners
  const stop = new AbortController()
  let { client, version: told } = await listenPatiently()
  const timers = [
    setInterval(() => void tryConnection(), tryMs).unref(),
    setInterval(() => check().catch(reportLoss), checkMs).unref(),
  ]

  /** Idle connections of the pool may have all that the server gives: they close after ten seconds. */
  async function listenPatiently(): ReturnType<typeof listen> {
    for (const until = performance.now() + patienceMs; ; await sleep(reconnectMs)) {
      try {
        return await listen(database.url, { ...listeners, changed: tell }, lost)
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
    const back = await listen(database.url, { ...listeners, changed: tell }, lost)
    const former = client
    client = back.client
    leave(former)
    if (stop.signal.aborted) leave(client)
    else {
      tell(back.version)
      for (const heard of Object.values(others)) heard(undefined)
    }
    return true
  }

  async function tryConnection() {
    const tried = client
    const isHeard = await tried.query('select 1').then(
      () => true,
      () => false,
    )
    if (isHeard || tried !== client || stop.signal.aborted) return
    await listenAnew().catch(reportLoss)
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
      for (const timer of timers) clearInterval(timer)
      await client.end().catch(() => {})
    },
  }
}

/** Not waited for: the other end may never answer. */
const leave = (client: pg.Client) => void client.end().catch(() => {})

const reportLoss = (error: Error) =>
  log.warn({ err: toConnectProblem(error) }, 'no connection for notifications, trying again')

async function listen(url: string, { changed, others = {} }: Listeners, lost: (client: pg.Client) => void) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pignon content',
    keepAlive: true,
    // Nobody refuses where the network swallows everything: the next try comes soon after the database is back.
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  })
  client.on('error', () => {})
  client.on('notification', ({ channel, payload = '' }) =>
    channel === contentChannel ? changed(Number(payload)) : others[channel]?.(payload),
  )
  try {
    await client.connect()
    for (const channel of [contentChannel, ...Object.keys(others)]) await client.query(`listen ${channel}`)
    const version = await contentVersion(drizzle(client, { schema }))
    client.once('end', () => lost(client))
    return { client, version }
  } catch (error) {
    leave(client)
    throw error
  }
}
