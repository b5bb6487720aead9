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
  const requests = new Counter({
    name: 'pignon_http_requests_total',
    help: 'Answers by method and status',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
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
          requests.inc({ method, status: response.statusCode })
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
