import type { App } from '~/platform/app.server'
import { findReferenceIds } from '../card/cards.repo.server'
import { cardsByIds } from '../card/kept-cards.server'
import type { ListingCard } from '../card/listing-card'
import type { ReferenceStory } from './reference-story'
import { findOfferedDays, type OfferPeriod } from './references.repo.server'

/** Finds the listings that were sold last. */
export async function soldCards(app: App, limit: number): Promise<ListingCard[]> {
  return await cardsByIds(app, await findReferenceIds(app.db, { goal: 'sale', limit }))
}

/**
 * Finds sold and rented listings, newest first (M8).
 * @param showsDays - the agency wants to say how long they were offered
 */
export async function referenceStories(
  app: App,
  limit: number,
  showsDays: boolean,
): Promise<ReferenceStory[]> {
  const ids = await findReferenceIds(app.db, { limit })
  const [cards, offered] = await Promise.all([
    cardsByIds(app, ids),
    showsDays ? findOfferedDays(app.db, ids) : new Map<number, OfferPeriod>(),
  ])
  return cards.map((card) => ({ card, offered: offered.get(card.id) }))
}
