import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { onQuery } from '~/platform/query-times.server'
import type { Trace } from '~/platform/request-scope.server'
import { routeName } from '../metrics/route-name'
import type { Exporter } from './export-spans'

export type Traces = {
  /** Makes a span of each request that is chosen. */
  watch(listener: RequestListener): RequestListener
  /** That of a request, which spans of its statements belong to. */
  of(request: IncomingMessage): Trace | undefined
  close(): Promise<void>
}

type Options = {
  exporter: Exporter
  /** Of requests, 0 to 1, unless a trusted proxy has chosen. */
  share: number
  /** Whether a peer may say which trace a request belongs to. */
  trusts: (address: string) => boolean
  /** Name of a request in the log. */
  idOf: (request: IncomingMessage) => string
}

/** On the request itself, as its name is. */
const ofRequest = Symbol('trace of the request')
type TracedRequest = IncomingMessage & { [ofRequest]?: Trace & { parentSpanId?: string | undefined } }

/** Spans of requests and of the statements that they ask of the database, for OpenTelemetry. */
export function createTraces({ exporter, share, trusts, idOf }: Options): Traces {
  const now = () => performance.timeOrigin + performance.now()
  const endQueries = onQuery(({ request, word, began, ms, isFailed }) => {
    if (!request?.trace) return
    const start = performance.timeOrigin + began
    exporter.add({
      ...{ traceId: request.trace.traceId, parentSpanId: request.trace.spanId, spanId: newSpanId() },
      ...{ name: word, kind: 'client', start, end: start + ms, isFailed },
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': word },
    })
  })
  return {
    watch: (listener) => (request, response) => {
      const trace = begin(request)
      if (trace) {
        const start = now()
        response.once('close', () => {
          const { method = 'GET', url = '/' } = request
          const [route, path = '/'] = [routeName(url), url.split('?', 1)[0]]
          exporter.add({
            ...{ ...trace, name: `${method} ${route}`, kind: 'server', start, end: now() },
            isFailed: response.statusCode >= 500,
            attributes: {
              ...{ 'http.request.method': method, 'http.route': route, 'url.path': path },
              'http.response.status_code': response.statusCode,
              'pignon.request': idOf(request),
            },
          })
        })
      }
      listener(request, response)
    },
    of: (request) => (request as TracedRequest)[ofRequest],
    async close() {
      endQueries()
      await exporter.close()
    },
  }

  /** @returns undefined when the request is not to be traced */
  function begin(request: IncomingMessage) {
    const given = trusts(request.socket.remoteAddress ?? '')
      ? parentIn(request.headers.traceparent)
      : undefined
    if (!(given?.isChosen ?? Math.random() < share)) return undefined
    const traceId = given?.traceId ?? randomBytes(16).toString('hex')
    const trace = { traceId, spanId: newSpanId(), parentSpanId: given?.spanId }
    ;(request as TracedRequest)[ofRequest] = trace
    return trace
  }
}

const newSpanId = () => randomBytes(8).toString('hex')

/** @see https://www.w3.org/TR/trace-context/ */
function parentIn(header: string | string[] | undefined) {
  const text = typeof header === 'string' ? header : ''
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text) ?? []
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, isChosen: (Number.parseInt(flags, 16) & 1) === 1 }
}
