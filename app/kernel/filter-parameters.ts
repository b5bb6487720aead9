/**
 * A filter's parameter in the address of a list; one that repeats may be given several times, in any order. One that holds
 * words or a place of the visitor's own is reported to nobody (S-05).
 */
type Parameter = { name: string; repeats?: true; isPrivate?: true }

/**
 * Every filter of a list by its name in `ListingCriteria`, with its parameter in the address, in canonical order. What a
 * filter reads and means is in `app/features/listings/list/filters/filters.ts`.
 */
export const filterParameters = {
  zips: { name: 'city', repeats: true },
  areas: { name: 'in', repeats: true },
  around: { name: 'around', isPrivate: true },
  polygon: { name: 'area', isPrivate: true },
  near: { name: 'near', repeats: true },
  webIds: { name: 'type', repeats: true },
  subtypes: { name: 'kind', repeats: true },
  features: { name: 'with', repeats: true },
  priceMinCents: { name: 'priceMin' },
  priceMaxCents: { name: 'priceMax' },
  perM2MinCents: { name: 'perM2Min' },
  perM2MaxCents: { name: 'perM2Max' },
  bedroomsMin: { name: 'bedroomsMin' },
  bedroomsMax: { name: 'bedroomsMax' },
  surfaceMin: { name: 'surfaceMin' },
  surfaceMax: { name: 'surfaceMax' },
  plotMin: { name: 'plotMin' },
  plotMax: { name: 'plotMax' },
  facades: { name: 'facades', repeats: true },
  floorMin: { name: 'floorMin' },
  floorMax: { name: 'floorMax' },
  energy: { name: 'energy' },
  availableBy: { name: 'from' },
  states: { name: 'state', repeats: true },
  text: { name: 'text', isPrivate: true },
} as const satisfies Record<string, Parameter>

export type FilterName = keyof typeof filterParameters

const all: readonly Parameter[] = Object.values(filterParameters)

export const filterParameterNames = all.map(({ name }) => name)

export const reportedFilterParameters = all.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name)

export const repeatingFilterParameters = all.filter(({ repeats }) => repeats).map(({ name }) => name)
