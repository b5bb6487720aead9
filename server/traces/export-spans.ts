import type { Log } from '~/platform/log.server'
import { type Span, toOtlp } from './otlp'

export type Exporter = {
  add(span: Span): void
  /** Hands over what is left. */
  close(): Promise<void>
}

export type ExportOptions = {
  /** Where `/v1/traces` is. */
  endpoint: string
  headers: Record<string, string>
  resource: Record<string, string | number>
  log: Pick<Log, 'warn'>
  everyMs?: number
}

/** Spans that wait; more are dropped, because a collector that is away must cost no memory. */
const mostWaiting = 4_096
/** Handed over at once. */
const mostTogether = 512
const usualEveryMs = 5_000
const patienceMs = 5_000

/** Hands spans over in the background, every few seconds. Those that a collector does not take are lost. */
export function createExporter({
  endpoint,
  headers,
  resource,
  log,
  everyMs = usualEveryMs,
}: ExportOptions): Exporter {
  let waiting: Span[] = []
  let sending: Promise<void> | undefined
  const timer = setInterval(() => void flush(), everyMs).unref()
  const address = `${endpoint.replace(/\/$/, '')}/v1/traces`

  function flush(): Promise<void> {
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function send() {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, mostTogether)
      waiting = waiting.slice(mostTogether)
      await handOver(spans).catch((error: Error) => {
        waiting = []
        log.warn({ dependency: 'traces', reason: error.message }, 'traces could not be handed over')
      })
    }
  }

  async function handOver(spans: Span[]) {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: toOtlp(spans, resource),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the collector answers ${answer.status}`)
  }

  return {
    add(span) {
      if (waiting.length < mostWaiting) waiting.push(span)
      if (waiting.length >= mostTogether) void flush()
    },
    async close() {
      clearInterval(timer)
      await sending
      await flush()
    },
  }
}
