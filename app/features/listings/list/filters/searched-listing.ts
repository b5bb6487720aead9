import type { ListingGoal, ListingState } from '#db/schema'
import type { ListingDetails } from '~/kernel/listing-details'
import type { ListingSubtype } from '~/kernel/listing-subtypes'
import { memo } from '~/kernel/memo'
import { foldText } from '~/kernel/search-text'
import type { PublicPosition } from '../../projection/public-position'
import type { PublicPrice } from '../../projection/public-words'
import { featuresOf, type ListingFeature } from './features'
import { subtypesOf } from './subtypes'

/** The public part of a listing that filters read: hidden values are null, or absent from its details. */
export type PublicFacts = {
  id: number
  goal: ListingGoal
  state: ListingState
  countryId: number
  zip: string
  /** Main types; the projection has only the first of them. */
  webIds: number[]
  priceCents: number | null
  bedrooms: number | null
  livingSurface: number | null
  energyRank: number | null
  details: ListingDetails
  createdAt: Date
  createdMicros: number
  position: PublicPosition | undefined
  price: PublicPrice
  /** Words for its type, its condition and when it is free, in each language of the feed. */
  typeNames: string[]
  conditions: string[]
  freeFrom: string[]
}

/** What bounds compare. */
export const measureNames = [
  /** Cents. */
  'price',
  /** Cents per m² of living surface, of the plot for land. */
  'perM2',
  'bedrooms',
  /** m² */
  'surface',
  /** m² */
  'plot',
  'floor',
  /** See `kernel/energy-bands.ts`. */
  'energy',
  /** Days since 1970; 0 is at once. */
  'freeOn',
] as const
export type Measure = (typeof measureNames)[number]

/** Undefined where it is unknown or hidden, which no bound matches. */
export type Measures = Record<Measure, number | undefined>

export const searchedStates = ['available', 'option', 'closed'] as const
type SearchedState = (typeof searchedStates)[number]

/** A listing as filters see it. */
export type SearchedListing = {
  id: number
  goal: ListingGoal
  countryId: number
  zip: string
  position: PublicPosition | undefined
  /** As maps show it. */
  price: PublicPrice
  /** Microseconds since 1970, as exactly as the database orders them. */
  createdMicros: number
  measures: Measures
  webIds: readonly number[]
  subtypes: ReadonlySet<ListingSubtype>
  features: ReadonlySet<ListingFeature>
  /** 4 means four or more. */
  facades: 2 | 3 | 4 | undefined
  state: SearchedState
}

/** What filters read of a listing: the one definition for lists, counts, maps and alerts. */
export function toSearchedListing(facts: PublicFacts): SearchedListing {
  const { id, goal, countryId, zip, position, price, createdMicros, webIds, details } = facts
  const subtypes = subtypesOf(facts)
  return {
    ...{ id, goal, countryId, zip, position, price, createdMicros, webIds, subtypes },
    features: featuresOf(facts),
    facades: facadesOf(details),
    state: facts.state === 'sold' || facts.state === 'rented' ? 'closed' : facts.state,
    measures: {
      // What a feed gives as 0 is unknown.
      price: facts.priceCents || undefined,
      perM2: pricePerM2(facts, subtypes.has('land')),
      bedrooms: facts.bedrooms ?? undefined,
      surface: facts.livingSurface || undefined,
      plot: details.surfaces?.ground || undefined,
      floor: details.rooms?.floor,
      energy: facts.energyRank ?? undefined,
      freeOn: freeOn(facts.freeFrom),
    },
  }
}

/** Of land per m² of its plot, of everything else per m² to live in. */
function pricePerM2({ priceCents, livingSurface, details }: PublicFacts, isLand: boolean) {
  const m2 = isLand ? details.surfaces?.ground : livingSurface
  return priceCents && m2 ? priceCents / m2 : undefined
}

const ofKind = { open: 4, 'half-open': 3, closed: 2 } as const

function facadesOf({ rooms, facade }: ListingDetails): 2 | 3 | 4 | undefined {
  const count = rooms?.facadeCount
  if (!count) return facade && ofKind[facade]
  if (count === 2 || count === 3) return count
  return count >= 4 ? 4 : undefined
}

/** Says that it is free at once, in any language, as `foldText` writes it. */
const atOnce = new Set([
  ...['onmiddellijk', 'onmiddellijk beschikbaar', 'direct', 'vrij', 'meteen', 'immediatement', 'immediat'],
  ...[
    'de suite',
    'tout de suite',
    'libre',
    'disponible immediatement',
    'immediately',
    'available immediately',
  ],
  ...['immediate', 'now', 'sofort', 'ab sofort', 'frei'],
])
const isAtOnce = memo((text: string) => atOnce.has(foldText(text)), 1_000)
const millisecondsOfDay = 86_400_000

/** "At the deed" is a day that nobody knows. */
function freeOn(texts: readonly string[]): number | undefined {
  const day = texts.find((text) => /^\d{4}-\d\d-\d\d$/.test(text))
  if (day) return dayNumber(day)
  return texts.some(isAtOnce) ? 0 : undefined
}

/** @param day - `2027-01-15` */
export function dayNumber(day: string): number | undefined {
  const days = Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay
  return Number.isFinite(days) ? days : undefined
}
