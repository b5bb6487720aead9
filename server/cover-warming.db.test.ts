import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { listings, pictures } from '#db/schema'
import { bumpContentVersion, type ChangedListings } from '~/platform/content-version.server'
import { log } from '~/platform/log.server'
import { insertListings, listingTables } from '../tests/setup/listings'
import { testApp } from '../tests/setup/test-app'
import { createCoverWarming } from './cover-warming'

const { db } = await testApp({ emptied: [...listingTables, pictures] })

/** Listings 1 to 3, each newer than the one before. @returns their covers by listing */
async function fill(): Promise<Record<1 | 2 | 3, number>> {
  const covers: Record<1 | 2 | 3, number> = { 1: 0, 2: 0, 3: 0 }
  for (const id of [1, 2, 3] as const) {
    await insertListings(db, { id, createdAt: new Date(id * 1_000) })
    const picture = { listingId: id, sourceId: id, position: 0, url: `https://agency.example/${id}.jpg` }
    const [inserted] = await db
      .insert(pictures)
      .values({ ...picture, width: 800, height: 600, names: {} })
      .returning({ id: pictures.id })
    covers[id] = inserted?.id ?? 0
    await db.update(listings).set({ coverPictureId: covers[id] }).where(eq(listings.id, id))
  }
  return covers
}

const bump = (changed: ChangedListings) => db.transaction((tx) => bumpContentVersion(tx, changed))

function startWarming(missing: number[] = []) {
  const warm = vi.fn(async (_: readonly (number | string)[]) => ({ missing }))
  const asked = async () => {
    await vi.waitFor(() => expect(warm).toHaveBeenCalled())
    return warm.mock.calls.splice(0).flatMap(([ids]) => ids)
  }
  return { start: createCoverWarming({ db, log }, { warm }), asked }
}

test('I4 at first the pictures of all cards are made in advance, then those of the listings that changed', async () => {
  const covers = await fill()
  const { start, asked } = startWarming()
  start()
  expect(await asked()).toEqual([covers[3], covers[2], covers[1]])
  await bump([2])
  start()
  expect(await asked()).toEqual([covers[2]])
  await bump([])
  start()
  expect(await asked()).toEqual([])
})

test('I4 all pictures are looked for again when it is not known which listings changed', async () => {
  const covers = await fill()
  const { start, asked } = startWarming()
  start()
  await asked()
  await bump('many')
  start()
  expect(await asked()).toEqual([covers[3], covers[2], covers[1]])
})

test('I4 an original that could not be had is tried again at the next change', async () => {
  const covers = await fill()
  const { start, asked } = startWarming([covers[1]])
  start()
  await asked()
  await bump([3])
  start()
  expect(await asked()).toEqual([covers[3], covers[1]])
})
