import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { consentRecords, feedImports } from '#db/schema'
import { deleteExpiredData, forgetInTheNight } from '~/features/privacy/forget.server'
import { retention } from '~/features/privacy/retention/retention.server'
import { serverLog } from '~/platform/postgres/server-process.server'
import { testApp } from './setup/test-app'

const { db, pool, appAt } = await testApp({ jobs: 'queued', emptied: [consentRecords, feedImports] })
const { dataDir } = appAt().config

/** Writes a file of DATA_DIR that is as old as a moment. */
function oldFile(name: string, at: string, text = 'x'): string {
  const file = path.join(dataDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  for (const one of [file, path.dirname(file)]) utimesSync(one, new Date(at), new Date(at))
  return file
}

test('K16 every table of the database has its end, those of the job queue and of migrations too', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select case nspname when 'public' then relname else nspname || '.' || relname end as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition and nspname not in ('pg_catalog', 'information_schema')`,
  )
  const listed = retention.flatMap((stored) => stored.tables ?? [])
  expect(rows.map(({ name }) => name).sort()).toEqual([...listed].sort())
})

test('C1 K16 proofs of a choice of cookies are deleted after five years, also when nobody chooses any more', async () => {
  const choice = { action: 'accept-all', analytical: true, marketing: true, social: true } as const
  const rest = { unclassified: true, textVersion: 'x', locale: 'nl' } as const
  const ages = ['2021-03-03T08:59:59Z', '2021-03-03T09:00:01Z']
  await db.insert(consentRecords).values(ages.map((at) => ({ ...choice, ...rest, at: new Date(at) })))
  await deleteExpiredData(appAt('2026-03-03T09:00:00Z'))
  expect((await db.select().from(consentRecords)).map(({ at }) => at)).toEqual([new Date(ages[1] ?? '')])
})

test('K16 a log of the database that cannot be moved keeps nothing else from being deleted', async () => {
  const choice = { action: 'accept-all', analytical: true, marketing: true, social: true } as const
  const rest = { unclassified: true, textVersion: 'x', locale: 'nl' } as const
  await db.insert(consentRecords).values({ ...choice, ...rest, at: new Date('2021-03-03T08:59:59Z') })
  const log = serverLog(path.join(dataDir, 'postgres'))
  mkdirSync(`${log}.1`, { recursive: true })
  writeFileSync(log, '')
  truncateSync(log, 11_000_000)
  await forgetInTheNight(appAt('2026-03-03T09:00:00Z'))
  expect(await db.$count(consentRecords)).toBe(0)
  rmSync(path.dirname(log), { recursive: true })
})

test('K16 reports of imports are deleted after 30 days, but the last of each outcome', async () => {
  const report = (outcome: 'applied' | 'unchanged' | 'refused', day: string) => {
    const at = new Date(`2026-${day}T09:00:00Z`)
    return { outcome, startedAt: at, finishedAt: at, source: 'feed.json', report: {} }
  }
  await db
    .insert(feedImports)
    .values([
      report('applied', '01-01'),
      report('applied', '02-01'),
      report('refused', '02-02'),
      report('unchanged', '02-03'),
      report('unchanged', '04-01'),
    ])
  await deleteExpiredData(appAt('2026-04-02T03:20:00Z'))
  const left = await db.select().from(feedImports).orderBy(feedImports.id)
  expect(left.map(({ outcome, startedAt }) => `${outcome} ${startedAt.toISOString().slice(5, 10)}`)).toEqual([
    'applied 02-01',
    'refused 02-02',
    'unchanged 04-01',
  ])
})

test('K16 files of mails that no mail server took are deleted with their rows, after 90 days', async () => {
  oldFile('mail/00000001-lead-agency.eml', '2026-01-01T09:00:00Z')
  const young = oldFile('mail/00000002-lead-agency.eml', '2026-03-02T09:00:00Z')
  await deleteExpiredData(appAt('2026-05-30T09:00:00Z'))
  expect(readdirSync(path.dirname(young))).toEqual([path.basename(young)])
})

test('K16 what a killed process left half-written is deleted, what is being written stays', async () => {
  const leftovers = ['media', 'documents', 'site'].map((folder) =>
    path.dirname(oldFile(`${folder}/tmp/write-old/file`, '2026-01-01T09:00:00Z')),
  )
  const writing = oldFile('site/tmp/write-new/file', '2026-01-02T20:00:00Z')
  await deleteExpiredData(appAt('2026-01-03T03:20:00Z'))
  expect(leftovers.map((folder) => existsSync(folder))).toEqual([false, false, false])
  expect(existsSync(writing)).toBe(true)
})
