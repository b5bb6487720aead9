import type { ListingGoal } from '#db/schema'
import type { App } from '~/platform/app.server'
import {
  findCardsByIds,
  findNewestCards,
  findReferenceCards,
  findWithdrawnIds,
} from '../card/cards.repo.server'
import type { ListingCard } from '../card/listing-card'
import { toListingCard } from '../card/listing-presenter.server'
import { presenterContextOf } from '../card/presenter-context.server'
import type { CardRow } from '../projection/listing-rows'
import { findCards } from './list.repo.server'
import { readCriteria } from './listing-criteria'

/** Finds the newest available listings. */
export const newestCards = async (app: App, limit: number): Promise<ListingCard[]> =>
  await toListingCards(app, findNewestCards(app.db, app.locale, limit))

/** Finds sold and rented listings, newest first (M8). */
export const referenceCards = async (app: App, limit: number): Promise<ListingCard[]> =>
  await toListingCards(app, findReferenceCards(app.db, app.locale, limit))

/** Finds the first listings of a list without filters. */
export async function listCards(app: App, goal: ListingGoal, limit: number): Promise<ListingCard[]> {
  const cards = await toListingCards(
    app,
    findCards(app.db, readCriteria(goal, new URLSearchParams()), app.locale),
  )
  return cards.slice(0, limit)
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
  const [cards, withdrawnIds] = await Promise.all([
    toListingCards(app, findCardsByIds(app.db, ids, app.locale)),
    findWithdrawnIds(app.db, ids),
  ])
  const place = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: ListingCard) => place.get(id) ?? ids.length
  return { cards: cards.sort((a, b) => placeOf(a) - placeOf(b)), withdrawnIds }
}

async function toListingCards(app: App, found: Promise<CardRow[]>): Promise<ListingCard[]> {
  const [rows, context] = await Promise.all([found, presenterContextOf(app)])
  return rows.map((row) => toListingCard(row, context))
}
