import { Histogram, type Registry } from 'prom-client'
import { routeName } from './route-name'

/** Seconds; a kept page takes less than the first, a request at most the last but one. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Answers that are observed at once, or fewer when the metrics are read: looking up labels costs less in a row than once
 * between two pages. No more, because addresses may be long.
 */
const atOnce = 100

/** How long answers take, by route and kind of status. */
export function createRequestTimes(registry: Registry) {
  let waiting: { url: string; status: number; seconds: number }[] = []

  const times = new Histogram({
    name: 'pignon_http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer, by route and kind of status',
    labelNames: ['route', 'status'],
    buckets,
    registers: [registry],
    collect: observeWaiting,
  })

  function observeWaiting() {
    for (const { url, status, seconds } of waiting)
      times.observe({ route: routeName(url), status: `${Math.floor(status / 100)}xx` }, seconds)
    waiting = []
  }

  return (url: string, status: number, seconds: number) => {
    if (waiting.push({ url, status, seconds }) === atOnce) observeWaiting()
  }
}
