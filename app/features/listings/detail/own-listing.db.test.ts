import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listingChanges, listings } from '#db/schema'
import { importSite } from '~/features/content/public.server'
import { importFeed } from '~/features/feed/public.server'
import type { App } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { log } from '~/platform/log.server'
import { restOfServices } from '~/platform/services.fixture'
import { testDatabase } from '../../../../tests/setup/test-database'
import { ownListing } from './own-listing.server'

const { db } = await testDatabase()
const app: App = {
  ...restOfServices(),
  config: readConfig({ NODE_ENV: 'test' }),
  db,
  log,
  clock: stoppedClock('2026-11-20T10:00:00Z'),
  locale: 'nl',
}
await importSite(app, path.resolve('demo/site'))
await importFeed(app, path.resolve('demo/feed/feed.json'), { defaultLocale: 'nl' })
const change = (values: Partial<typeof listings.$inferInsert>) =>
  db.update(listings).set(values).where(eq(listings.id, 2706))

test('O2 an owner sees the price and address that the public does not, and that it does not', async () => {
  await change({
    publishPrice: false,
    publishAddress: false,
    priceCents: 98_500_000,
    street: 'Lindelaan',
    houseNumber: '4',
  })
  const own = await ownListing(app, 2706)
  expect(own).toMatchObject({
    showsPrice: false,
    showsAddress: false,
    isWithdrawn: false,
    state: 'available',
  })
  expect(own?.price).toContain('985.000')
  expect(own?.card.address).toContain('Lindelaan 4')
})

test('O2 a listing without a price says none; one that was withdrawn is still its owner’s', async () => {
  await change({ priceCents: null, withdrawnAt: new Date('2026-11-19T10:00:00Z') })
  const own = await ownListing(app, 2706)
  expect(own).toMatchObject({ isWithdrawn: true })
  expect(own?.price).toBeUndefined()
  expect(await ownListing(app, 999_999)).toBeUndefined()
})

test('O2 an owner sees what the listing cost and how it stood, hidden prices too, the newest first', async () => {
  const was = { listingId: 2706, publishPrice: true, state: 'available' } as const
  await db.delete(listingChanges)
  expect((await ownListing(app, 2706))?.changes).toEqual([])
  await db.insert(listingChanges).values([
    { ...was, at: new Date('2026-09-01T10:00:00Z'), priceCents: null },
    { ...was, at: new Date('2026-10-01T10:00:00Z'), priceCents: 102_500_000, publishPrice: false },
    { ...was, at: new Date('2026-11-01T10:00:00Z'), priceCents: 98_500_000, state: 'option' },
  ])
  expect((await ownListing(app, 2706))?.changes).toEqual([
    { at: expect.any(Date), state: 'option', showsPrice: true, price: '€\u00a0985.000' },
    { at: expect.any(Date), state: 'available', showsPrice: false, price: '€\u00a01.025.000' },
    { at: expect.any(Date), state: 'available', showsPrice: true },
  ])
})

test('O4 the manager is the agent of the listing, else the agency', async () => {
  expect((await ownListing(app, 2706))?.manager).toMatchObject({
    email: expect.stringContaining('@tilia.example'),
  })
  const [row] = await db.select().from(listings).where(eq(listings.id, 2706))
  const { agent: _, ...details } = row?.details ?? {}
  await change({ details })
  expect((await ownListing(app, 2706))?.manager).toMatchObject({
    email: 'hallo@tilia.example',
    phone: '025 55 01 00',
  })
})
