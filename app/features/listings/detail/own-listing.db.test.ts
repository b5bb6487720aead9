import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listingChanges, listings, listingTexts } from '#db/schema'
import { testApp } from '../../../../tests/setup/test-app'
import { ownListing } from './own-listing.server'

const { db, appIn } = await testApp({ demo: 'listings' })
const app = appIn()
const change = (values: Partial<typeof listings.$inferInsert>) =>
  db.update(listings).set(values).where(eq(listings.id, 2706))

test('O2 an owner sees a hidden price and address, marked as hidden', async () => {
  await change({
    publishPrice: false,
    publishAddress: false,
    priceCents: 98_500_000,
    street: 'Lindelaan',
    houseNumber: '4',
  })
  await db.update(listingTexts).set({ street: null })
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

test('O2 a listing without a price shows none; a withdrawn one is still shown to its owner', async () => {
  await change({ priceCents: null, withdrawnAt: new Date('2026-11-19T10:00:00Z') })
  const own = await ownListing(app, 2706)
  expect(own).toMatchObject({ isWithdrawn: true })
  expect(own?.price).toBeUndefined()
  expect(await ownListing(app, 999_999)).toBeUndefined()
})

test('O2 an owner sees the history of price and state, hidden prices too, the newest first', async () => {
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

test('O2 an annuity sale is told to its owner as one, so that no price counts as missing', async () => {
  expect((await ownListing(app, 2706))?.isAnnuity).toBe(false)
  const [row] = await db.select().from(listings).where(eq(listings.id, 2706))
  const viager = { age1: 78, monthlyAnnuityCents: 86_500 }
  await change({ details: { ...row?.details, viager }, priceCents: null })
  expect(await ownListing(app, 2706)).toMatchObject({
    isAnnuity: true,
    price: expect.stringContaining('865'),
  })
  await change({ details: row?.details ?? {} })
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
    phone: '02 555 01 00',
  })
})
