import { Histogram, type Registry } from 'prom-client'
import { routeName } from './route-name'

/** Seconds; a kept page takes less than the first, a request at most the last but one. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Labels are looked up once: a kept page takes 20 µs in all. */
type Observer = { observe(seconds: number): void }

/** How long answers take, by route and kind of status. */
export function createRequestTimes(registry: Registry) {
  const times = new Histogram({
    name: 'pignon_http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer, by route and kind of status',
    labelNames: ['route', 'status'],
    buckets,
    registers: [registry],
  })
  const known = new Map<string, Observer>()
  return (url: string, status: number, seconds: number) => {
    const route = routeName(url)
    const kind = `${Math.floor(status / 100)}xx`
    const key = `${kind} ${route}`
    const observer = known.get(key) ?? times.labels({ route, status: kind })
    known.set(key, observer)
    observer.observe(seconds)
  }
}
