import type { AlertFrequency, ListingGoal } from '#db/schema'
import { many, mostNumber, one, type Values } from '~/features/forms/public'
import { highestTypeId, mostRooms } from '~/kernel/bounds'
import { lastRankOf } from '~/kernel/energy-bands'
import { readWhole } from '~/kernel/read-amount'
import { furtherFilter, saysWhere, storedFilter } from './further-filters'
import { anywhere, type Zone, zonesNamed } from './zones'

/** Criteria of a search alert; null where open. */
export type Criteria = {
  goal: ListingGoal
  /** Main types; empty for all of them. */
  types: number[]
  zones: Zone[]
  priceMinCents: number | null
  priceMaxCents: number | null
  bedroomsMin: number | null
  bedroomsMax: number | null
  /** m² of living surface */
  surfaceMin: number | null
  energyRank: number | null
  /** Further filters, as the query of a list. */
  filter: string | null
  garages: number | null
  parkings: number | null
}

/** Reads the criteria from a form; invalid numbers are left open. */
export function criteriaOf(values: Values): Criteria {
  const number = (name: string) => smallNumber(readWhole(one(values, name)))
  const rooms = (name: string) => {
    const count = number(name)
    return count !== null && count <= mostRooms ? count : null
  }
  const cents = (name: string) => {
    const euros = number(name)
    return euros === null ? null : euros * 100
  }
  return {
    goal: one(values, 'goal') === 'rent' ? 'rent' : 'sale',
    types: typesOf(values),
    zones: zonesOfForm(values),
    priceMinCents: cents('priceMin'),
    priceMaxCents: smallest(cents('priceMax'), cents('budget')),
    bedroomsMin: rooms('bedroomsMin'),
    bedroomsMax: rooms('bedroomsMax'),
    surfaceMin: number('surfaceMin'),
    energyRank: lastRankOf(one(values, 'energy') || '-') ?? null,
    filter: storedFilter(values, isAround(values) ? typedZones(values) : []),
    garages: rooms('garages'),
    parkings: rooms('parkings'),
  }
}

/** Without a zone, further filters say where; beside a radius the zones are part of them, as the places of a list are. */
function zonesOfForm(values: Values): Zone[] {
  const zones = typedZones(values)
  const isInFilter = isAround(values) || (zones.length === 0 && saysWhere(furtherFilter(values)))
  return isInFilter ? [anywhere] : zones
}

const typedZones = (values: Values): Zone[] => [
  ...new Set([...many(values, 'zone'), ...zonesNamed(one(values, 'places')).zones]),
]

const isAround = (values: Values): boolean => furtherFilter(values).around !== undefined

/**
 * The values of a stored alert. Where the places that were typed mean others by now, those that it looks in are ticked
 * instead.
 */
export function valuesOfStored({ fields, zones }: { fields: Values; zones: readonly Zone[] }): Values {
  const meant = zonesOfForm(fields)
  const isSame = meant.length === zones.length && meant.every((zone) => zones.includes(zone))
  return isSame ? fields : { ...fields, places: '', zone: zones.filter((zone) => zone !== anywhere) }
}

/** A budget bounds the price as a greatest price does. */
const smallest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** The choice of every type; no listing has it. */
export const allTypes = 'all'

function typesOf(values: Values): number[] {
  const types = many(values, 'type')
  return types.includes(allTypes) ? [] : types.filter(isTypeId).map(Number)
}

export const isTypeChoice = (text: string): boolean => text === allTypes || isTypeId(text)

const isTypeId = (text: string) => /^[1-9]\d*$/.test(text) && Number(text) <= highestTypeId

/** Empty, invalid and zero values set no bound. */
const smallNumber = (number: number | undefined) =>
  number !== undefined && number > 0 && number <= mostNumber ? number : null

export const frequencyOf = (values: Values): AlertFrequency => {
  const frequency = one(values, 'rhythm')
  return frequency === 'daily' || frequency === 'weekly' ? frequency : 'at-once'
}
