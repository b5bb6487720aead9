import path from 'node:path'
import { expect, test } from 'vitest'
import { appointments, demands, leads, listings, mails, owners, visitCounts } from '#db/schema'
import { importFeed } from '~/features/feed/public.server'
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
  await agency.db.insert(leads).values({
    ...{ at: new Date(), form: 'contact', locale: 'nl', email: 'an@post.example', fields: {} },
    ...{ page: '/nl/contact/', consentVersion: 'x', digest: 'x' },
  })
  await startDemo(agency.appIn())
  expect(await countOf(agency)).toBe(1)
  expect(await agency.db.$count(mails)).toBe(0)
})

test('R an agency’s database with a site of its own, and no listings yet, never gets the past of the demo', async () => {
  const agency = await testApp({ env, demo: 'agency' })
  await startDemo(agency.appIn())
  expect(await countOf(agency)).toBe(0)
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
