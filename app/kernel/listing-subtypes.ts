/** What a listing can be, beside the agency's own main types; a feed names one, its type's words may name others. */
export const listingSubtypes = [
  'house',
  'villa',
  'bungalow',
  'town-house',
  'farm',
  'apartment',
  'ground-floor',
  'duplex',
  'penthouse',
  'loft',
  'studio',
  'student-room',
  'land',
  'investment',
  'mixed-use',
  'commercial',
  'office',
  'garage',
  'annuity',
] as const

export type ListingSubtype = (typeof listingSubtypes)[number]

/** What each subtype is as well: a villa is a house. */
export const broaderSubtypes: Partial<Record<ListingSubtype, ListingSubtype>> = {
  villa: 'house',
  bungalow: 'house',
  'town-house': 'house',
  farm: 'house',
  'ground-floor': 'apartment',
  duplex: 'apartment',
  penthouse: 'apartment',
  loft: 'apartment',
  office: 'commercial',
}
