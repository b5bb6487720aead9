import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { feedImports } from '#db/schema'
import { emptyReport } from '~/features/feed/feed-report'
import { sendMailQueue } from '~/features/mail/public.server'
import { createPool } from '~/platform/pool.server'
import { runAsRequest } from '~/platform/request-scope.server'
import { testApp } from '../../tests/setup/test-app'
import { toRequestScope } from '../request-lane'
import { createMetrics } from './metrics'
import { addSiteGauges, type GaugeSources } from './site-gauges'

const { db, pool, url, appIn } = await testApp({ emptied: [feedImports], jobs: 'queued' })
const services = appIn()

const requests = createPool({ url: () => url, max: 1 })
afterAll(() => requests.end())
/** Only where there is a BACKUP_DIR. */
const backupName = 'pignon_backup_last_success_timestamp_seconds'

const askFor = (path: string, statement: string) =>
  runAsRequest(toRequestScope({ url: path }, 9_500), () => requests.query(statement))

async function scraped(over: Partial<GaugeSources> = {}) {
  const metrics = createMetrics()
  const pageCache = () => ({
    ...{ pages: 7, bytes: 8, hits: 9, misses: 1, stale: 0, evictions: 0, rendering: 0, clears: 0 },
  })
  const own = { isAway: () => false, isListening: () => true, pageCache }
  addSiteGauges(metrics.add, { services, database: { pool }, ...own, ...over })
  await askFor('/nl/te-koop/?x=1', 'select 1')
  await expect(askFor('/nl/te-koop/', 'select 1 / 0')).rejects.toThrow('division by zero')
  const text = await (await metrics.respond()).text()
  metrics.close()
  return text
}

test('K17 metrics tell the state of the process, its database and its site', async () => {
  const text = await scraped()
  for (const line of [
    'pignon_build_info{version="0.1.0",node="v24',
    'pignon_page_cache_hits 9',
    'pignon_disk_free_bytes ',
    'pignon_disk_size_bytes ',
    'pignon_database_up 1',
    'pignon_database_listening 1',
    'pignon_database_connections{state="used"} ',
    'pignon_database_connections{state="idle"} ',
    'pignon_database_waiting 0',
    'pignon_mails{state="failed"} 0',
    'pignon_dependency_problems{dependency="storage"} 0',
  ])
    expect(text).toContain(`\n${line}`)
})

test('K17 a process that hears nothing, or whose database is away, says so', async () => {
  const text = await scraped({ isAway: () => true, isListening: () => false })
  expect(text).toContain('\npignon_database_up 0\n')
  expect(text).toContain('\npignon_database_listening 0\n')
})

test('K17 statements are counted by the route that they were for', async () => {
  const text = await scraped()
  expect(text).toContain('pignon_database_query_duration_seconds_count{route="for-sale"} 2\n')
  expect(text).toContain('pignon_database_query_failures_total{route="for-sale"} 1\n')
})

test('K17 jobs are told by queue, state and age', async () => {
  const { jobs } = services
  await jobs.enqueue(db, sendMailQueue, { mail: 1 })
  await jobs.enqueue(db, sendMailQueue, { mail: 2 }, { startAfter: new Date(Date.now() + 60_000) })
  await jobs.enqueue(db, sendMailQueue, { mail: 3 }, { startAfter: new Date(Date.now() - 120_000) })
  const text = await scraped()
  expect(text).toContain('pignon_jobs{queue="send-mail",state="waiting"} 2\n')
  expect(text).toContain('pignon_jobs{queue="send-mail",state="later"} 1\n')
  expect(text).toMatch(/pignon_job_oldest_seconds\{queue="send-mail",state="waiting"\} 1[2-9]\d/)
  expect(text).not.toContain('pignon_job_oldest_seconds{queue="send-mail",state="later"}')
})

test('K17 a queue without failed jobs tells 0, and one with them their number', async () => {
  const failed = (queue: string) => `pignon_jobs{queue="${queue}",state="failed"}`
  const before = await scraped()
  expect(before).toContain(`\n${failed('send-mail')} 0\n`)
  await services.jobs.enqueue(db, sendMailQueue, { mail: 4 })
  await db.execute(sql`update pgboss.job set state = 'failed' where data = '{"mail": 4}'`)
  const after = await scraped()
  expect(after).toContain(`\n${failed('send-mail')} 1\n`)
  expect(after).toContain(`\n${failed('fetch-feed')} 0\n`)
})

test('K17 the newest backup is told, and 0 while BACKUP_DIR holds none', async () => {
  const backupDir = mkdtempSync(path.join(os.tmpdir(), 'pignon-metrics-'))
  onTestFinished(() => rmSync(backupDir, { recursive: true }))
  const scrape = () => scraped({ services: { ...services, config: { ...services.config, backupDir } } })
  expect(await scrape()).toContain(`\n${backupName} 0\n`)
  const folder = path.join(backupDir, 'pignon-20261123-051002Z')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'manifest.json'), '{}')
  expect(await scrape()).toContain(`\n${backupName} ${Date.UTC(2026, 10, 23, 5, 10, 2) / 1_000}\n`)
  expect(await scraped()).not.toContain(`\n${backupName} `)
})

test('K14 the age of the feed is told once there was one', async () => {
  expect(await scraped()).not.toMatch(/^pignon_feed_age_seconds/m)
  const at = (minutes: number) => new Date(services.clock.now().getTime() - minutes * 60_000)
  const run = (minutes: number, outcome: 'unchanged' | 'refused') => ({
    ...{ startedAt: at(minutes), finishedAt: at(minutes), source: 'x', outcome },
    report: emptyReport('x', false),
  })
  await db.insert(feedImports).values([run(20, 'unchanged'), run(5, 'refused')])
  expect(await scraped()).toContain('\npignon_feed_age_seconds 1200\n')
})

test.each(['prometheus-rules.yaml', 'grafana-dashboard.json'])(
  'K17 %s reads only metrics that exist',
  async (file) => {
    const text = await scraped()
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const read = readFileSync(`deploy/${file}`, 'utf8').matchAll(/\b(?:pignon|process|nodejs)_\w+/g)
    const names = [...new Set([...read].map(([name]) => name.replace(/_(?:bucket|count)$/, '')))]
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !known.has(name) && name !== backupName)).toEqual([])
  },
)
