import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { findCard } from './cards.repo.server'
import { hrefOf } from './listing-presenter.server'
import { createPresenterContext } from './presenter-context.server'

/** The one address of a listing in a language (L10); undefined when there is none, withdrawn ones included. */
export async function listingPath(db: Db, id: number, locale: Locale): Promise<string | undefined> {
  const row = await findCard(db, id, locale)
  return row && hrefOf(row, await createPresenterContext(db, locale))
}
