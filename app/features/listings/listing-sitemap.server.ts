import { pictureUrl } from '~/features/media/public'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { catalogueOf } from './catalogue.server'
import { findReferenceIds, findSitemapRows } from './listings.repo.server'
import { hrefOf, sayPicture } from './say-listing.server'

export type SitemapEntry = {
  /** Path in each language that search engines may keep. */
  paths: Partial<Record<Locale, string>>
  modified: Date
  picture?: string
}

/** Listings for the sitemap, one entry each, in the languages they are written in (L14, L17). */
export async function listingSitemap(
  db: Db,
  enabled: readonly Locale[],
  mediaBaseUrl: string,
): Promise<SitemapEntry[]> {
  const [rows, references, { names }] = await Promise.all([
    findSitemapRows(db),
    findReferenceIds(db),
    catalogueOf(db, 'sale'),
  ])
  const entries = new Map<number, SitemapEntry>()
  for (const row of rows) {
    const locale = row.text.locale
    if (!enabled.includes(locale) || (row.closed && !references.includes(row.id))) continue
    const entry = entries.get(row.id) ?? { paths: {}, modified: row.modifiedAt }
    entry.paths[locale] = hrefOf(row, { locale, t: translateTo(locale), names, mediaBaseUrl })
    if (row.cover)
      entry.picture = pictureUrl(sayPicture(row.cover, locale, row.text.title, mediaBaseUrl), { width: 1360 })
    entries.set(row.id, entry)
  }
  return [...entries.values()]
}
