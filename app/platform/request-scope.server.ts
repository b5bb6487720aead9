import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What a request asks of the database. `health`: whether the site works, which always gets a connection. `form`: whatever
 * is of one visitor, such as forms, bookings and logins. `page`: what everybody may read, most of which is cached.
 */
export type Lane = 'page' | 'form' | 'health'

/** What spans of its work belong to, for OpenTelemetry: hexadecimal, of 16 and 8 bytes. */
export type Trace = { traceId: string; spanId: string }

export type RequestScope = {
  lane: Lane
  /** The page asked for: forms of one page that hang leave room to those of others. */
  page: string
  /** Of which there are few, for figures; absent where nobody counts. */
  route?: string
  /** Name of the request, in the log and on a page that failed; work of the site itself has none. */
  id?: string
  /** Only where it is traced. */
  trace?: Trace | undefined
  /** When its work in the database must be over, by `performance.now()`: its visitor is answered then. */
  endsAt: number
  /** Transactions that it has open; a connection for a second one is not made to wait for others. */
  openTransactions: number
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Does the work of a request: every connection and statement that it asks for has only the request's time. */
export const runAsRequest = <Result>(scope: RequestScope, work: () => Result): Result =>
  scopes.run(scope, work)

/** Starts work that a request causes but nobody waits for: it has the time and the connections of jobs. */
export const runInBackground = <Result>(work: () => Result): Result => scopes.exit(work)

/** The request whose work this is; jobs and commands belong to none. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore()
