import { pictureUrl } from '~/features/media/public'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { findReferenceIds } from '../card/cards.repo.server'
import { hrefOf, toPictureSource } from '../card/listing-presenter.server'
import { createPresenterContext, withLocale } from '../card/presenter-context.server'
import { findSitemapIds, findSitemapRows } from './sitemap.repo.server'

export type SitemapEntry = {
  /** Paths by language that search engines may index. */
  paths: Partial<Record<Locale, string>>
  modified: Date
  picture?: string
}

/** Numbers of the listings of the sitemap (L14). */
export const listingSitemapIds = async (db: Db): Promise<number[]> =>
  await findSitemapIds(db, await findReferenceIds(db))

/** Some listings for the sitemap, one entry each, in the languages that they have texts in (L14, L17). */
export async function listingSitemap(
  db: Db,
  ids: number[],
  { enabled, mediaBaseUrl }: { enabled: readonly Locale[]; mediaBaseUrl: string },
): Promise<SitemapEntry[]> {
  const [rows, anySaying] = await Promise.all([
    findSitemapRows(db, ids),
    createPresenterContext(db, 'nl', mediaBaseUrl),
  ])
  const entries = new Map<number, SitemapEntry>()
  for (const row of rows) {
    const { locale, title } = row.text
    if (!enabled.includes(locale)) continue
    const context = withLocale(anySaying, locale)
    const entry = entries.get(row.id) ?? { paths: {}, modified: row.modifiedAt }
    entry.paths[locale] = hrefOf(row, context)
    if (row.cover) entry.picture = pictureUrl(toPictureSource(row.cover, title, context), { width: 1360 })
    entries.set(row.id, entry)
  }
  return [...entries.values()]
}
