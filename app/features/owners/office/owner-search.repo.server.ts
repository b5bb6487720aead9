import { asc, eq, sql } from 'drizzle-orm'
import { ownerListings, owners, ownerWords } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** Owners whose name or address a query finds, and those of a listing. */
export const findOwnersByWords = async (db: Db, query: string, listing: number | undefined, most: number) =>
  await db
    .select({
      id: owners.id,
      name: owners.name,
      email: owners.email,
      listings: sql<number[]>`array(select ${ownerListings.listingId} from ${ownerListings}
        where ${eq(ownerListings.ownerId, owners.id)} order by 1)`,
    })
    .from(owners)
    .where(
      sql`${ownerWords} @@ to_tsquery('simple', ${query}) or ${owners.id} in
        (select ${ownerListings.ownerId} from ${ownerListings} where ${ownerListings.listingId} = ${listing ?? null})`,
    )
    .orderBy(asc(owners.name), asc(owners.id))
    .limit(most)
