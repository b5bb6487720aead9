import { EnvironmentProblem } from '~/platform/config.server'
import { findDatabaseProblem } from '~/platform/database-problem'
import { withoutValues } from '~/platform/log.server'
import { EmbeddedPostgresProblem } from '~/platform/postgres/embedded.server'

type SystemError = Error & {
  code: string
  syscall?: string
  port?: number
  path?: string
  address?: string
  hostname?: string
}

/** Explains a failed start: the problem and its solution; a stack only for unexpected errors. */
export function explainStartProblem(error: unknown): string {
  const unavailable = findDatabaseProblem(error)
  if (unavailable)
    return unavailable.code
      ? explainStartProblem(unavailable.cause)
      : 'The database gives no connection in time: see "The database" in docs/operating.md.'
  // A host with several addresses, of which none answers: each says the same.
  if (error instanceof AggregateError && error.errors.length > 0) return explainStartProblem(error.errors[0])
  if (error instanceof EmbeddedPostgresProblem || error instanceof EnvironmentProblem) return error.message
  if (isWithoutTls(error))
    return 'The server of DATABASE_URL offers no TLS. Turn it on there, or set ALLOW_CLEARTEXT=database where the network is yours alone.'
  if (!(error instanceof Error)) return String(error)
  return (isSystemError(error) && describeSystemError(error)) || traceOf(error)
}

/** As the log has it: the values of a query that failed may be somebody's address. */
function traceOf(error: Error): string {
  const { type, message, stack } = withoutValues(error)
  return `${type}: ${message}\n${stack}`
}

function describeSystemError({
  code,
  syscall,
  port,
  path,
  address,
  hostname,
}: SystemError): string | undefined {
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${port} is in use already. Stop what uses it, or choose another: PORT=3001 npm start`
  }
  if (syscall === 'listen')
    return `Port ${port} cannot be opened (${code}). Choose another: PORT=3001 npm start`
  if (syscall === 'connect')
    return `The database of DATABASE_URL does not answer at ${address}:${port} (${code}).`
  if (syscall === 'getaddrinfo') return `The host ${hostname} of DATABASE_URL is not known (${code}).`
  if (certificateProblems.has(code))
    return `The certificate of DATABASE_URL's server is not trusted (${code}). Name its authority: DATABASE_URL=…?sslmode=verify-full&sslrootcert=FILE`
  if (databaseProblems[code]) return `${databaseProblems[code]} (${code})`
  if (path && fileProblems.has(code))
    return `${path} cannot be used (${code}). The user who runs this has to be able to; for the site's own files see DATA_DIR in docs/operating.md.`
  return undefined
}

/** By SQLSTATE; none of them names a password. */
const databaseProblems: Record<string, string> = {
  '08P01':
    'The pooler of DATABASE_URL refuses the time limits of a connection: see "Behind a pooler" in docs/operating.md.',
  '28000': 'The server of DATABASE_URL does not let this user in.',
  '28P01': 'The server of DATABASE_URL refuses the user or the password.',
  '3D000': 'The database of DATABASE_URL does not exist: create it, or correct the name.',
  '42501': 'The user of DATABASE_URL may not create tables: make it the owner of its database.',
  '53300':
    'The server of DATABASE_URL has no connection left for this site: raise max_connections or the limit of its user or database, or stop what else is connected.',
  '55P03':
    'A table that a migration changes is in use for ten minutes: see who reads it in pg_stat_activity, and start again when they are done.',
  '57P03': 'The server of DATABASE_URL is still starting or stopping: start again in a moment.',
}

/** The driver sets no error code here. */
const isWithoutTls = (error: unknown) =>
  error instanceof Error && error.message === 'The server does not support SSL connections'

const fileProblems = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'])

const certificateProblems = new Set([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
