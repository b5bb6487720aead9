import type { listings, listingTexts } from '#db/schema'

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

/** Columns of a listing that a card is made of. Holds hidden prices and addresses: see `public-listing.ts`. */
export type CardRow = Pick<
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
