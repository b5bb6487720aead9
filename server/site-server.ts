import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import { log } from '~/platform/log.server'
import { limitConnections } from './connection-limit'
import { type Connections, followConnections } from './connections'
import { createContinueListener } from './expect-continue'
import { refusalOf } from './refusal'
import { type HeaderPair, securityHeaders } from './security-headers'
import { dropSlowClients, type Pace } from './slow-clients'

type Options = {
  https: boolean
  /** How long an idle connection is kept. */
  keepAliveSeconds: number
  maxConnections: number
  /** For tests: other bounds. */
  server?: ServerOptions
  pace?: Pace
}

export type SiteServer = { server: Server; connections: Connections }

/** A body that takes longer than its answer may is cut here at the latest. @see ./deadline.ts */
const wholeRequestMs = 130_000
/** The first byte and all headers; looked at every two seconds, so twelve at the most. */
const headersMs = 10_000

/**
 * The HTTP server of the site. What Node would answer itself, before any listener of ours, has the security headers too:
 * requests that are broken, too slow or too long, lack a host or expect what we cannot do.
 */
export function createSiteServer(listener: RequestListener, options: Options): SiteServer {
  const { https, keepAliveSeconds, maxConnections, pace } = options
  const security = securityHeaders({ https, kind: 'asset' })
  const withHost = requireHost(listener, security)
  const bounds: ServerOptions = {
    keepAliveTimeout: keepAliveSeconds * 1_000,
    headersTimeout: headersMs,
    requestTimeout: wholeRequestMs,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 32_768,
    requireHostHeader: false,
    ...options.server,
  }
  const server = createServer(bounds, withHost)
    .on('checkContinue', createContinueListener(withHost))
    .on('checkExpectation', (_request, response) => answerRefusal(response, 417, security))
    .on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(socket, error, security))
  const connections = followConnections(server)
  dropSlowClients(server, connections, pace)
  limitConnections(server, maxConnections, log)
  return { server, connections }
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
