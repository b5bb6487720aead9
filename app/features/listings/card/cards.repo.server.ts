import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { listings } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import type { CardRow } from '../projection/listing-rows'
import { toPublicCard } from '../projection/public-row'
import { descending, published, selectCards } from './card-query.repo.server'

/** One listing as a card, withdrawn or not. */
export async function findCard(db: Db, id: number, locale: Locale): Promise<CardRow | undefined> {
  const [row] = await selectCards(db, locale).where(eq(listings.id, id)).limit(1)
  return row && toPublicCard(row)
}

/** Those of the ids that are published, in no order. */
export async function findCardsByIds(db: Db, ids: number[], locale: Locale): Promise<CardRow[]> {
  const found = await selectCards(db, locale).where(and(published, inArray(listings.id, ids)))
  return found.map(toPublicCard)
}

/** Those of the ids that were published once and are no longer. */
export async function findWithdrawnIds(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isNotNull(listings.withdrawnAt), inArray(listings.id, ids)))
    .orderBy(asc(listings.id))
  return rows.map(({ id }) => id)
}

/** The newest that can still be had, of both goals. */
export async function findNewestCards(db: Db, locale: Locale, limit: number): Promise<CardRow[]> {
  const found = await selectCards(db, locale)
    .where(and(published, eq(listings.closed, false)))
    .orderBy(descending(listings.createdAt), descending(listings.id))
    .limit(limit)
  return found.map(toPublicCard)
}

/** How many of what was sold and rented the references page shows (M8). */
const referencesShown = 24

/** What was sold and rented, the newest first; as many as stay in search engines (D8, M8). */
export async function findReferenceCards(db: Db, locale: Locale, limit: number): Promise<CardRow[]> {
  const found = await selectCards(db, locale)
    .where(and(published, eq(listings.closed, true)))
    .orderBy(desc(listings.modifiedAt), desc(listings.id))
    .limit(Math.min(limit, referencesShown))
  return found.map(toPublicCard)
}

/** Ids of the newest that were sold or rented: search engines keep these, not the older ones (D8). */
export async function findReferenceIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(published, eq(listings.closed, true)))
    .orderBy(desc(listings.modifiedAt), desc(listings.id))
    .limit(referencesShown)
  return rows.map(({ id }) => id)
}

/** Whether there is anything at all, withdrawn listings included. */
export async function hasListings(db: Db): Promise<boolean> {
  const rows = await db.select({ id: listings.id }).from(listings).limit(1)
  return rows.length > 0
}
