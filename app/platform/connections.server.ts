import pg from 'pg'
import { acquire, createSide, markTransaction, releaseUnlessBegun, type Side } from './connection-side.server'
import {
  commandLimits,
  type DatabaseSettings,
  type DatabaseUse,
  jobLimits,
  shareConnections,
} from './database-limits'
import { toQueryProblem } from './database-problem'
import { clientsOf } from './driver.server'
import { createPool, tellProblems } from './pool.server'
import { currentRequest } from './request-scope.server'

type Options = {
  url: () => string
  settings: DatabaseSettings
  use: DatabaseUse
}

/**
 * The connections of a process as one pool: those of requests, and those of jobs and commands, which have more time. When
 * the server has fewer than both want, they share what there is.
 */
export function openConnections({ url, settings, use }: Options): pg.Pool {
  const share = shareConnections(settings.connections, use)
  const ofJobs = use === 'command' ? commandLimits : jobLimits
  const open = (max: number, limits = settings.requests): Side => {
    const pool = createPool({ url, max, limits })
    // Without these two a database that goes away takes the process with it: idle and lent connections. Nothing is
    // logged, because one that is lost is replaced, and the watch tells when the database is away.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return createSide(pool, max, limits)
  }
  const requests = open(share.requests)
  const jobs = open(share.jobs, ofJobs)
  return new SharedPool(requests, jobs)
}

/** What the driver's pool is to its users, its events and counts included; the connections are those of the two sides. */
class SharedPool extends pg.Pool {
  constructor(requests: Side, jobs: Side) {
    super()
    const connect = async (isTransaction: boolean) => {
      const request = currentRequest()
      const client = await (request ? acquire(requests, jobs, request) : acquire(jobs, requests))
      if (request && isTransaction) markTransaction(client, request)
      if (isTransaction) releaseUnlessBegun(client)
      return client
    }
    // A connection that is lost tells the pool before it tells the query.
    this.query = tellProblems(this.query, toQueryProblem)
    // The pool's own `query` uses the first form, transactions the second.
    this.connect = ((callback?: ConnectCallback) => {
      if (!callback) return connect(true)
      connect(false).then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error, undefined, () => {}),
      )
      return undefined
    }) as pg.Pool['connect']
    this.end = (async () => {
      await Promise.all([requests.pool.end(), jobs.pool.end()])
    }) as pg.Pool['end']
    countTogether(this, [requests, jobs])
    for (const { pool } of [requests, jobs]) forwardEvents(pool, this)
  }
}

function countTogether(shared: pg.Pool, sides: Side[]) {
  const sum = (count: (side: Side) => number) => ({
    get: () => sides.reduce((total, side) => total + count(side), 0),
  })
  Object.defineProperties(shared, {
    totalCount: sum(({ pool }) => pool.totalCount),
    idleCount: sum(({ pool }) => pool.idleCount),
    waitingCount: sum(({ pool, lanes }) => pool.waitingCount + lanes.waiting()),
    // Where the driver's pool has them: what watches the database hangs up on them when nothing answers.
    _clients: { get: () => sides.flatMap(({ pool }) => clientsOf(pool)) },
  })
}

function forwardEvents(from: pg.Pool, to: pg.Pool) {
  for (const event of ['connect', 'acquire', 'release', 'remove'] as const)
    from.on(event as 'connect', (...args: unknown[]) => to.emit(event, ...args))
  // Without a listener an error would end the process.
  from.on('error', (...args) => to.listenerCount('error') > 0 && to.emit('error', ...args))
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: () => void,
) => void
