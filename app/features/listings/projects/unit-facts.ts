import { slugOf } from '~/kernel/slug'
import type { UnitRow } from './projects.repo.server'

/** Public, plausible values of a unit that a price list counts, filters and orders by. */
export type UnitFacts = {
  state: UnitRow['state']
  /** The type in every language it is written in. */
  typeSlugs: string[]
  /** 0 is the ground floor; undefined if the floor is given in words that name no such floor. */
  floor?: number
  bedrooms?: number
  /** m² */
  surface?: number
  /** m² */
  terrace?: number
  /** A sold unit's price is confidential, so it affects neither order nor counts. */
  priceCents?: number
}

type UnitFactsInput = Pick<
  UnitRow,
  'state' | 'types' | 'floors' | 'bedrooms' | 'surface' | 'terrace' | 'priceCents'
>

export function unitFacts({ state, types, floors, ...row }: UnitFactsInput): UnitFacts {
  return {
    state,
    typeSlugs: Object.values(types).map((name) => slugOf(name)),
    floor: floorOf(Object.values(floors)[0]),
    bedrooms: row.bedrooms !== null && row.bedrooms >= 0 ? row.bedrooms : undefined,
    surface: positive(row.surface),
    terrace: positive(row.terrace),
    priceCents: state === 'sold' ? undefined : positive(row.priceCents),
  }
}

/** A surface or price of zero or less is a data entry mistake, so it counts as unknown. */
export const positive = (value: number | null) =>
  value !== null && Number.isFinite(value) && value > 0 ? value : undefined

/** `+1`, `-1`, `0`, `2e verdieping`, `Gelijkvloers` */
function floorOf(text = ''): number | undefined {
  const [, number] = /^\s*([+-]?\d{1,3})(?!\d)/.exec(text) ?? []
  if (number !== undefined) return Number(number)
  const words = slugOf(text)
  return namedFloors.find(([name]) => name.test(words))?.[1]
}

/** Floors that agencies write in words rather than as a number, in the four languages. */
const namedFloors: readonly [name: RegExp, floor: number][] = [
  [/^(?:gelijkvloerse?|glv|begane-grond|rez|rdc|r-d-c|ground|gf|erdgeschoss|eg|parterre)(?:-|$)/, 0],
  [/^(?:kelder|kelderverdieping|souterrain|sous-sol|basement|untergeschoss|ug|keller)(?:-|$)/, -1],
]

type PricedUnit = { state: UnitRow['state']; priceCents?: number | null }

/** Lowest and highest price among available units; undefined if none has one. */
export function priceRange(units: PricedUnit[]): { fromCents: number; toCents: number } | undefined {
  const range = extremes(units.filter(isFree).map(({ priceCents }) => priceCents))
  return range && { fromCents: range[0], toCents: range[1] }
}

export type Extremes = [least: number, most: number]

/** The smallest and the largest; zero and less are not known. */
export function extremes(values: (number | null | undefined)[]): Extremes | undefined {
  const known = values.flatMap((value) => (value && value > 0 ? [value] : []))
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : undefined
}

export const isFree = ({ state }: Pick<UnitFacts, 'state'>) => state === 'free'

/**
 * Tells whether a project is sold out: the agency says so, or each unit is sold. A project without listed units is not.
 */
export const isSoldOut = (state: 'for-sale' | 'sold-out', units: { state: UnitRow['state'] }[]) =>
  state === 'sold-out' || (units.length > 0 && units.every((unit) => unit.state === 'sold'))

/**
 * Units as they are offered: all of them are sold once the agency says that their project is, whatever the feed says of
 * each.
 */
export const offeredUnits = <Unit extends { state: UnitRow['state'] }>(
  state: 'for-sale' | 'sold-out',
  units: Unit[],
): Unit[] => (isSoldOut(state, units) ? units.map((unit) => ({ ...unit, state: 'sold' })) : units)
