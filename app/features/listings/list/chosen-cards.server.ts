import type { ListingGoal } from '#db/schema'
import type { App } from '~/platform/app.server'
import { findNewestIds, findWithdrawnIds } from '../card/cards.repo.server'
import { cardsByIds } from '../card/kept-cards.server'
import type { ListingCard } from '../card/listing-card'
import { findCardIds } from './find-listings.server'
import { readCriteria } from './listing-criteria'

/** Finds the newest available listings. */
export const newestCards = async (app: App, limit: number): Promise<ListingCard[]> =>
  await cardsByIds(app, await findNewestIds(app.db, limit))

/** Finds the first listings of a list without filters. */
export async function listCards(app: App, goal: ListingGoal, limit: number): Promise<ListingCard[]> {
  return await cardsByIds(app, await findCardIds(app.db, readCriteria(goal, new URLSearchParams()), limit))
}

/**
 * Splits a visitor's own list, in its order, into listings that are available and listings that were withdrawn. Unknown
 * ids are in neither.
 */
export async function cardsOf(
  app: App,
  ids: number[],
): Promise<{ cards: ListingCard[]; withdrawnIds: number[] }> {
  if (ids.length === 0) return { cards: [], withdrawnIds: [] }
  const [cards, withdrawnIds] = await Promise.all([cardsByIds(app, ids), findWithdrawnIds(app.db, ids)])
  return { cards, withdrawnIds }
}
