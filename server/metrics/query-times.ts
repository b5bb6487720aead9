import { Counter, Histogram, type Registry } from 'prom-client'
import { onQuery } from '~/platform/query-times.server'

/** Seconds; a statement of a request may take four unless told otherwise. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** How long statements take, by the route whose request they are for; those of jobs are `jobs`. @returns ends that */
export function createQueryTimes(registry: Registry): () => void {
  const times = new Histogram({
    name: 'pignon_database_query_duration_seconds',
    help: 'Seconds that statements took, by the route that they were for; those of jobs are "jobs"',
    labelNames: ['route'],
    buckets,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'pignon_database_query_failures_total',
    help: 'Statements that failed, by the route that they were for',
    labelNames: ['route'],
    registers: [registry],
  })
  return onQuery(({ request, ms, isFailed }) => {
    const route = request?.route ?? 'jobs'
    times.observe({ route }, ms / 1_000)
    if (isFailed) failures.inc({ route })
  })
}
