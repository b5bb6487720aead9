import type { RequestListener } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { log } from '~/platform/log.server'
import type { PageCacheStats } from './page-cache'

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
  return {
    /** Counts each answer, and logs it at level `debug`: path without query, status, milliseconds. */
    watch(listener: RequestListener): RequestListener {
      return (request, response) => {
        const began = performance.now()
        response.once('finish', () => {
          requests.inc({ method: request.method, status: response.statusCode })
          if (!log.isLevelEnabled('debug')) return
          const path = request.url?.split('?', 1)[0]
          log.debug({
            method: request.method,
            path,
            status: response.statusCode,
            ms: Math.round(performance.now() - began),
          })
        })
        listener(request, response)
      }
    },
    watchPageCache(stats: () => PageCacheStats) {
      for (const name of ['pages', 'bytes', 'hits', 'misses', 'stale', 'evictions'] as const) {
        new Gauge({
          name: `pignon_page_cache_${name}`,
          help: `Page cache: ${name}`,
          registers: [registry],
          collect() {
            this.set(stats()[name])
          },
        })
      }
    },
    watchMails(counts: () => Promise<Record<'queued' | 'sent' | 'failed', number>>) {
      new Gauge({
        name: 'pignon_mails',
        help: 'Mails by state: waiting, sent, given up',
        labelNames: ['state'],
        registers: [registry],
        async collect() {
          this.reset()
          // Without an answer there is no number, and everything else is still told.
          const states = await counts().catch(() => ({}))
          for (const [state, count] of Object.entries(states)) this.set({ state }, count)
        },
      })
    },
    /** @param newest - when the newest whole backup was made; undefined when there is none */
    watchBackups(newest: () => Promise<Date | undefined>) {
      new Gauge({
        name: 'pignon_backup_last_success_timestamp_seconds',
        help: 'When the newest whole backup in BACKUP_DIR was made; none when there is no backup',
        registers: [registry],
        async collect() {
          const at = await newest()
          // A gauge without a value would be told as 0.
          if (at) this.set(at.getTime() / 1_000)
          else this.remove()
        },
      })
    },
    /** @param readAt - when a feed was read last that was applied or changed nothing; undefined before the first */
    watchFeed(readAt: () => Promise<Date | undefined>, now: () => Date) {
      new Gauge({
        name: 'pignon_feed_age_seconds',
        help: 'Seconds since a feed was read that was applied or changed nothing; none before the first',
        registers: [registry],
        async collect() {
          const at = await readAt().catch(() => undefined)
          if (at) this.set(Math.max(0, (now().getTime() - at.getTime()) / 1_000))
          else this.remove()
        },
      })
    },
    watchDatabase(isThere: () => boolean) {
      new Gauge({
        name: 'pignon_database_up',
        help: 'Whether the database answers: 1 or 0',
        registers: [registry],
        collect() {
          this.set(Number(isThere()))
        },
      })
    },
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
  }
}
