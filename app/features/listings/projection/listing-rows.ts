import type { listings, listingTexts } from '#db/schema'
import type { Public } from './public-row'

/** Contains hidden prices and addresses, so outside the repository only the owner may get it. */
export type ListingRow = typeof listings.$inferSelect
export type ListingTextRow = Omit<typeof listingTexts.$inferSelect, 'search'>

/** A picture row as queries join it. */
export type PictureRow = {
  id: number
  url: string
  width: number
  height: number
  names: Partial<Record<string, string>>
}

/** A picture that follows a card's first one. */
export type FurtherPicture = Pick<PictureRow, 'id' | 'url' | 'names'>

/** Columns with the location of a listing. */
export type PositionRow = Pick<
  ListingRow,
  'id' | 'countryId' | 'zip' | 'publishAddress' | 'latitude' | 'longitude'
>

/** Columns with the price of a listing; null where it is hidden. */
export type PriceRow = Pick<ListingRow, 'publishPrice' | 'priceCents' | 'priceUnit' | 'goal' | 'annuity'>

/** The public part of a listing, for its page and other public uses. */
export type PublicListing = Public<ListingRow>

/** Columns for a card, including hidden prices and addresses. A list reads those `details` that a card shows. */
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
  | 'annuity'
  | 'marquee'
  | 'webId'
  | 'bedrooms'
  | 'livingSurface'
  | 'energyValue'
  | 'energyLabel'
  | 'details'
> & {
  text: Pick<
    ListingTextRow,
    'locale' | 'title' | 'slug' | 'city' | 'street' | 'typeName' | 'priceUnitText' | 'marqueeName'
  > | null
  cover: PictureRow | null
}

export type CardRow = Public<StoredCard>
