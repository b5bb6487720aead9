import type { RequestListener } from 'node:http'
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { log } from '~/platform/log.server'
import { createGauges } from './gauges'
import { createQueryTimes } from './query-times'
import { createRequestTimes } from './request-times'

export type Metrics = ReturnType<typeof createMetrics>

/** Counts answers, for Prometheus and for the log, without personal data. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const countRequest = createRequestCount(registry)
  const observeRequest = createRequestTimes(registry)
  const endQueryTimes = createQueryTimes(registry)
  return {
    /** Counts each answer, and logs it at level `debug`: path without query, status, milliseconds. */
    watch(listener: RequestListener): RequestListener {
      return (request, response) => {
        const began = performance.now()
        response.once('finish', () => {
          const ms = performance.now() - began
          const { method, url = '/' } = request
          countRequest(method ?? '', response.statusCode)
          observeRequest(url, response.statusCode, ms / 1_000)
          if (!log.isLevelEnabled('debug')) return
          log.debug({ method, path: url.split('?', 1)[0], status: response.statusCode, ms: Math.round(ms) })
        })
        listener(request, response)
      }
    },
    add: createGauges(registry),
    /**
     * Allowed from this machine, or with the token; behind a proxy every address is local, so then only with the token.
     */
    mayRead(headers: Headers, clientAddress: string, token: string | undefined): boolean {
      if (token) return headers.get('authorization') === `Bearer ${token}`
      return !headers.has('x-forwarded-for') && /^(::1$|127\.)/.test(clientAddress)
    },
    async respond(): Promise<Response> {
      return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } })
    },
    close: endQueryTimes,
  }
}

/** Counts answers by method and status; the registry gets the sums when it is read, because a label costs a microsecond. */
function createRequestCount(registry: Registry) {
  const waiting = new Map<string, { method: string; status: number; count: number }>()
  new Counter({
    name: 'pignon_http_requests_total',
    help: 'Answers by method and status',
    labelNames: ['method', 'status'],
    registers: [registry],
    collect() {
      for (const { method, status, count } of waiting.values()) this.inc({ method, status }, count)
      waiting.clear()
    },
  })
  return (method: string, status: number) => {
    const key = `${method} ${status}`
    const known = waiting.get(key)
    if (known) known.count++
    else waiting.set(key, { method, status, count: 1 })
  }
}
