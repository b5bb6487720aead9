import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { versionedItems } from '~/platform/versioned-items.server'
import { findCardsByIds } from './cards.repo.server'
import type { ListingCard } from './listing-card'
import { toListingCard } from './listing-presenter.server'
import { createPresenterContext } from './presenter-context.server'

/** @property base - of the addresses of pictures */
type Place = { locale: Locale; base: string | undefined }

/** About 5 kB each with their HTML. */
const mostCards = 4_000

const keptCards = versionedItems(
  mostCards,
  async (db: Db, { locale, base }: Place, ids: number[]) => {
    const [rows, context] = [
      await findCardsByIds(db, ids, locale),
      await createPresenterContext(db, locale, base),
    ]
    return new Map(rows.map((row) => [row.id, toListingCard(row, context)]))
  },
  ({ locale, base }) => `${locale} ${base}`,
)

/**
 * Finds the cards of published listings in the app's language, in the order of their ids. The same card is the same
 * object until the content changes, so that its HTML is kept as well (`CardGrid`).
 */
export const cardsByIds = ({ db, locale, config }: App, ids: readonly number[]): Promise<ListingCard[]> =>
  keptCards(db, { locale, base: config.mediaBaseUrl }, ids)
