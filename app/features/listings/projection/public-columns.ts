import type { listings, listingTexts, projects } from '#db/schema'

/**
 * Visibility of a column. `shown`: public. `price`, `address`: public if that is published. `fields`: decided per field
 * by `kernel/listing-fields.ts`. `internal`: never in a public row.
 */
export type Audience = 'shown' | 'price' | 'address' | 'fields' | 'internal'

type Audiences<Row> = Record<keyof Row, Audience>

/** Where a listing or project is. */
const placeColumns = {
  countryId: 'shown',
  zip: 'shown',
  region: 'shown',
  street: 'address',
  houseNumber: 'address',
  box: 'address',
  publishAddress: 'shown',
  latitude: 'address',
  longitude: 'address',
} as const

/** Every column of `listings`; a missing one is a type error. */
export const listingColumns = {
  id: 'shown',
  goal: 'shown',
  state: 'shown',
  closed: 'shown',
  ...placeColumns,
  priceCents: 'price',
  publishPrice: 'shown',
  priceUnit: 'price',
  marquee: 'shown',
  webId: 'shown',
  webIds: 'internal',
  recordFile: 'internal',
  bedrooms: 'shown',
  livingSurface: 'shown',
  energyValue: 'shown',
  energyLabel: 'shown',
  energyRank: 'internal',
  details: 'fields',
  annuity: 'price',
  coverPictureId: 'internal',
  contentHash: 'internal',
  createdAt: 'shown',
  modifiedAt: 'shown',
  withdrawnAt: 'shown',
} as const satisfies Audiences<typeof listings.$inferSelect>

/** Every column of `listing_texts`. */
export const listingTextColumns = {
  listingId: 'shown',
  locale: 'shown',
  title: 'shown',
  slug: 'shown',
  description: 'shown',
  city: 'shown',
  street: 'address',
  typeName: 'shown',
  priceUnitText: 'price',
  marqueeName: 'shown',
  words: 'fields',
  search: 'internal',
} as const satisfies Audiences<typeof listingTexts.$inferSelect>

/** Every column of `projects`. */
export const projectColumns = {
  id: 'shown',
  goal: 'shown',
  state: 'shown',
  number: 'shown',
  ...placeColumns,
  externalWeb: 'shown',
  webId: 'shown',
  progress: 'shown',
  details: 'shown',
  coverPictureId: 'shown',
  contentHash: 'internal',
  createdAt: 'shown',
  modifiedAt: 'shown',
  withdrawnAt: 'shown',
} as const satisfies Audiences<typeof projects.$inferSelect>

type ColumnsFor<Columns, Who extends Audience> = {
  [Name in keyof Columns]: Columns[Name] extends Who ? Name : never
}[keyof Columns]

export type InternalColumn = ColumnsFor<typeof listingColumns, 'internal'>
export type InternalProjectColumn = ColumnsFor<typeof projectColumns, 'internal'>
