import { cardPicture, pictureUrl } from '~/features/media/public'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { versionedItems } from '~/platform/versioned-items.server'
import type { PictureRow } from '../projection/listing-rows'
import { findCardsByIds } from './cards.repo.server'
import type { ListingCard, PresenterContext } from './listing-card'
import { toListingCard, toPictureSource } from './listing-presenter.server'
import { findFurtherPictures } from './pictures.repo.server'
import { createPresenterContext } from './presenter-context.server'

/** @property base - of the addresses of pictures */
type Place = { locale: Locale; base: string | undefined }

/** About 5 kB each with their HTML. */
const mostCards = 4_000

const keptCards = versionedItems(
  mostCards,
  async (db: Db, { locale, base }: Place, ids: number[]) => {
    const [rows, further, context] = [
      await findCardsByIds(db, ids, locale),
      Map.groupBy(await findFurtherPictures(db, ids), ({ listingId }) => listingId),
      await createPresenterContext(db, locale, base),
    ]
    return new Map(
      rows.map((row) => {
        const pictures = further.get(row.id)?.map(({ picture }) => picture) ?? []
        return [row.id, withFurther(toListingCard(row, context), pictures, context)]
      }),
    )
  },
  ({ locale, base }) => `${locale} ${base}`,
)

/** One size serves: it is loaded when a finger asks for it. */
function withFurther(card: ListingCard, pictures: PictureRow[], context: PresenterContext): ListingCard {
  if (pictures.length === 0) return card
  const furtherPictures = pictures.map((picture) =>
    pictureUrl(toPictureSource(picture, card.title, context), furtherSize),
  )
  return { ...card, furtherPictures }
}

const furtherSize = { width: 600, ratio: cardPicture.ratio } as const

/**
 * Finds the cards of published listings in the app's language, in the order of their ids. The same card is the same
 * object until the content changes, so that its HTML is kept as well (`CardGrid`).
 */
export const cardsByIds = ({ db, locale, config }: App, ids: readonly number[]): Promise<ListingCard[]> =>
  keptCards(db, { locale, base: config.mediaBaseUrl }, ids)
