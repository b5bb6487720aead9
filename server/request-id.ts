import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { TrustedProxy } from './trusted-proxy'

/** As nginx (`$request_id`) and Caddy (`{http.request.uuid}`) make them. */
const readable = /^[0-9A-Za-z_-]{8,64}$/

/** On the request itself, as its time is. */
const idOf = Symbol('id of the request')
type IdentifiedRequest = IncomingMessage & { [idOf]?: string }

/**
 * Names requests, so that what the proxy wrote, what the site wrote and what a visitor read can be found for each other.
 * The name is that of a trusted proxy, or made when it is needed.
 */
export const createRequestIds = (proxy: Pick<TrustedProxy, 'trusts'>) => (request: IncomingMessage) => {
  const noted = request as IdentifiedRequest
  // Node asks the system for random bytes of many at once; asking for each takes a hundredth of an uncached page.
  noted[idOf] ??= given(request, proxy) ?? randomUUID().replaceAll('-', '')
  return noted[idOf]
}

function given({ headers, socket }: IncomingMessage, { trusts }: Pick<TrustedProxy, 'trusts'>) {
  const id = headers['x-request-id']
  return typeof id === 'string' && readable.test(id) && trusts(socket.remoteAddress ?? '') ? id : undefined
}
