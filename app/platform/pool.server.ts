import pg from 'pg'
import { toConnectProblem, toQueryProblem } from './database-problem'

/** The options of the driver's pool; the address comes from `url`. */
type PoolOptions = Omit<pg.PoolConfig, 'Client' | 'connectionString'> & {
  /** Read for every new connection: after a restart the embedded server can have another port. */
  url: () => string
}

/** A pool that tells a database that gave no answer by one error: {@link DatabaseUnavailable}. */
export function createPool({ url, ...options }: PoolOptions): pg.Pool {
  class CurrentClient extends pg.Client {
    constructor(given?: pg.ClientConfig) {
      super({ ...given, connectionString: url() })
    }
  }
  CurrentClient.prototype.query = tellProblems(pg.Client.prototype.query, toQueryProblem)
  const pool = new pg.Pool({ ...options, Client: CurrentClient })
  pool.connect = tellProblems(pool.connect, toConnectProblem)
  // A connection that is lost tells the pool before it tells the query.
  pool.query = tellProblems(pool.query, toQueryProblem)
  return pool
}

type Failed = (error: Error | undefined, ...results: unknown[]) => void

/** A function that answers by its last argument or by a promise, with its errors told otherwise. */
function tellProblems<Call>(call: Call, toProblem: (error: Error) => Error): Call {
  const told = function (this: unknown, ...args: unknown[]) {
    const callback = args.at(-1)
    if (typeof callback === 'function')
      args[args.length - 1] = ((error, ...results) =>
        callback(error && toProblem(error), ...results)) satisfies Failed
    const answer: unknown = (call as (...args: unknown[]) => unknown).apply(this, args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: Error) => {
      throw toProblem(error)
    })
  }
  return told as Call
}
