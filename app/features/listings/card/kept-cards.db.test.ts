import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listings, pictures } from '#db/schema'
import { clearVersioned } from '~/platform/versioned.server'
import { insertListings, listingTables } from '../../../../tests/setup/listings'
import { testApp } from '../../../../tests/setup/test-app'
import { cardsByIds } from './kept-cards.server'

const { db, appIn } = await testApp({ emptied: listingTables })

test('P2 cards come in the order of their ids, without withdrawn and unknown listings', async () => {
  await insertListings(db, { id: 1 }, { id: 2 }, { id: 3, withdrawnAt: new Date() })
  const cards = await cardsByIds(appIn('nl'), [2, 3, 99, 1])
  expect(cards.map(({ id }) => id)).toEqual([2, 1])
})

test('P2 a card is the same object until the content changes; each language has its own', async () => {
  await insertListings(db, { id: 1, priceCents: 30_000_000 })
  const [card] = await cardsByIds(appIn('nl'), [1])
  expect((await cardsByIds(appIn('nl'), [1]))[0]).toBe(card)
  expect((await cardsByIds(appIn('fr'), [1]))[0]?.href).toMatch(/^\/fr\//)
  await db.update(listings).set({ priceCents: 29_000_000 }).where(eq(listings.id, 1))
  clearVersioned()
  expect((await cardsByIds(appIn('nl'), [1]))[0]?.price).toMatchObject({ cents: 29_000_000 })
})

test('one projection: a price and an address that the agency hides are on no card from then on', async () => {
  await insertListings(db, { id: 1, priceCents: 77_777_700, street: 'Geheimestraat' })
  const shown = JSON.stringify(await cardsByIds(appIn('nl'), [1]))
  expect(shown).toContain('77777700')
  expect(shown).toContain('Geheimestraat')
  await db.update(listings).set({ publishPrice: false, publishAddress: false }).where(eq(listings.id, 1))
  clearVersioned()
  expect(JSON.stringify(await cardsByIds(appIn('nl'), [1]))).not.toMatch(/777777|Geheim/)
})

test('P2 a card has the plot where there is no living surface', async () => {
  const details = { surfaces: { ground: 1_250 } }
  await insertListings(db, { id: 1, livingSurface: null, details }, { id: 2, livingSurface: 180, details })
  await insertListings(db, { id: 3, livingSurface: null, details: {} })
  clearVersioned()
  const cards = await cardsByIds(appIn('nl'), [1, 2, 3])
  expect(cards.map(({ plotSurface }) => plotSurface)).toEqual([1_250, undefined, undefined])
})

test('P2 a card has up to four pictures after the first, in their order, and no floor plans', async () => {
  await insertListings(db, { id: 1 }, { id: 2 })
  const picture = (position: number, kind: 'picture' | 'floor-plan' = 'picture') => ({
    ...{ listingId: 1, kind, position, sourceId: position, url: `${kind}-${position}.jpg` },
    ...{ width: 1600, height: 1200, names: { nl: `${kind} ${position}` } },
  })
  await db
    .insert(pictures)
    .values([
      ...[5, 3, 0, 1, 4, 2].map((position) => picture(position)),
      ...[1, 2].map((position) => picture(position, 'floor-plan')),
    ])
  clearVersioned()
  const [card, other] = await cardsByIds(appIn('nl'), [1, 2])
  const shown = card?.furtherPictures?.map((address) => /\/([a-z-]+-\d)-/.exec(address)?.[1])
  expect(shown).toEqual(['picture-1', 'picture-2', 'picture-3', 'picture-4'])
  expect(card?.furtherPictures?.[0]).toMatch(/\.webp\?width=600&height=450$/)
  expect(other).not.toHaveProperty('furtherPictures')
})
