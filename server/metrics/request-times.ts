import { Histogram, type Registry } from 'prom-client'
import { routeName } from './route-name'

/** Seconds; a cached page takes less than the first, a request at most the last but one. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Answers are observed in batches, at the latest when the metrics are read: looking up labels costs less in a row. A batch
 * is small because addresses may be long.
 */
const batchSize = 100

/** How long answers take, by route and kind of status. */
export function createRequestTimes(registry: Registry) {
  let pending: { url: string; status: number; seconds: number }[] = []

  const times = new Histogram({
    name: 'pignon_http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer, by route and kind of status',
    labelNames: ['route', 'status'],
    buckets,
    registers: [registry],
    collect: observePending,
  })

  function observePending() {
    for (const { url, status, seconds } of pending)
      times.observe({ route: routeName(url), status: `${Math.floor(status / 100)}xx` }, seconds)
    pending = []
  }

  return (url: string, status: number, seconds: number) => {
    if (pending.push({ url, status, seconds }) === batchSize) observePending()
  }
}
