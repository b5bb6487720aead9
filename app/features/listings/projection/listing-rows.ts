import type { listings, listingTexts } from '#db/schema'
import type { Public } from './public-row'

/** Holds hidden prices and addresses: it leaves the repository for the owner only. */
export type ListingRow = typeof listings.$inferSelect
export type ListingTextRow = typeof listingTexts.$inferSelect

/** A picture row as queries join it. */
export type PictureRow = {
  id: number
  url: string
  width: number
  height: number
  names: Partial<Record<string, string>>
}

/** Columns that say where a listing stands. */
export type PositionRow = Pick<
  ListingRow,
  'id' | 'countryId' | 'zip' | 'publishAddress' | 'latitude' | 'longitude'
>

/** A listing as its page and whatever else is public may know it. */
export type PublicListing = Public<ListingRow>

/** Columns of a listing that a card is made of, hidden prices and addresses among them. */
export type StoredCard = Pick<
  ListingRow,
  | 'id'
  | 'goal'
  | 'state'
  | 'countryId'
  | 'zip'
  | 'region'
  | 'street'
  | 'houseNumber'
  | 'box'
  | 'publishAddress'
  | 'priceCents'
  | 'publishPrice'
  | 'priceUnit'
  | 'marquee'
  | 'webId'
  | 'bedrooms'
  | 'livingSurface'
  | 'energyValue'
  | 'energyLabel'
> & {
  text: Pick<
    ListingTextRow,
    'locale' | 'title' | 'slug' | 'city' | 'typeName' | 'priceUnitText' | 'marqueeName'
  > | null
  cover: PictureRow | null
}

export type CardRow = Public<StoredCard>
