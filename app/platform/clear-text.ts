import { isLoopback } from './loopback'
import type { StoragePlace } from './storage/storage-place'

/** What connects to another machine, and may do so without TLS only when the operator says so. */
export const clearTextConnections = ['smtp', 'database', 'storage', 'traces'] as const
export type ClearTextConnection = (typeof clearTextConnections)[number]

/** Whether a host is this machine; a path, also one whose slashes are encoded, is a Unix socket. */
const isThisMachine = (host: string) => host === '' || /^(?:\/|%2f)/i.test(host) || isLoopback(host)

/**
 * Address of a mail server that has to offer TLS, unless it is on this machine. Without this, whoever sits between can
 * strike STARTTLS from the server's answer and read every mail and the password.
 * @param url - `smtp://` or `smtps://`
 * @see RFC 8314; docs/requirements.md, S-15
 */
export function requireSmtpTls(url: string): string {
  const parsed = new URL(url)
  if (isThisMachine(parsed.hostname) || parsed.protocol === 'smtps:') return url
  parsed.searchParams.set('requireTLS', 'true')
  return parsed.href
}

/**
 * Address of a database that has to speak TLS with a certificate of its name, unless it is on this machine or the
 * address says how itself.
 * @param url - `postgres://`
 * @returns undefined when the address asks for clear text
 * @see docs/requirements.md, S-15
 */
export function requireDatabaseTls(url: string): string | undefined {
  const parsed = new URL(url)
  const query = parsed.searchParams
  if (isThisMachine(query.get('host') ?? parsed.hostname)) return url
  if (query.get('sslmode') === 'disable' || ['0', 'false'].includes(query.get('ssl') ?? '')) return undefined
  if (query.has('sslmode') || query.has('ssl')) return url
  query.set('sslmode', 'verify-full')
  return parsed.href
}

/** Whether files would go to another machine without TLS. */
export function isStorageClear(place: StoragePlace | undefined): boolean {
  if (place?.kind !== 'bucket' || place.endpoint === undefined) return false
  return isHttpElsewhere(place.endpoint)
}

/** Whether traces would go to another machine without TLS. */
export function isHttpElsewhere(address: string | undefined): boolean {
  if (address === undefined) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isThisMachine(hostname)
}

/** Which connections go to another machine without TLS, as start-up says. */
export function findClearText({
  smtpUrl,
  databaseUrl,
  storage,
  tracesUrl,
}: {
  smtpUrl?: string | undefined
  databaseUrl?: string | undefined
  storage?: StoragePlace | undefined
  tracesUrl?: string | undefined
}): ClearTextConnection[] {
  const isSmtpClear = smtpUrl !== undefined && requireSmtpTls(smtpUrl) !== smtpUrl
  const isDatabaseClear = databaseUrl !== undefined && requireDatabaseTls(databaseUrl) !== databaseUrl
  const isClear = {
    ...{ smtp: isSmtpClear, database: isDatabaseClear, storage: isStorageClear(storage) },
    traces: isHttpElsewhere(tracesUrl),
  }
  return clearTextConnections.filter((connection) => isClear[connection])
}
