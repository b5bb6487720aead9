import { siteOf } from '~/features/content/public.server'
import type { Db } from '~/platform/database.server'
import type { ListingFilter } from './listing-criteria'
import { findIdsByText } from './text-search.repo.server'

/** The listings that have the words of a filter in their texts; undefined if it has none. */
export async function idsByText(
  db: Db,
  { text, textLocale }: Pick<ListingFilter, 'text' | 'textLocale'>,
): Promise<ReadonlySet<number> | undefined> {
  if (!text) return undefined
  const { default: defaultLocale } = (await siteOf(db)).languages
  return await findIdsByText(db, text, { locale: textLocale ?? defaultLocale, defaultLocale })
}
