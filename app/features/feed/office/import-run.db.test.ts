import { expect, test } from 'vitest'
import { feedImports } from '#db/schema'
import { testApp } from '../../../../tests/setup/test-app'
import { emptyReport, type FeedReport } from '../feed-report'
import { importRun } from './import-run.server'

const { db, appIn } = await testApp({ demo: 'all' })
const app = appIn('fr')

async function given(report: Partial<FeedReport>) {
  const [row] = await db
    .insert(feedImports)
    .values({
      startedAt: new Date('2026-11-20T09:00:00Z'),
      finishedAt: new Date('2026-11-20T09:03:00Z'),
      ...{ source: 'https://crm.example/feed.json', outcome: report.outcome ?? 'applied' },
      report: { ...emptyReport('', false), ...report },
    })
    .returning()
  return String(row?.id)
}

test('B73 a run is told in the member’s language: what was rejected, by its number in the feed, and why', async () => {
  const id = await given({
    created: [2706, 999_999_999],
    rejected: [
      { kind: 'listing', index: 4, id: 2710, field: 'Goal', reason: 'is not a number' },
      { kind: 'project', index: 0, id: null, field: 'ID', reason: 'is missing' },
    ],
    warnings: [{ kind: 'city', index: 1, id: null, field: 'Zip', reason: 'is not a text; left out' }],
    unknownFields: { Colour: 3 },
  })
  const run = await importRun(app, id)
  expect(run).toMatchObject({ took: '3 min', source: 'https://crm.example/feed.json' })
  expect(run?.rejected.rows).toMatchObject([
    { record: 'Bien 2710', field: 'Goal', reason: 'n’est pas un nombre' },
    { record: 'Projet sans numéro, position 1', field: 'ID', reason: 'manque' },
  ])
  expect(run?.warnings.rows[0]?.reason).toBe('n’est pas un texte\u00a0; omis')
  expect(run?.unknownFields).toEqual([{ name: 'Colour', count: 3 }])
  const [created] = run?.listings.changes ?? []
  expect(created).toMatchObject({ list: 'created', count: 2, others: [] })
  expect(created?.records[0]).toMatchObject({ number: 2706, href: expect.stringMatching(/^\/fr\//) })
  // What is no longer on the site has its number alone.
  expect(created?.records[1]).toEqual({ number: 999_999_999 })
})

test('B73 a refused feed says why, and a first import of 20,000 listings can be read', async () => {
  const refused = await given({ outcome: 'refused', refusedBecause: 'the address answers 503' })
  expect((await importRun(app, refused))?.refusedBecause).toBe('L’adresse du flux répond 503.')
  const all = Array.from({ length: 20_000 }, (_, index) => 100_000 + index)
  const run = await importRun(app, await given({ created: all }))
  expect(run?.listings.changes[0]).toMatchObject({ count: 20_000 })
  expect(run?.listings.changes[0]?.records).toHaveLength(200)
  expect(run?.listings.changes[0]?.others).toHaveLength(19_800)
  for (const wrong of ['x', '', undefined, '9'.repeat(12)])
    expect(await importRun(app, wrong)).toBeUndefined()
})
