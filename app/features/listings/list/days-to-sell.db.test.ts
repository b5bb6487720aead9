import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { clearVersioned } from '~/platform/versioned.server'
import { insertListings, listingTables } from '../../../../tests/setup/listings'
import { testApp } from '../../../../tests/setup/test-app'
import { daysToSell } from './days-to-sell.server'

const { db } = await testApp({ emptied: listingTables })
const day = (n: number) => new Date(Date.UTC(2026, 8, n))

const fromTo = (id: number, from: number, to: number) => ({
  listing: { id, state: 'sold' as const, createdAt: day(from) },
  changes: [
    { at: day(from), state: 'available' as const },
    { at: day(to), state: 'sold' as const },
  ],
})

async function insertSales(...sales: ReturnType<typeof fromTo>[]) {
  await insertListings(db, ...sales.map(({ listing }) => listing))
  await db
    .insert(schema.listingChanges)
    .values(
      sales.flatMap(({ listing: { id }, changes }) =>
        changes.map((change) => ({ listingId: id, publishPrice: true, ...change })),
      ),
    )
}

test('M5b the days to sell are the median of ten sales or more, from the first day that is known', async () => {
  const nine = Array.from({ length: 9 }, (_, n) => fromTo(n + 1, 1, 11 + n))
  await insertSales(...nine)
  expect(await daysToSell(db, '2026-10-15')).toBeUndefined()
  clearVersioned()
  await insertSales(fromTo(10, 1, 21))
  expect(await daysToSell(db, '2026-10-15')).toEqual({ days: 15, sales: 10, months: 24 })
  // Entered again, it does not look quick.
  clearVersioned()
  await insertSales({ ...fromTo(11, 1, 25), listing: { id: 11, state: 'sold', createdAt: day(24) } })
  expect(await daysToSell(db, '2026-10-15')).toEqual({ days: 15, sales: 11, months: 24 })
})

test('M5b a sale of unknown day, of long ago, that fell through, or a let home counts for nothing', async () => {
  const ten = Array.from({ length: 10 }, (_, n) => fromTo(n + 1, 1, 11))
  const back = fromTo(11, 1, 2)
  await insertSales(...ten, {
    listing: { ...back.listing, state: 'available' as 'sold' },
    changes: [...back.changes, { at: day(5), state: 'available' }],
  })
  await insertListings(db, { id: 12, state: 'sold' }, { id: 13, goal: 'rent', state: 'rented' })
  await db.insert(schema.listingChanges).values([
    { listingId: 12, at: day(3), publishPrice: true, state: 'sold' },
    { listingId: 13, at: day(1), publishPrice: true, state: 'available' },
    { listingId: 13, at: day(2), publishPrice: true, state: 'rented' },
  ])
  expect(await daysToSell(db, '2026-10-15')).toEqual({ days: 10, sales: 10, months: 24 })
  expect(await daysToSell(db, '2029-01-01')).toBeUndefined()
})
