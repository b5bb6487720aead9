import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type ConnectionLanes, createConnectionLanes } from './connection-lanes'
import { type DatabaseLimits, longestAnswerMs } from './database-limits'
import { DatabaseUnavailable, findDatabaseProblem, tooManyConnections } from './database-problem'
import { beginsWith } from './driver.server'
import type { RequestScope } from './request-scope.server'

/** Connections of one kind, and who may have one of them. */
export type Side = {
  pool: pg.Pool
  lanes: ConnectionLanes
  limits: DatabaseLimits
  max: number
  /** Fewer than `max` while the server has no more. */
  places: number
  /** When the server last had no more, by `performance.now()`. */
  fullAt: number
}

export const createSide = (pool: pg.Pool, max: number, limits: DatabaseLimits): Side => ({
  pool,
  lanes: createConnectionLanes(max),
  limits,
  max,
  places: max,
  fullAt: 0,
})

/** A server that had no connection left is asked for one more after this time. */
const growMs = 5_000
const retryMs = 100

/** A connection within the side's bound; a server that has none left is asked again until then. */
export async function acquire(own: Side, other: Side, request?: RequestScope): Promise<pg.PoolClient> {
  const now = performance.now()
  const lastBegin = request ? request.endsAt - longestAnswerMs(own.limits) : Number.POSITIVE_INFINITY
  const until = Math.min(now + own.limits.wait, lastBegin)
  growAgain(own)
  for (;;) {
    requireTime(lastBegin)
    const leave = await own.lanes.enter(visitOf(request), until - performance.now())
    try {
      return onRelease(await connectBefore(lastBegin, own.pool), leave)
    } catch (error) {
      leave()
      if (findDatabaseProblem(error)?.code !== tooManyConnections || performance.now() > until) throw error
      shrink(own)
      await closeIdle(other)
      await sleep(retryMs)
    }
  }
}

/** No statement would begin any more, not even the one that opens a transaction. */
function requireTime(lastBegin: number) {
  if (performance.now() > lastBegin)
    throw new DatabaseUnavailable('late', new Error('the request has no time left for a connection'))
}

async function connectBefore(lastBegin: number, pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    requireTime(lastBegin)
    return client
  } catch (error) {
    client.release()
    throw error
  }
}

/** Jobs have connections of their own, of which none is held back. */
const visitOf = (request: RequestScope | undefined) => ({
  lane: request?.lane ?? 'health',
  page: request?.page ?? '',
  isUrgent: request ? request.openTransactions > 0 : false,
})

function onRelease(client: pg.PoolClient, leave: () => void): pg.PoolClient {
  const { release } = client
  client.release = (error) => {
    leave()
    release(error)
  }
  return client
}

export function markTransaction(client: pg.PoolClient, request: RequestScope) {
  request.openTransactions += 1
  onRelease(client, () => {
    request.openTransactions -= 1
  })
}

/** The ORM keeps a connection for ever when the `begin` that it sends first fails. */
export function releaseUnlessBegun(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    Reflect.deleteProperty(client, 'query')
    const answer = query(...args)
    if (answer instanceof Promise && beginsWith(args[0], 'begin')) answer.catch(() => giveUp(client))
    return answer
  }) as typeof client.query
  onRelease(client, () => Reflect.deleteProperty(client, 'query'))
}

/** The connection is closed; whoever releases it too does no harm. */
function giveUp(client: pg.PoolClient) {
  client.release(true)
  client.release = () => {}
}

function shrink(side: Side) {
  side.places = Math.max(1, side.pool.totalCount)
  side.fullAt = performance.now()
  side.lanes.resize(side.places)
}

function growAgain(side: Side) {
  if (side.places === side.max || performance.now() - side.fullAt < growMs) return
  side.places += 1
  side.fullAt = performance.now()
  side.lanes.resize(side.places)
}

/** One idle connection of the other side is closed, so that the server has one for this side. */
async function closeIdle({ pool }: Side) {
  if (pool.idleCount === 0) return
  const client = await pool.connect().catch(() => undefined)
  client?.release(true)
}
