import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import { createContinueListener } from './expect-continue'
import { refusalOf } from './refusal'
import { type HeaderPair, securityHeaders } from './security-headers'

type Options = { https: boolean; server?: ServerOptions }

/**
 * The HTTP server of the site. What Node would answer itself, before any listener of ours, has the security headers too:
 * requests that are broken, too slow or too long, lack a host or expect what we cannot do.
 * @param server - for tests: other bounds
 */
export function createSiteServer(listener: RequestListener, { https, server = {} }: Options): Server {
  const security = securityHeaders({ https, kind: 'asset' })
  const withHost = requireHost(listener, security)
  const bounds = { requestTimeout: 60_000, maxHeaderSize: 32_768, requireHostHeader: false }
  return createServer({ ...bounds, ...server }, withHost)
    .on('checkContinue', createContinueListener(withHost))
    .on('checkExpectation', (_request, response) => answerRefusal(response, 417, security))
    .on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(socket, error, security))
}

/** Node would refuse a request without a host, and say nothing else. @see RFC 9112, 3.2 */
const requireHost =
  (listener: RequestListener, security: readonly HeaderPair[]): RequestListener =>
  (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      answerRefusal(response, 400, security)
    else listener(request, response)
  }

function answerRefusal(response: ServerResponse, status: number, security: readonly HeaderPair[]) {
  const { headers, body } = refusalOf(status, security)
  // What else comes on the connection may be the body of this request.
  response.writeHead(status, { ...Object.fromEntries(headers), connection: 'close' }).end(body)
}

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what could not be read as a request, unless another answer has begun, and closes the connection. */
function refuse(socket: Socket, { code = '' }: NodeJS.ErrnoException, security: readonly HeaderPair[]) {
  const { _httpMessage: current } = socket as Socket & { _httpMessage?: { headersSent: boolean } }
  if (socket.writable && !current?.headersSent && code !== 'ECONNRESET') {
    const status = statusOf[code] ?? 400
    const { headers, body } = refusalOf(status, security)
    const lines = headers.map(([name, value]) => `${name}: ${value}`)
    const length = `content-length: ${Buffer.byteLength(body)}`
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, length, 'connection: close']
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy()
}
