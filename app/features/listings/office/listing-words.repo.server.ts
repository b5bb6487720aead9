import { asc, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { listings, listingTexts } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'

/** Whatever of a listing the office looks for, hidden addresses too, in all its languages. */
const words = sql<string>`concat_ws(' ', ${listings.id}, ${listings.street}, ${listings.houseNumber} || ${listings.box},
  ${listings.houseNumber}, ${listings.box}, ${listings.zip},
  (select string_agg(concat_ws(' ', said.title, said.street, said.city, said.type_name), ' ')
    from ${listingTexts} as said where said.listing_id = ${listings}.id))`

const columns = { id: listings.id, isWithdrawn: sql<boolean>`${listings.withdrawnAt} is not null`, words }

/** Words of listings, withdrawn ones too, in the order of their ids. */
export const findWordsAfter = (db: Db, id: number, limit: number) => findWords(db, gt(listings.id, id), limit)

export const findWordsByIds = (db: Db, ids: number[]) => findWords(db, inArray(listings.id, ids), ids.length)

export type ListingWordsRow = Awaited<ReturnType<typeof findWords>>[number]

const findWords = async (db: Db, which: SQL, limit: number) =>
  await db.select(columns).from(listings).where(which).orderBy(asc(listings.id)).limit(limit)

/** Listings as the office names them, with their whole address. */
export async function findFoundListings(db: Db, ids: number[], locale: Locale) {
  const said = (column: 'title' | 'city' | 'street') =>
    sql<string | null>`(select ${sql.identifier(column)} from ${listingTexts} as said
      where said.listing_id = ${listings}.id and said.${sql.identifier(column)} is not null
      order by said.locale <> ${locale}, said.locale limit 1)`
  return await db
    .select({
      ...{ id: listings.id, goal: listings.goal, state: listings.state, withdrawnAt: listings.withdrawnAt },
      ...{ houseNumber: listings.houseNumber, box: listings.box },
      ...{ countryId: listings.countryId, zip: listings.zip },
      street: sql<string | null>`coalesce(${said('street')}, ${listings.street})`,
      title: said('title'),
      city: said('city'),
    })
    .from(listings)
    .where(inArray(listings.id, ids))
}
