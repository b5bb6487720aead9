import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { documents, listingChanges, listings, listingTexts, pictures } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { statements } from '~/platform/statements.server'
import type { PreparedQuery } from '../card/card-query.repo.server'
import type { ListingRow, PublicListing } from '../projection/listing-rows'
import { pictureColumns } from '../projection/picture-columns.repo.server'
import type { Publishing } from '../projection/public-fields'
import { toPublicRow, toPublicText } from '../projection/public-row'

/** Prepared statement that reads the listing of a page by its id. */
function ofListing<Row>(name: string, select: (db: Db) => { prepare(name: string): PreparedQuery<Row> }) {
  const kept = statements<PreparedQuery<Row>>(name)
  return async (db: Db, id: number) =>
    await kept(db, name, (unique) => select(db).prepare(unique)).execute({ id })
}

const byId = ofListing('listing', (db) =>
  db
    .select()
    .from(listings)
    .where(eq(listings.id, sql.placeholder('id'))),
)

/** Finds the public part of a listing, withdrawn or not. */
export async function findListing(db: Db, id: number): Promise<PublicListing | undefined> {
  const row = await findListingWithHiddenValues(db, id)
  return row && toPublicRow(row)
}

/** Finds a listing with its hidden fields, for its owner and for whoever is told where a viewing is. */
export async function findListingWithHiddenValues(db: Db, id: number): Promise<ListingRow | undefined> {
  const [row] = await byId(db, id)
  return row
}

/** Finds a listing's texts, without what its owner hides. */
export async function findListingTexts(db: Db, { id, ...publishing }: Publishing & { id: number }) {
  return (await textsOf(db, id)).map((text) => toPublicText(text, publishing))
}

/** Tells whether a listing says what its charges include, also where the words are hidden with the price. */
export const hasChargesIncluded = async (db: Db, id: number): Promise<boolean> =>
  (await textsOf(db, id)).some(({ words }) => Boolean(words.chargesIncluded))

const { search: _, ...textColumns } = getTableColumns(listingTexts)

const textsOf = ofListing('listing_texts', (db) =>
  db
    .select(textColumns)
    .from(listingTexts)
    .where(eq(listingTexts.listingId, sql.placeholder('id')))
    .orderBy(asc(listingTexts.locale)),
)

export const findListingPictures = ofListing('listing_pictures', (db) =>
  db
    .select({ ...pictureColumns, kind: pictures.kind })
    .from(pictures)
    .where(eq(pictures.listingId, sql.placeholder('id')))
    .orderBy(asc(pictures.position)),
)

export const findListingDocuments = ofListing('listing_documents', (db) =>
  db
    .select({ id: documents.id, names: documents.names, url: documents.url, public: documents.public })
    .from(documents)
    .where(eq(documents.listingId, sql.placeholder('id')))
    .orderBy(asc(documents.sourceId)),
)

/** Finds the price and state history of a listing, newest first. */
export const findListingChanges = async (db: Db, id: number) =>
  await db
    .select()
    .from(listingChanges)
    .where(eq(listingChanges.listingId, id))
    .orderBy(desc(listingChanges.at))
