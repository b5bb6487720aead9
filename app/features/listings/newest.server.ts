import type { App } from '~/platform/app.server'
import type { ListingCard } from './listing-card'
import { findNewestCards } from './listings.repo.server'
import { sayCard } from './say-listing.server'
import { sayingOf } from './saying.server'

/** The newest homes that can still be had. */
export async function newestCards(app: App, limit: number): Promise<ListingCard[]> {
  const [rows, saying] = await Promise.all([findNewestCards(app.db, app.locale, limit), sayingOf(app)])
  return rows.map((row) => sayCard(row, saying))
}
