import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { baseUrl } from './browser'

/** A server between browser and product until the test ends. @returns its origin */
export async function startProxy(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/**
 * Forwards a request to the product.
 * @param addition - written behind the body, which must not be compressed then
 */
export function forward(incoming: IncomingMessage, answer: ServerResponse, addition = '') {
  const { hostname, port } = new URL(baseUrl())
  const { method, url, headers } = incoming
  const sent = request(
    {
      hostname,
      port,
      method,
      path: url,
      headers: {
        ...headers,
        ...(headers.origin && { origin: baseUrl() }),
        ...(addition && { 'accept-encoding': 'identity' }),
      },
    },
    (from) => {
      const { 'content-length': length, ...rest } = from.headers
      answer.writeHead(from.statusCode ?? 0, addition || !length ? rest : from.headers)
      from.pipe(answer, { end: false })
      from.once('end', () => answer.end(addition))
    },
  )
  sent.on('error', () => answer.destroy())
  incoming.pipe(sent)
}
