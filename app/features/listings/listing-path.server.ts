import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { catalogueOf } from './catalogue.server'
import { findCard } from './listings.repo.server'
import { hrefOf } from './say-listing.server'

/** The one address of a listing in a language (L10); undefined when there is none, withdrawn ones included. */
export async function listingPath(db: Db, id: number, locale: Locale): Promise<string | undefined> {
  const row = await findCard(db, id, locale)
  if (!row) return undefined
  const { names } = await catalogueOf(db, row.goal)
  return hrefOf(row, { locale, t: translateTo(locale), names, mediaBaseUrl: '' })
}
