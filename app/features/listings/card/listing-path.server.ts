import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { findCard } from './cards.repo.server'
import { hrefOf } from './listing-presenter.server'
import { createPresenterContext } from './presenter-context.server'

/**
 * Finds the canonical path of a listing in a language (L10); undefined if there is none, also for withdrawn listings.
 */
export async function listingPath(db: Db, id: number, locale: Locale): Promise<string | undefined> {
  const row = await findCard(db, id, locale)
  return row && hrefOf(row, await createPresenterContext(db, locale))
}
