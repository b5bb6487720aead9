import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type ListingGoal, listings } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { statements } from '~/platform/statements.server'
import type { CardRow, FurtherPicture, StoredCard } from '../projection/listing-rows'
import { toPublicCard } from '../projection/public-row'
import {
  descending,
  type PreparedQuery,
  published,
  selectCards,
  selectPicturedCards,
} from './card-query.repo.server'

/** Finds one listing as a card, withdrawn or not. */
export async function findCard(db: Db, id: number, locale: Locale): Promise<CardRow | undefined> {
  const [row] = await selectCards(db, locale).where(eq(listings.id, id)).limit(1)
  return row && toPublicCard(row)
}

const byIdsStatements = statements<PreparedQuery<StoredCard>>('cards')

/** Finds those of the ids that are published, in no particular order. */
export async function findCardsByIds(db: Db, ids: number[], locale: Locale): Promise<CardRow[]> {
  const statement = byIdsStatements(db, 'by ids', (name) =>
    selectCards(db, sql.placeholder('locale'))
      .where(and(published, sql`${listings.id} = any(${sql.placeholder('ids')})`))
      .prepare(name),
  )
  const found = await statement.execute({ ids, locale })
  return found.map(toPublicCard)
}

const picturedStatements =
  statements<PreparedQuery<StoredCard & { further: FurtherPicture[] | null }>>('pictured_cards')

/** The same, each with the pictures that follow its first. */
export async function findPicturedCards(db: Db, ids: number[], locale: Locale) {
  const statement = picturedStatements(db, 'by ids', (name) =>
    selectPicturedCards(db, sql.placeholder('locale'))
      .where(and(published, sql`${listings.id} = any(${sql.placeholder('ids')})`))
      .prepare(name),
  )
  const found = await statement.execute({ ids, locale })
  return found.map(({ further, ...card }) => ({ row: toPublicCard(card), further: further ?? [] }))
}

/** Finds those of the ids that were once published and have been withdrawn. */
export async function findWithdrawnIds(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isNotNull(listings.withdrawnAt), inArray(listings.id, ids)))
    .orderBy(asc(listings.id))
  return rows.map(({ id }) => id)
}

/** Finds the newest available listings, for sale and to let. */
export async function findNewestIds(db: Db, limit: number): Promise<number[]> {
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(published, eq(listings.closed, false)))
    .orderBy(descending(listings.createdAt), descending(listings.id))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Number of sold and rented listings that search engines index, and that the references page shows unless told (D8, M8). */
const referencesIndexed = 24

type ReferenceOptions = {
  /** Only those that were for sale, or for rent. */
  goal?: ListingGoal
  limit?: number
}

/** Finds the newest sold or rented listings; unless told otherwise those that search engines index (D8, M8). */
export async function findReferenceIds(
  db: Db,
  { goal, limit = referencesIndexed }: ReferenceOptions = {},
): Promise<number[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(published, eq(listings.closed, true), goal && eq(listings.goal, goal)))
    .orderBy(desc(listings.modifiedAt), desc(listings.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Tells whether there are any listings at all, withdrawn ones included. */
export async function hasListings(db: Db): Promise<boolean> {
  const rows = await db.select({ id: listings.id }).from(listings).limit(1)
  return rows.length > 0
}
