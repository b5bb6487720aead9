import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { feedImports } from '#db/schema'
import { testApp } from '../../../../tests/setup/test-app'
import { testFolder } from '../../../../tests/setup/test-folder'
import { bothLanguages, listingRecord } from '../feed.fixture'
import { importFeed } from '../import-feed.server'
import { countImports, findImport, findImports } from './imports.repo.server'

const { db, appIn } = await testApp({ emptied: [feedImports] })
const app = appIn('nl')
const file = path.join(testFolder(), 'feed.json')

async function imported(properties: object[]) {
  await writeFile(file, JSON.stringify({ properties, partial: true }))
  return await importFeed(app, file, { defaultLocale: 'nl' })
}

test('B73 every import is there, newest first, with what it changed and what it rejected in numbers', async () => {
  await imported(bothLanguages())
  await imported([...bothLanguages({ Price: 500_000 }), ...bothLanguages({ ID: 2707, Zip: undefined })])
  await imported([...bothLanguages({ Price: 500_000 }), listingRecord({ ID: 2708, Goal: undefined })])
  await imported([])
  const runs = await findImports(db, 1)
  expect(
    runs.map(({ outcome, created, changed, rejected }) => [outcome, created, changed, rejected]),
  ).toEqual([
    ['unchanged', 0, 0, 0],
    ['unchanged', 0, 0, 1],
    ['applied', 1, 1, 0],
    ['applied', 1, 0, 0],
  ])
  expect(runs[2]?.warnings).toBeGreaterThan(0)
  expect(await countImports(db)).toEqual({ applied: 2, unchanged: 2, refused: 0, held: 0 })
  expect((await findImports(db, 1, 50, 'unchanged')).map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
  ])
  expect(await findImports(db, 2, 3)).toHaveLength(1)
})

test('B73 the report of an import names each record that was rejected, and why', async () => {
  await imported([...bothLanguages({ ID: 2710 }), listingRecord({ ID: 2708, Goal: 'x' })])
  const [run] = await findImports(db, 1)
  const found = await findImport(db, run?.id ?? 0)
  expect(found?.report.created).toEqual([2710])
  expect(found?.report.rejected).toEqual([
    { kind: 'listing', index: 2, id: 2708, field: 'Goal', reason: 'is not a number' },
  ])
  expect(await findImport(db, 999_999)).toBeUndefined()
})

test('B73 a report of an earlier release is shown as far as it goes', async () => {
  const at = new Date('2026-01-02T03:04:05Z')
  const old = { startedAt: at, finishedAt: at, source: 'feed.json', outcome: 'refused' as const }
  await db.insert(feedImports).values({ ...old, report: { refusedBecause: 'the feed is not UTF-8 text' } })
  const [run] = await findImports(db, 1)
  expect(run).toMatchObject({ outcome: 'refused', created: 0, rejected: 0 })
  expect((await findImport(db, run?.id ?? 0))?.report).toMatchObject({
    created: [],
    projects: { created: [] },
    unknownFields: {},
    refusedBecause: 'the feed is not UTF-8 text',
  })
})
