import pg from 'pg'
import { type DatabaseLimits, defaultSettings, longestAnswerMs } from './database-limits'
import { DatabaseUnavailable, toConnectProblem, toQueryProblem } from './database-problem'
import { beginsWith, breakOff } from './driver.server'
import { timed } from './query-times.server'
import { currentRequest } from './request-scope.server'

type PoolOptions = {
  /** Read for every new connection: after a restart the embedded server can have another port. */
  url: () => string
  max: number
  limits?: DatabaseLimits
  /** In the list of the server's connections. */
  name?: string
}

/** Seconds of silence after which a connection is probed, ten times a second apart: the other end may be gone. */
const keepAliveDelayMs = 10_000

/**
 * A pool that tells a database that gave no answer by one error, {@link DatabaseUnavailable}. Its statements end within
 * the limits, and those of a request within the request's time: what a visitor was refused is never done afterwards.
 */
export function createPool({
  url,
  max,
  limits = defaultSettings.requests,
  name = 'pignon',
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: clientClass(url, longestAnswerMs(limits)),
    max,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    connectionTimeoutMillis: limits.wait,
    query_timeout: longestAnswerMs(limits),
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idle,
  })
  pool.connect = tellProblems(pool.connect, toConnectProblem)
  // A connection that is lost tells the pool before it tells the query.
  pool.query = tellProblems(pool.query, toQueryProblem)
  return pool
}

function clientClass(url: () => string, answerMs: number): typeof pg.Client {
  class LimitedClient extends pg.Client {
    constructor(given?: pg.ClientConfig) {
      super({ ...given, connectionString: url() })
    }
  }
  const { query } = pg.Client.prototype
  LimitedClient.prototype.query = tellProblems(
    timed(function (this: unknown, ...args: unknown[]) {
      requireTime(args[0], answerMs)
      return (query as Call).apply(this, args)
    }),
    function (this: pg.Client, error) {
      // The statement may still run: whoever used the connection next would wait for it.
      if (error.message === 'Query read timeout') breakOff(this)
      return toQueryProblem(error)
    },
  ) as typeof query
  return LimitedClient
}

/** A statement begins only while its request has the time for it to fail. */
function requireTime(statement: unknown, answerMs: number) {
  const request = currentRequest()
  if (!request || request.endsAt - performance.now() >= answerMs || beginsWith(statement, 'rollback')) return
  throw new DatabaseUnavailable('late', new Error('the request has no time left for another statement'))
}

type Call = (...args: unknown[]) => unknown

/** A function that answers by its last argument or by a promise, with its errors told otherwise. */
export function tellProblems<Wrapped>(
  call: Wrapped,
  toProblem: (this: never, error: Error) => Error,
): Wrapped {
  return function (this: unknown, ...args: unknown[]) {
    const problemOf = (error: Error) => toProblem.call(this as never, error)
    const callback = args.at(-1)
    const isCallback = typeof callback === 'function'
    if (isCallback)
      args[args.length - 1] = (error: Error | undefined, ...results: unknown[]) =>
        callback(error && problemOf(error), ...results)
    try {
      const answer = (call as Call).apply(this, args)
      if (!(answer instanceof Promise)) return answer
      return answer.catch((error: Error) => {
        throw problemOf(error)
      })
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      if (!isCallback) return Promise.reject(error)
      process.nextTick(callback, error)
      return undefined
    }
  } as Wrapped
}
