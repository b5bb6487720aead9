import { readFileSync } from 'node:fs'
import path from 'node:path'

export const rulesFile = path.join(import.meta.dirname, '../../deploy/prometheus-rules.yaml')

export const alertNames = (): string[] =>
  [...readFileSync(rulesFile, 'utf8').matchAll(/^ *- alert: (\w+)$/gm)].map(([, name = '']) => name)

/** What a site says of itself, in Prometheus's text, and which alerts that fires when it goes on so. */
export type Expected = { name: string; metrics: string; fires: string[] }

type Sample = { series: string; value: number }

/** The values of a metric after that, each minute: a number that stays, `start+step`, `0x60 1`: 1 after an hour; `_` is none. */
type Values = string

/** Changes the samples whose series match; others stay as they are. */
const set = (matching: RegExp, values: (value: number) => Values) => (metrics: string) =>
  metrics
    .split('\n')
    .map((line) => {
      const sample = sampleOf(line)
      return sample && matching.test(sample.series) ? `${sample.series} ${values(sample.value)}` : line
    })
    .join('\n')

const add = (line: string) => (metrics: string) => `${metrics}\n${line}`

const rising = (value: number) => `${value}+100`

/** How each alert comes to fire; the samples are those of a site that is well. */
export const faults: { alert: string; change: (metrics: string) => string }[] = [
  { alert: 'PignonDown', change: set(/^up$/, () => '0') },
  { alert: 'PignonErrors', change: add('pignon_http_requests_total{method="GET",status="500"} 0+100') },
  {
    alert: 'PignonSlow',
    change: set(/^pignon_http_request_duration_seconds_bucket\{le="(5|10|30|\+Inf)",route="home"/, rising),
  },
  {
    alert: 'PignonSlowStatements',
    change: set(/^pignon_database_query_duration_seconds_bucket\{le="(2.5|5|\+Inf)",route="(?!jobs)/, rising),
  },
  { alert: 'PignonConnectionsUsedUp', change: set(/^pignon_database_waiting$/, () => '3') },
  { alert: 'PignonDeaf', change: set(/^pignon_database_listening$/, () => '0') },
  {
    alert: 'PignonJobsWait',
    change: add('pignon_job_oldest_seconds{queue="send-mail",state="waiting"} 60+60'),
  },
  {
    alert: 'PignonJobsFail',
    change: set(/^pignon_jobs\{queue="send-mail",state="failed"\}$/, () => '0x60 1'),
  },
  { alert: 'PignonMailsGivenUp', change: set(/^pignon_mails\{state="failed"\}$/, () => '1+1') },
  // One mail of a small agency.
  { alert: 'PignonMailsWait', change: set(/^pignon_mails\{state="queued"\}$/, () => '1') },
  {
    // Tried after 15, 31 and 63 minutes, at a moment when nothing waits.
    alert: 'PignonEnquiriesWait',
    change: add('pignon_jobs{queue="deliver-leads",state="later"} 1x14 _ 1x14 _ 1x30 _ 1'),
  },
  {
    // Two visitors a minute ask for a picture.
    alert: 'PignonDependencyFails',
    change: set(/^pignon_dependency_problems\{dependency="storage"\}$/, (value) => `${value}+2`),
  },
  { alert: 'PignonFeedOld', change: set(/^pignon_feed_age_seconds$/, () => '90000+60') },
  {
    alert: 'PignonBackupOld',
    change: set(/^pignon_backup_last_success_timestamp_seconds$/, () => '-200000'),
  },
  { alert: 'PignonDiskFull', change: set(/^pignon_disk_free_bytes$/, () => '5e8') },
  { alert: 'PignonBlocked', change: set(/^nodejs_eventloop_lag_p99_seconds$/, () => '0.4') },
  { alert: 'PignonMemory', change: set(/^process_resident_memory_bytes$/, () => '2e9') },
]

function sampleOf(line: string): Sample | undefined {
  const [, series = '', value = ''] = /^([a-z_][a-z0-9_]*(?:\{.*\})?) ([^ ]+)$/i.exec(line) ?? []
  return series ? { series, value: Number(value) } : undefined
}

const labelled = (series: string) => {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? []
  return `${name}{${[labels, 'instance="site",job="pignon"'].filter(Boolean).join(',')}}`
}

const minutes = 90

/** A file for `promtool test rules`: what is scraped each minute of an hour and a half. */
export function testFile(tests: readonly Expected[]): string {
  return JSON.stringify({
    rule_files: [rulesFile],
    evaluation_interval: '1m',
    tests: tests.map(({ name, metrics, fires }) => ({
      name,
      interval: '1m',
      input_series: seriesOf(metrics),
      promql_expr_test: alertNames().map((alert) => ({
        expr: `sgn(count(ALERTS{alertname="${alert}",alertstate="firing"}))`,
        eval_time: `${minutes}m`,
        exp_samples: fires.includes(alert) ? [{ labels: '{}', value: 1 }] : [],
      })),
    })),
  })
}

function seriesOf(metrics: string) {
  return metrics.split('\n').flatMap((line) => {
    const [, series, values] = /^([a-z_][a-z0-9_]*(?:\{.*\})?) (\S.*)$/i.exec(line) ?? []
    if (!series || !values || values === 'Nan') return []
    return [{ series: labelled(series), values: `${values}x${minutes}` }]
  })
}
