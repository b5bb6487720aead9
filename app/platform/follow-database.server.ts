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
  /** Whether the connection listened when it was looked at last. */
  isListening(): boolean
  /** Listens over another connection: the former may have been lost without a word. */
  renew(): void
  stop(): Promise<void>
}

/** In milliseconds. */
type Times = {
  /** How often the connection is asked what it listens to, and which version the content has. */
  lookMs: number
  /** How often the version is read over another connection. */
  checkMs: number
}

/** What is lost heals within five seconds: a look, two seconds without an answer, and a new connection. */
const usual: Times = { lookMs: 1_500, checkMs: 60_000 }

/**
 * Hears what transactions of every process notify of, over one connection. One that is lost comes back by itself, and
 * everybody is told then: what happened in between is not known. One that is lost without a word (a router forgot it),
 * or listens no more (a pooler gave it to somebody else), hears nothing for ever, so it is looked at all the time.
 * @throws the driver's error when the first connection fails
 */
export async function followDatabase(
  database: Pick<Database, 'url' | 'db'>,
  listeners: Listeners,
  { lookMs, checkMs }: Times = usual,
): Promise<Following> {
  const { changed, others = {} } = listeners
  const channels = [contentChannel, ...Object.keys(others)]
  const stop = new AbortController()
  let renewing: Promise<void> | undefined
  let looking: Promise<void> | undefined
  let told = 0
  let isListening = true
  const first = await listenPatiently()
  let { client } = first
  told = first.version
  const timers = [
    setInterval(() => void look(), lookMs).unref(),
    setInterval(() => check().catch(reportLoss), checkMs).unref(),
  ]

  /** Idle connections of the pool may have all that the server gives: they close after ten seconds. */
  async function listenPatiently(): ReturnType<typeof listen> {
    for (const until = performance.now() + patienceMs; ; await sleep(reconnectMs)) {
      try {
        return await listen(database.url, { channels, hear, lost })
      } catch (error) {
        if ((error as { code?: string }).code !== tooManyConnections || performance.now() > until) throw error
      }
    }
  }

  function hear(channel: string, payload: string) {
    if (channel !== contentChannel) others[channel]?.(payload)
    // A look may have been faster.
    else if (Number(payload) > told) tell(Number(payload))
  }

  function tell(version: number) {
    told = version
    changed(version)
  }

  function lost(one: pg.Client) {
    if (one !== client) return
    isListening = false
    void comeBack()
  }

  async function comeBack() {
    while (!stop.signal.aborted) {
      await sleep(reconnectMs, undefined, { ref: false })
      const isBack = await renew().then(
        () => true,
        () => false,
      )
      if (isBack) return
    }
  }

  /** Listens over another connection, once for all who ask for it at the same time. */
  function renew(): Promise<void> {
    renewing ??= listenAnew().finally(() => {
      renewing = undefined
    })
    return renewing.catch((error: Error) => {
      reportLoss(error)
      throw error
    })
  }

  async function listenAnew() {
    const back = await listen(database.url, { channels, hear, lost })
    const former = client
    client = back.client
    leave(former)
    if (stop.signal.aborted) return leave(client)
    isListening = true
    tell(back.version)
    for (const heard of Object.values(others)) heard(undefined)
  }

  /** Whether the connection answers and listens; what it should have heard and did not is told now. */
  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = undefined
    })
    return looking
  }

  async function lookOnce() {
    const [looked, toldBefore] = [client, told]
    const found = await lookAt(looked).catch(() => undefined)
    if (looked !== client || stop.signal.aborted) return
    isListening = found !== undefined && channels.every((channel) => found.channels.includes(channel))
    if (!found || !isListening) await renew().catch(() => {})
    // What was heard meanwhile is newer than what the look saw.
    else if (told === toldBefore && found.version !== told) tell(found.version)
  }

  /** A connection may lead to a server that is no longer the one that everybody writes to. */
  async function check() {
    const toldBefore = told
    const version = await contentVersion(database.db)
    // The first look may have begun before that version.
    for (let looks = 0; looks < 2 && version > told; looks++) await look()
    const isOlder = told !== toldBefore && version < told
    if (version === told || isOlder || stop.signal.aborted) return
    tell(version)
    await renew()
  }

  return {
    isListening: () => isListening,
    renew: () => void renew().catch(() => {}),
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

/** What a connection listens to, and the version that it sees; costs no transaction of its own. */
async function lookAt(client: pg.Client) {
  const { rows } = await client.query<{ channels: string[]; version: string | null }>(
    'select array(select pg_listening_channels()) as channels, (select max(version) from content_version) as version',
  )
  return { channels: rows[0]?.channels ?? [], version: Number(rows[0]?.version ?? 1) }
}

type Listening = {
  channels: readonly string[]
  hear: (channel: string, payload: string) => void
  lost: (client: pg.Client) => void
}

async function listen(url: string, { channels, hear, lost }: Listening) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pignon content',
    keepAlive: true,
    // Nobody refuses where the network swallows everything: the next try comes soon after the database is back.
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  })
  client.on('error', () => {})
  client.on('notification', ({ channel, payload = '' }) => hear(channel, payload))
  try {
    await client.connect()
    for (const channel of channels) await client.query(`listen ${channel}`)
    const version = await contentVersion(drizzle(client, { schema }))
    client.once('end', () => lost(client))
    return { client, version }
  } catch (error) {
    leave(client)
    throw error
  }
}
