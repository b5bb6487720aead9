import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { catalogueOf } from './catalogue.server'
import type { ListingCard } from './listing-card'
import { findNewestCards } from './listings.repo.server'
import { sayCard } from './say-listing.server'

/** The newest homes that can still be had. */
export async function newestCards(app: App, limit: number): Promise<ListingCard[]> {
  const { db, locale, config } = app
  const [rows, { names }] = await Promise.all([findNewestCards(db, locale, limit), catalogueOf(db, 'sale')])
  return rows.map((row) =>
    sayCard(row, { locale, t: translateTo(locale), names, mediaBaseUrl: config.mediaBaseUrl }),
  )
}
