import path from 'node:path'
import { eq, inArray, TransactionRollbackError } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as schema from '#db/schema'
import { deleteWithdrawn } from '~/features/feed/feed.repo.server'
import { importFeed } from '~/features/feed/public.server'
import { loadListing } from '~/features/listings/public.server'
import { deleteExpiredData } from '~/features/privacy/forget.server'
import { getVisitStatistics } from '~/features/visits/public.server'
import { testApp } from './setup/test-app'

const { listings, owners, ownerListings, ownerDevices, visitCounts, demands, demandListings } = schema
const { db, appAt } = await testApp({ demo: 'listings', emptied: [visitCounts] })

const [owned, gone, offered, project] = [2706, 2687, 2684, 12]
const at = new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
  await db
    .update(listings)
    .set({ withdrawnAt: at })
    .where(inArray(listings.id, [owned, gone]))
  await db.update(schema.projects).set({ withdrawnAt: at })
  const owner = { email: 'mia@post.example', name: 'Mia', locale: 'nl', createdAt: at } as const
  const [{ id: ownerId } = { id: 0 }] = await db.insert(owners).values(owner).returning()
  await db.insert(ownerListings).values({ ownerId, listingId: owned })
  await db.insert(ownerDevices).values({ id: 'x', accountId: ownerId, seenAt: at })
})

/** Tables with something of a listing, and how many rows. */
async function rowsOf(id: number): Promise<Record<string, number>> {
  const { listingTexts, listingChanges, pictures, documents } = schema
  const counts = { listingTexts, listingChanges, pictures, documents, demandListings }
  const found = Object.entries(counts).map(async ([name, table]) => [
    name,
    await db.$count(table, eq(table.listingId, id)),
  ])
  const visits = await db.$count(visitCounts, eq(visitCounts.ofId, id))
  return { ...Object.fromEntries(await Promise.all(found)), visits }
}

const visitOn = (day: string, ofId: number, source = 'google', kind: 'listing' | 'project' = 'listing') => ({
  ...{ kind, ofId, day, source, count: 2 },
})

const page = async (id: number, when: string) =>
  (await loadListing(appAt(when), id, new URL(`https://agency.example/nl/te-huur/x/x/${id}/`))).kind

test('K16 a withdrawn listing is deleted after 24 months, with all that belongs to it; that of an owner who logs in stays', async () => {
  const search = { email: 'a@post.example', locale: 'nl', page: '/', askedAt: at, renewedAt: at } as const
  const asked = { goal: 'sale', types: [1], zones: [], frequency: 'daily', fields: {}, digest: 'x' } as const
  await db.insert(demands).values({ ...search, ...asked, types: [1], zones: [], id: 'x', confirmedAt: at })
  await db
    .insert(demandListings)
    .values([owned, gone, offered].map((listingId) => ({ demandId: 'x', listingId, foundAt: at })))
  await db
    .insert(visitCounts)
    .values([
      ...[owned, gone, offered].map((id) => visitOn('2026-11-01', id)),
      visitOn('2026-11-01', project, 'google', 'project'),
    ])
  const before = await rowsOf(gone)
  expect(Object.values(before).filter((count) => count > 0).length).toBeGreaterThan(4)
  const [ownedBefore, offeredBefore] = [await rowsOf(owned), await rowsOf(offered)]

  await deleteExpiredData(appAt('2028-11-19T03:20:00Z'))
  expect(await rowsOf(gone)).toEqual(before)
  expect(await page(gone, '2028-11-19T03:20:00Z')).toBe('withdrawn')

  await deleteExpiredData(appAt('2028-11-21T03:20:00Z'))
  expect(new Set(Object.values(await rowsOf(gone)))).toEqual(new Set([0]))
  expect(await page(gone, '2028-11-21T03:20:00Z')).toBe('unknown')
  expect([await rowsOf(owned), await rowsOf(offered)]).toEqual([ownedBefore, offeredBefore])
  expect(await db.$count(schema.projects)).toBe(0)
  expect(await db.$count(visitCounts, eq(visitCounts.kind, 'project'))).toBe(0)
})

test('K16 the listing of an owner is deleted when no browser of theirs is known any more', async () => {
  const [known] = await db.delete(ownerDevices).returning()
  await db
    .transaction(async (tx) => {
      expect(await deleteWithdrawn(tx, 'listings', new Date('2026-11-21T03:20:00Z'))).toBe(1)
      tx.rollback()
    })
    .catch((error: unknown) => expect(error).toBeInstanceOf(TransactionRollbackError))
  if (known) await db.insert(ownerDevices).values(known)
})

test('K16 a listing that comes back after its row was deleted is a new one', async () => {
  const feed = path.resolve('demo/feed/feed.json')
  const report = await importFeed(appAt(), feed, { defaultLocale: 'nl' })
  expect(report).toMatchObject({ created: [gone], restored: [owned] })
})

test('K16 visits of a month are added up after a year; what owners see stays the same', async () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-31', '2026-02-10', '2026-03-01', '2026-03-02']
  await db.insert(visitCounts).values(days.map((day) => visitOn(day, offered)))
  await db.insert(visitCounts).values(visitOn('2026-01-20', offered, 'direct'))
  const shown = () => getVisitStatistics(db, offered, new Date('2027-03-05T09:00:00Z'))
  const before = await shown()
  await deleteExpiredData(appAt('2027-03-05T03:20:00Z'))
  await deleteExpiredData(appAt('2027-03-06T03:20:00Z'))
  const rows = await db.select().from(visitCounts).orderBy(visitCounts.day, visitCounts.source)
  expect(rows.map(({ day, source, count }) => [day, source, count])).toEqual([
    ['2026-01-01', 'direct', 2],
    ['2026-01-01', 'google', 6],
    ['2026-02-01', 'google', 2],
    ['2026-03-01', 'google', 2],
    ['2026-03-02', 'google', 2],
  ])
  expect(await shown()).toEqual(before)
})

test('K16 to whom an article went is forgotten 24 months later, once the article is gone', async () => {
  const { newsletterSendings, newsletterSubscribers, articles } = schema
  const [article] = await db.select({ id: articles.id }).from(articles).limit(1)
  const asked = { locale: 'nl', state: 'confirmed', askedAt: at, form: 'x', page: '/' } as const
  const [subscriber] = await db
    .insert(newsletterSubscribers)
    .values({ ...asked, email: 'b@post.example', consentVersion: 'x', mailedAt: at })
    .returning()
  const sent = { subscriberId: subscriber?.id ?? 0, at }
  await db.insert(newsletterSendings).values([
    { ...sent, news: article?.id ?? '' },
    { ...sent, news: 'gone' },
  ])
  await deleteExpiredData(appAt('2028-11-19T03:20:00Z'))
  expect(await db.$count(newsletterSendings)).toBe(2)
  await deleteExpiredData(appAt('2028-11-21T03:20:00Z'))
  expect((await db.select().from(newsletterSendings)).map(({ news }) => news)).toEqual([article?.id])
})
