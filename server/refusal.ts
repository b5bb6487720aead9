import { STATUS_CODES } from 'node:http'
import type { HeaderPair } from './security-headers'

/** What an answer of the server itself says beside its status; nothing of the request is in it. */
export function refusalOf(status: number, security: readonly HeaderPair[]) {
  const headers: HeaderPair[] = [
    ...security,
    ['cache-control', 'private, no-store'],
    ['content-type', 'text/plain; charset=utf-8'],
  ]
  return { headers, body: `${status} ${STATUS_CODES[status]}\n` }
}

export function refusal(status: number, security: readonly HeaderPair[]): Response {
  const { headers, body } = refusalOf(status, security)
  return new Response(body, { status, headers: Object.fromEntries(headers) })
}

/** Seconds after which another try may succeed: a database that restarts takes as long. */
export const retryAfterSeconds = 30

/** Says when to come back. @see RFC 9110, 10.2.3 */
export function retryLater(response: Response): Response {
  response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}
