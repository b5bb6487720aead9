/**
 * Why the database gave no answer. `away`: nothing answers, or it is only starting or stopping. `full`: no connection
 * or no room is left. `late`: the answer took longer than it may, so the work was undone.
 */
export type DatabaseProblem = 'away' | 'full' | 'late'

/** The database gave no answer, and may give one to a later try: the visitor is told to come back (503). */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  /** SQLSTATE or system code of the cause. */
  readonly code: string | undefined
  readonly reason: DatabaseProblem

  constructor(reason: DatabaseProblem, cause: Error) {
    super(`the database is ${reason}: ${cause.message}`, { cause })
    this.reason = reason
    this.code = codeOf(cause)
  }
}

/** Whether an error comes from a database that gave no answer, however often it was wrapped since. */
export function isDatabaseProblem(error: unknown): boolean {
  return findDatabaseProblem(error) !== undefined
}

/** The {@link DatabaseUnavailable} in an error or in what caused it. */
export function findDatabaseProblem(error: unknown): DatabaseUnavailable | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof DatabaseUnavailable) return each
  return undefined
}

/** What a query failed with: unchanged, when another try would fail likewise. */
export function toQueryProblem(error: Error): Error {
  if (error instanceof DatabaseUnavailable) return error
  const reason = reasonOf(error)
  return reason ? new DatabaseUnavailable(reason, error) : error
}

/** Why no connection was had: who has none cannot know more than that the database is away. */
export function toConnectProblem(error: Error): DatabaseUnavailable {
  return error instanceof DatabaseUnavailable
    ? error
    : new DatabaseUnavailable(reasonOf(error) ?? 'away', error)
}

function reasonOf(error: Error): DatabaseProblem | undefined {
  const code = codeOf(error) ?? ''
  const found = [...states, ...messages].find(
    ([pattern]) => pattern.test(code) || pattern.test(error.message),
  )
  return found?.[1]
}

const codeOf = (error: Error) => (error as { code?: string }).code

/** @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
const states: [RegExp, DatabaseProblem][] = [
  // Connection lost or refused; shut down, crashed, starting; read-only while another server takes over.
  [/^(?:08...|57P0[123]|25006)$/, 'away'],
  [/^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'away'],
  // Connections, memory, disk.
  [/^53...$/, 'full'],
  // Statement, lock and idle transaction out of time; deadlocks, which end by undoing one of two.
  [/^(?:57014|55P03|25P0[34]|40P01|40001)$/, 'late'],
]

/** SQLSTATE of a server, a database or a role that has all the connections that it may have. */
export const tooManyConnections = '53300'

/** The driver and its pool have words only. */
const messages: [RegExp, DatabaseProblem][] = [
  [/^timeout exceeded when trying to connect$/, 'full'],
  [/^Query read timeout$/, 'late'],
  [/^Connection terminated|is not queryable$|^timeout expired$/, 'away'],
]
