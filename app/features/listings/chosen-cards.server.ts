import type { ListingGoal } from '#db/schema'
import type { App } from '~/platform/app.server'
import type { ListingCard } from './listing-card'
import { readCriteria } from './listing-criteria'
import type { CardRow } from './listing-rows'
import { findCards, findNewestCards, findReferenceCards } from './listings.repo.server'
import { sayCard } from './say-listing.server'
import { sayingOf } from './saying.server'

/** The newest homes that can still be had. */
export const newestCards = async (app: App, limit: number): Promise<ListingCard[]> =>
  await saidCards(app, findNewestCards(app.db, app.locale, limit))

/** What was sold and rented, the newest first (M8). */
export const referenceCards = async (app: App, limit: number): Promise<ListingCard[]> =>
  await saidCards(app, findReferenceCards(app.db, app.locale, limit))

/** The beginning of a list, as visitors find it unfiltered. */
export async function listCards(app: App, goal: ListingGoal, limit: number): Promise<ListingCard[]> {
  const cards = await saidCards(app, findCards(app.db, readCriteria(goal, new URLSearchParams()), app.locale))
  return cards.slice(0, limit)
}

async function saidCards(app: App, found: Promise<CardRow[]>): Promise<ListingCard[]> {
  const [rows, saying] = await Promise.all([found, sayingOf(app)])
  return rows.map((row) => sayCard(row, saying))
}
