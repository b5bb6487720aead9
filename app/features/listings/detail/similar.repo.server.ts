import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { listings } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { statements } from '~/platform/statements.server'
import { type PreparedQuery, published, shownPrice } from '../card/card-query.repo.server'
import type { CardRow } from '../projection/listing-rows'

type Like = Pick<CardRow, 'id' | 'goal' | 'webId' | 'countryId' | 'zip' | 'priceCents' | 'publishPrice'>

const kind = sql.placeholder('webId')
const [country, zip] = [sql.placeholder('countryId'), sql.placeholder('zip')]
const isThere = and(eq(listings.zip, zip), eq(listings.countryId, country))
const isElsewhere = or(ne(listings.zip, zip), ne(listings.countryId, country))
const circles = [
  and(eq(listings.webId, kind), isThere),
  and(eq(listings.webId, kind), isElsewhere),
  and(ne(listings.webId, kind), isThere),
  and(ne(listings.webId, kind), isElsewhere),
]

/**
 * Finds available listings similar in type, place and price (D5); the same municipality first. Searches in growing
 * circles and stops when there are enough: the smallest circle uses an index.
 */
export async function findSimilarIds(db: Db, to: Like, limit: number): Promise<number[]> {
  const ids: number[] = []
  for (const [nth, circle] of circles.entries()) {
    if (ids.length >= limit) break
    const { id, goal, webId, countryId, zip: code, priceCents, publishPrice } = to
    const price = publishPrice && priceCents ? { price: priceCents } : {}
    const statement = nearestStatements(db, `${nth} ${'price' in price}`, (name) =>
      nearest(db, circle, 'price' in price).prepare(name),
    )
    const found = await statement.execute({
      id,
      goal,
      webId,
      countryId,
      zip: code,
      ...price,
      limit: limit - ids.length,
    })
    ids.push(...found.map((row) => row.id))
  }
  return ids
}

const nearestStatements = statements<PreparedQuery<{ id: number }>>('nearest')

function nearest(db: Db, circle: SQL | undefined, byPrice: boolean) {
  const { id, goal, closed } = listings
  const nearestPrice = sql`abs(${shownPrice} - ${sql.placeholder('price')}::bigint)`
  return db
    .select({ id })
    .from(listings)
    .where(
      and(
        published,
        eq(closed, false),
        eq(goal, sql.placeholder('goal')),
        ne(id, sql.placeholder('id')),
        circle,
      ),
    )
    .orderBy(...(byPrice ? [nearestPrice] : []), desc(id))
    .limit(sql.placeholder('limit'))
}
