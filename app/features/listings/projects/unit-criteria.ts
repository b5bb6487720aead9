import { parameters } from '~/i18n/page-table'
import { mostLivingSurface, mostRooms } from '~/kernel/bounds'
import { euros, wholeBetween } from '../list/filters/codec'
import type { UnitFacts } from './unit-facts'

export const unitSorts = ['price-list', 'price', 'price-desc', 'surface-desc', 'floor'] as const
export type UnitSort = (typeof unitSorts)[number]

/** States as addresses spell them. */
export const unitStates = { available: 'free', option: 'option', sold: 'sold' } as const
export type UnitStateName = keyof typeof unitStates

/** Filter and order of a project's price list, stored in the address. */
export type UnitCriteria = {
  state?: UnitStateName
  /** Slug of a type, in any language. */
  type?: string
  bedroomsMin?: number
  /** m² */
  surfaceMin?: number
  priceMaxCents?: number
  sort: UnitSort
}

const rooms = wholeBetween(1, mostRooms)
const livingSurface = wholeBetween(1, mostLivingSurface)

const stateNames = Object.keys(unitStates) as UnitStateName[]

/**
 * Reads a price list's query. Invalid values are ignored, as on lists: a mistyped address shows every unit rather than
 * an error. Of repeated parameters the first counts.
 * @param known - slugs of the types that the project has
 */
export function readUnitCriteria(query: URLSearchParams, known: ReadonlySet<string>): UnitCriteria {
  const type = query.get('type') ?? ''
  return {
    state: stateNames.find((name) => name === query.get('state')),
    type: known.has(type) ? type : undefined,
    bedroomsMin: rooms.read(query.get('bedroomsMin') ?? ''),
    surfaceMin: livingSurface.read(query.get('surfaceMin') ?? ''),
    priceMaxCents: euros(query.get('priceMax')),
    sort: unitSorts.find((sort) => sort === query.get('sort')) ?? 'price-list',
  }
}

/** The canonical query: known parameters in one order, without defaults. */
export function writeUnitCriteria({ priceMaxCents, sort, ...plain }: UnitCriteria): string {
  const asked = {
    ...plain,
    priceMax: priceMaxCents && priceMaxCents / 100,
    sort: sort === 'price-list' ? undefined : sort,
  }
  const query = new URLSearchParams()
  for (const name of parameters.units) if (asked[name]) query.set(name, String(asked[name]))
  const text = query.toString()
  return text && `?${text}`
}

export const hasUnitFilter = ({ sort: _, ...filter }: UnitCriteria) => Object.values(filter).some(Boolean)

/** Filters and orders the units; unknown values come last. */
export function filterAndSortUnits<Unit extends UnitFacts>(units: Unit[], criteria: UnitCriteria): Unit[] {
  const chosen = units.filter((unit) => meets(unit, criteria))
  const by = orders[criteria.sort]
  return by ? chosen.toSorted((a, b) => lastUnknown(by(a), by(b))) : chosen
}

function meets(unit: UnitFacts, { state, type, bedroomsMin, surfaceMin, priceMaxCents }: UnitCriteria) {
  return (
    (!state || unit.state === unitStates[state]) &&
    (!type || unit.typeSlugs.includes(type)) &&
    atLeast(unit.bedrooms, bedroomsMin) &&
    atLeast(unit.surface, surfaceMin) &&
    (!priceMaxCents || (unit.priceCents !== undefined && unit.priceCents <= priceMaxCents))
  )
}

const atLeast = (value: number | undefined, least: number | undefined) =>
  least === undefined || (value !== undefined && value >= least)

const negative = (value: number | undefined) => (value === undefined ? undefined : -value)

const orders: Record<UnitSort, ((unit: UnitFacts) => number | undefined) | undefined> = {
  'price-list': undefined,
  price: (unit) => unit.priceCents,
  'price-desc': (unit) => negative(unit.priceCents),
  'surface-desc': (unit) => negative(unit.surface),
  floor: (unit) => unit.floor,
}

function lastUnknown(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return a - b
}
