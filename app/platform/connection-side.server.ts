import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type ConnectionLanes, createConnectionLanes } from './connection-lanes'
import { type DatabaseLimits, longestAnswerMs } from './database-limits'
import { findDatabaseProblem, tooManyConnections } from './database-problem'
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
    const leave = await own.lanes.enter(visitOf(request), until - performance.now())
    try {
      return onRelease(await own.pool.connect(), leave)
    } catch (error) {
      leave()
      if (findDatabaseProblem(error)?.code !== tooManyConnections || performance.now() > until) throw error
      shrink(own)
      await giveBackIdle(other)
      await sleep(retryMs)
    }
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
async function giveBackIdle({ pool }: Side) {
  if (pool.idleCount === 0) return
  const client = await pool.connect().catch(() => undefined)
  client?.release(true)
}
