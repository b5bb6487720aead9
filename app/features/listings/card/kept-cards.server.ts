import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { versionedItems } from '~/platform/versioned-items.server'
import type { FurtherPicture } from '../projection/listing-rows'
import { findPicturedCards } from './cards.repo.server'
import type { ListingCard, PresenterContext } from './listing-card'
import { furtherPictureUrl, toListingCard } from './listing-presenter.server'
import { createPresenterContext } from './presenter-context.server'

/** @property base - of the addresses of pictures */
type Place = { locale: Locale; base: string | undefined }

/** About 5 kB each with their HTML. */
const mostCards = 4_000

const keptCards = versionedItems(
  mostCards,
  async (db: Db, { locale, base }: Place, ids: number[]) => {
    const found = await findPicturedCards(db, ids, locale)
    const context = await createPresenterContext(db, locale, base)
    return new Map(
      found.map(({ row, further }) => [row.id, withFurther(toListingCard(row, context), further, context)]),
    )
  },
  ({ locale, base }) => `${locale} ${base}`,
)

function withFurther(card: ListingCard, pictures: FurtherPicture[], context: PresenterContext): ListingCard {
  if (pictures.length === 0) return card
  const furtherPictures = pictures.map((picture) => furtherPictureUrl(picture, card.title, context))
  return { ...card, furtherPictures }
}

/**
 * Finds the cards of published listings in the app's language, in the order of their ids. The same card is the same
 * object until the content changes, so that its HTML is kept as well (`CardGrid`).
 */
export const cardsByIds = ({ db, locale, config }: App, ids: readonly number[]): Promise<ListingCard[]> =>
  keptCards(db, { locale, base: config.mediaBaseUrl }, ids)
