import type { WordFilters } from '~/features/listings/public'
import type { Item } from './items'
import type { Quantity } from './quantity'
import { concepts, type Kind } from './vocabulary'

type Sizes = Pick<WordFilters, 'bedroomsMin' | 'surfaceMin'>

/** Rooms are counted with the living room, bedrooms without. */
const livingRooms = 1
const mostBedrooms = 20
/** m² */
const surfaces = { least: 10, most: 5_000 }

/** The size of a home as a filter can ask it: so much or more. "At most 3 bedrooms" is none. */
export function sizeOf(quantity: Quantity, items: readonly Item[], at: number): Sizes | undefined {
  const { unit, value, bounds, to, length } = quantity
  if (bounds.has('max') && !bounds.has('min') && to === undefined) return undefined
  if (unit === 'squareMetres') return isOfOther(items, at, length) ? undefined : surfaceOf(value)
  const bedrooms = unit === 'rooms' ? value - livingRooms : value
  const isPossible = Number.isInteger(bedrooms) && bedrooms > 0 && bedrooms <= mostBedrooms
  return isPossible ? { bedroomsMin: bedrooms } : undefined
}

const surfaceOf = (m2: number): Sizes | undefined =>
  m2 >= surfaces.least && m2 <= surfaces.most ? { surfaceMin: Math.round(m2) } : undefined

/** Square metres of a garden, or of a plot: no filter knows them. */
function isOfOther(items: readonly Item[], at: number, length: number): boolean {
  const is = (kind: Kind, position: number) => items[position]?.kinds.has(kind) ?? false
  let before = at - 1
  while (is('stop', before)) before -= 1
  const kinds = concepts.filter((concept) => items.some((item) => item.kinds.has(concept)))
  const isPlot = kinds.length === 1 && kinds[0] === 'land'
  return isPlot || is('ordinary', before) || is('ordinary', at + length)
}
