import * as schema from '#db/schema'
import { insertedRow, listingText } from '~/features/listings/listings.fixture'
import type { Db } from '~/platform/database.server'

type Row = NonNullable<Parameters<typeof insertedRow>[0]>
type Text = Partial<typeof schema.listingTexts.$inferSelect>

/** Listings without texts, each a house in Linkebeek unless given otherwise. */
export async function insertListings(db: Db, ...rows: Row[]) {
  await db.insert(schema.listings).values(rows.map((row) => insertedRow(row)))
}

/** One listing with its texts. @param texts - one for each language, in Dutch unless told otherwise */
export async function insertListing(db: Db, row: Row, ...texts: Text[]) {
  const inserted = insertedRow(row)
  await db.insert(schema.listings).values(inserted)
  await db.insert(schema.listingTexts).values(texts.map((text) => listingText(inserted.id ?? 0, text)))
}

/** Tables that a test of lists and pages begins without. */
export const listingTables = [schema.listings, schema.cities, schema.listingTypes]
