import { slugOf } from '~/kernel/slug'
import type { UnitRow } from './projects.repo.server'

/** What a price list may count, filter and order by: public, and without values that cannot be. */
export type UnitFacts = {
  state: UnitRow['state']
  /** The type in every language it is written in. */
  typeSlugs: string[]
  /** 0 is the ground floor; undefined where the floor is said in words. */
  floor?: number
  bedrooms?: number
  /** m² */
  surface?: number
  /** m² */
  terrace?: number
  /** What a sold unit went for is between its buyer and its seller: it orders and counts nothing either. */
  priceCents?: number
}

type Given = Pick<UnitRow, 'state' | 'types' | 'floors' | 'bedrooms' | 'surface' | 'terrace' | 'priceCents'>

export function unitFacts({ state, types, floors, ...row }: Given): UnitFacts {
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

/** A listing of no square metres, or for less than nothing, is a mistake of whoever typed it: not known. */
const positive = (value: number | null) =>
  value !== null && Number.isFinite(value) && value > 0 ? value : undefined

/** `+1`, `-1`, `0`, `2e verdieping` */
function floorOf(text: string | undefined): number | undefined {
  const [, number] = /^\s*([+-]?\d{1,3})(?!\d)/.exec(text ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

type Priced = { state: UnitRow['state']; priceCents?: number | null }

/** Lowest and highest price among units that can still be had; undefined when none has one. */
export function priceRange(units: Priced[]): { fromCents: number; toCents: number } | undefined {
  const prices = units
    .filter(isFree)
    .flatMap(({ priceCents }) => (priceCents && priceCents > 0 ? [priceCents] : []))
  return prices.length > 0 ? { fromCents: Math.min(...prices), toCents: Math.max(...prices) } : undefined
}

export const isFree = ({ state }: Pick<UnitFacts, 'state'>) => state === 'free'

/**
 * Whether nothing can be had or waited for any more: the agency says so, or each unit is sold. A project whose
 * units are not listed yet is not sold out.
 */
export const isSoldOut = (state: 'for-sale' | 'sold-out', units: { state: UnitRow['state'] }[]) =>
  state === 'sold-out' || (units.length > 0 && units.every((unit) => unit.state === 'sold'))
