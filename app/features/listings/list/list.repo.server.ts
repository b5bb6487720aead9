import { asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { listings, listingTexts, pictures } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { statements } from '~/platform/statements.server'
import { cardColumns, descending, type Prepared, shownPrice, textIn } from '../card/card-query.repo.server'
import type { ListingRow, StoredCard } from '../projection/listing-rows'
import { type Public, toPublicCard } from '../projection/public-row'
import { valuesOf, whereMatches } from './filter.repo.server'
import { type ListingCriteria, type ListingFilter, pageSize } from './listing-criteria'

const idStatements = statements<Prepared<{ id: number }>>('list')
const listedStatements = statements<Prepared<StoredListed>>('listed')
type Counts = { total: number; closed: number }
const countStatements = statements<Prepared<Counts>>('count')

/** Finds one page of a list in the requested order; sold and rented last (P1a). */
export async function findCardIds(db: Db, criteria: ListingCriteria): Promise<number[]> {
  const values = await valuesOf(db, criteria)
  const statement = idStatements(db, [criteria.sort, ...Object.keys(values)].join(' '), (name) =>
    db
      .select({ id: listings.id })
      .from(listings)
      .where(whereMatches(values))
      .orderBy(asc(listings.closed), orders[criteria.sort], descending(listings.id))
      .limit(pageSize)
      .offset(sql.placeholder('offset'))
      .prepare(name),
  )
  const found = await statement.execute({ ...values, offset: (criteria.page - 1) * pageSize })
  return found.map(({ id }) => id)
}

/** A card with further columns for the list's outlets. */
type StoredListed = StoredCard &
  Pick<ListingRow, 'latitude' | 'longitude' | 'createdAt' | 'modifiedAt' | 'closed'>
export type ListedRow = Public<StoredListed>

/** Finds all listings of a list in its order; at most `limit` if given. */
export async function findListed(
  db: Db,
  criteria: ListingCriteria,
  locale: Locale,
  limit?: number,
): Promise<ListedRow[]> {
  const values = await valuesOf(db, criteria)
  const { latitude, longitude, createdAt, modifiedAt, closed } = listings
  const shape = ['listed', limit ? 'some' : 'all', criteria.sort, ...Object.keys(values)].join(' ')
  const statement = listedStatements(db, shape, (name) => {
    const found = db
      .select({ ...cardColumns, latitude, longitude, createdAt, modifiedAt, closed })
      .from(listings)
      .leftJoin(listingTexts, textIn(sql.placeholder('locale')))
      .leftJoin(pictures, eq(pictures.id, listings.coverPictureId))
      .where(whereMatches(values))
      .orderBy(asc(closed), orders[criteria.sort], descending(listings.id))
    return (limit ? found.limit(sql.placeholder('limit')) : found).prepare(name)
  })
  const found = await statement.execute({ ...values, locale, ...(limit ? { limit } : {}) })
  return found.map(toPublicCard)
}

/** Counts all listings that match the criteria, and those among them that are sold or rented. */
export async function countCards(db: Db, criteria: ListingFilter): Promise<Counts> {
  const values = await valuesOf(db, criteria)
  const statement = countStatements(db, Object.keys(values).join(' '), (name) =>
    db
      .select({ total: count(), closed: closedCount })
      .from(listings)
      .where(whereMatches(values))
      .prepare(name),
  )
  const [row] = await statement.execute(values)
  return row ?? { total: 0, closed: 0 }
}

const closedCount = sql<number>`count(*) filter (where ${listings.closed})`.mapWith(Number)

const orders: Record<ListingCriteria['sort'], SQL> = {
  newest: descending(listings.createdAt),
  'price-asc': sql`${shownPrice} asc nulls last`,
  'price-desc': descending(shownPrice),
  'surface-desc': descending(listings.livingSurface),
}
