import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import {
  appointments,
  demands,
  feedImports,
  leads,
  listings,
  mails,
  owners,
  pages,
  visitCounts,
} from '#db/schema'
import { importSite, lockSite } from '~/features/content/public.server'
import { importFeed, lockFeed } from '~/features/feed/public.server'
import { createLead } from '../../tests/setup/rows'
import { type TestApp, testApp } from '../../tests/setup/test-app'
import { startDemo } from '../demo'

const activity = [visitCounts, leads, appointments, demands]

/** As `npm start` has it. */
const env = { PUBLIC_URL: 'http://localhost:3000' }
const countOf = async ({ db }: TestApp) => {
  const counts = await Promise.all(activity.map((table) => db.$count(table)))
  return counts.reduce((sum, count) => sum + count, 0)
}

test('R an agency’s database with listings of its own never gets the past of the demo', async () => {
  const agency = await testApp({ env })
  const services = agency.appIn()
  await importFeed(services, path.resolve('tests/fixtures/agency-feed.json'), { defaultLocale: 'nl' })
  const before = await agency.db.$count(listings)
  await startDemo(services)
  expect(await countOf(agency)).toBe(0)
  expect(await agency.db.$count(owners)).toBe(0)
  expect(await agency.db.$count(listings)).toBe(before)
})

test('R an agency’s database that has a lead, and no listings yet, never gets the past of the demo', async () => {
  const agency = await testApp({ env })
  await createLead(agency.db)
  await startDemo(agency.appIn())
  expect(await countOf(agency)).toBe(1)
  expect(await agency.db.$count(mails)).toBe(0)
})

test('K13 an agency’s own site, before it has listings, is never overwritten by the demo', async () => {
  const agency = await testApp({ env })
  const services = agency.appIn()
  expect(await importSite(services, path.resolve('tests/fixtures/agency'))).toMatchObject({
    outcome: 'imported',
  })
  const before = await agency.db.select().from(pages).orderBy(pages.id)
  await startDemo(services)
  expect(await agency.db.select().from(pages).orderBy(pages.id)).toEqual(before)
  expect(await agency.db.$count(listings)).toBe(0)
  expect(await agency.db.$count(owners)).toBe(0)
})

test.each([
  [
    'a setting',
    `insert into site_settings (key, value, written_by, updated_at) values ('x', '{}', 'hand', now())`,
  ],
  [
    'a feed that was refused',
    `insert into feed_imports (started_at, finished_at, source, outcome, report) values (now(), now(), 'x', 'refused', '{}')`,
  ],
  [
    'a proof of consent',
    `insert into consent_records (at, action, analytical, marketing, social, unclassified, text_version, locale)
     values (now(), 'only-functional', false, false, false, false, 'x', 'nl')`,
  ],
])('K13 a database that has only %s is an agency’s own', async (_what, statement) => {
  const agency = await testApp({ env })
  await agency.db.execute(sql.raw(statement))
  await startDemo(agency.appIn())
  expect(await agency.db.$count(listings)).toBe(0)
  expect(await agency.db.$count(pages)).toBe(0)
})

test('K13 processes that start together load the demo once', async () => {
  const agency = await testApp({ env: { ...env, DEMO: 'listings' } })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await Promise.all([1, 2, 3].map(() => startDemo(agency.appIn())))
  const said = write.mock.calls.map(([text]) => String(text))
  write.mockRestore()
  expect(said.filter((line) => line.startsWith('Owner login'))).toHaveLength(1)
  expect(await agency.db.$count(listings)).toBe(25)
  expect(await agency.db.$count(owners)).toBe(1)
  expect(await agency.db.$count(feedImports)).toBe(1)
})

test.each([
  ['of its feed', lockFeed],
  ['of its site', lockSite],
])('K13 an import %s that runs at that moment makes a database an agency’s own', async (_what, lock) => {
  const agency = await testApp({ env: { ...env, DEMO: 'listings' } })
  const begun = { done: Promise.resolve() }
  await agency.db.transaction(async (tx) => {
    await lock(tx)
    await tx.execute(sql`insert into site_settings (key, value, written_by, updated_at)
      values ('x', '{}', 'hand', now())`)
    begun.done = startDemo(agency.appIn())
    await vi.waitFor(async () => {
      const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
      expect((await tx.execute(waiting)).rows).toHaveLength(1)
    }, 15_000)
  })
  await begun.done
  expect(await agency.db.$count(pages)).toBe(0)
  expect(await agency.db.$count(listings)).toBe(0)
})

test('K13 a demo that was broken off leaves nothing behind, and the next start loads it', async () => {
  const agency = await testApp({ env: { ...env, DEMO: 'listings' } })
  // The owner comes last: their table refuses them.
  await agency.db.execute(sql`alter table owners add constraint nobody check (false)`)
  await expect(startDemo(agency.appIn())).rejects.toThrow()
  expect(await agency.db.$count(listings)).toBe(0)
  expect(await agency.db.$count(pages)).toBe(0)
  await agency.db.execute(sql`alter table owners drop constraint nobody`)
  await startDemo(agency.appIn())
  expect(await agency.db.$count(listings)).toBe(25)
})

test.each([
  [{ DEMO: 'listings' }, 1],
  [{ DEMO: 'off' }, 0],
  [{ PUBLIC_URL: 'https://agency.example' }, 0],
])('R an empty database of a site with %o gets no past; owners: %i', async (more, count) => {
  const agency = await testApp({ env: { ...env, ...more } })
  await startDemo(agency.appIn())
  expect(await countOf(agency)).toBe(0)
  expect(await agency.db.$count(owners)).toBe(count)
})
