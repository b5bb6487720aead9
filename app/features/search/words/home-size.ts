import type { WordFilters } from '~/features/listings/public'
import { type Item, isMeaningless } from './items'
import { type Quantity, readQuantity } from './quantity'
import { concepts, type Kind } from './vocabulary'

type Sizes = Pick<WordFilters, 'bedroomsMin' | 'surfaceMin'>

/** Rooms are counted with the living room, bedrooms without. */
const livingRooms = 1
const mostBedrooms = 20
/** m² */
const surfaces = { least: 10, most: 5_000 }

/** The size of a home as a filter can ask it: so much or more. "At most 3 bedrooms" is none. */
export function sizeOf(quantity: Quantity, items: readonly Item[], at: number): Sizes | undefined {
  const { unit, value, bounds, to } = quantity
  if (bounds.has('max') && !bounds.has('min') && to === undefined) return undefined
  if (unit === 'otherMeasure') return undefined
  if (unit === 'squareMetres') return isOfOther(items, at, quantity) ? undefined : surfaceOf(value)
  return bedroomsOf(quantity)
}

function bedroomsOf({ unit, value, to, isMoreThan }: Quantity): Sizes | undefined {
  const counted = isMoreThan && to === undefined ? value + 1 : value
  const bedrooms = unit === 'rooms' ? counted - livingRooms : counted
  const isPossible = Number.isInteger(bedrooms) && bedrooms > 0 && bedrooms <= mostBedrooms
  return isPossible ? { bedroomsMin: bedrooms } : undefined
}

const surfaceOf = (m2: number): Sizes | undefined =>
  m2 >= surfaces.least && m2 <= surfaces.most ? { surfaceMin: Math.round(m2) } : undefined

/** Square metres of a garden, a room or a plot: no filter knows them. */
function isOfOther(items: readonly Item[], at: number, { length, isLiving }: Quantity): boolean {
  const kinds = concepts.filter((concept) => items.some((item) => item.kinds.has(concept)))
  if (kinds.length === 1 && kinds[0] === 'land') return true
  if (isLiving) return false
  const sought = kinds.filter((kind) => kind !== 'land' && kind !== 'garage')
  const parts: readonly Kind[] = sought.length > 0 ? ['ordinary', 'land', 'garage'] : ['ordinary', 'land']
  return isOfBefore(items, at, parts) || isOfBehind(items, at + length, parts)
}

const has = (item: Item | undefined, kinds: readonly Kind[]) =>
  item !== undefined && kinds.some((kind) => item.kinds.has(kind))

/** "Tuin van 500 m²", "terrain de 1000 m²"; also of a word that nobody knows: "véranda-salon de 40 m²". */
function isOfBefore(items: readonly Item[], at: number, parts: readonly Kind[]): boolean {
  let before = at - 1
  while (has(items[before], ['stop'])) before -= 1
  const word = items[before]
  const isLinked = has(items[before + 1], ['of'])
  return has(word, parts) || (isLinked && word !== undefined && isMeaningless(word))
}

/** "500 m² tuin", "1000 m² de terrain"; of "200 m², terrain 1000 m²" only the second is the plot's. */
function isOfBehind(items: readonly Item[], at: number, parts: readonly Kind[]): boolean {
  let word = at
  while (has(items[word], ['of'])) word += 1
  return has(items[word], parts) && !hasOwnSurface(items, word + 1)
}

function hasOwnSurface(items: readonly Item[], at: number): boolean {
  let from = at
  while (has(items[from], ['stop']) && !has(items[from], ['between'])) from += 1
  const own = readQuantity(items, from)
  if (own?.isLiving) return false
  return own?.unit === 'squareMetres' || own?.unit === 'otherMeasure'
}
