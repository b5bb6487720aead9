import type { WordFilters } from '~/features/listings/public'
import { mostLivingSurface, mostRooms } from '~/kernel/bounds'
import { type Item, isMeaningless } from './items'
import { type Quantity, readQuantity } from './quantity'
import { concepts, featureKinds, type Kind } from './vocabulary'

type Sizes = Pick<
  WordFilters,
  'bedroomsMin' | 'bedroomsMax' | 'surfaceMin' | 'surfaceMax' | 'plotMin' | 'plotMax' | 'facades'
>

/** Rooms are counted with the living room, bedrooms without. */
const livingRooms = 1
/** m²; fewer are those of a room, while the field of a list takes any. */
const surfaces = { least: 10, most: mostLivingSurface }
const plots = { least: 10, most: 10_000_000 }
const squareMetresOf = { squareMetres: 1, ares: 100, hectares: 10_000 }
const aroundShare = 0.1

/** The size of a home or of its plot as filters can ask it. */
export function sizeOf(quantity: Quantity, items: readonly Item[], at: number): Sizes | undefined {
  switch (quantity.unit) {
    case 'bedrooms':
    case 'rooms':
      return bedroomsOf(quantity)
    case 'facades':
      return facadesOf(quantity)
    case 'ares':
    case 'hectares':
      return plotOf(quantity, squareMetresOf[quantity.unit])
    case 'squareMetres':
      return surfaceOf(quantity, partOf(items, at, quantity))
    default:
      return undefined
  }
}

/** Bounds of whole numbers; one that is neither least nor most is the least. */
function boundsOf({ value, to, bounds, isMoreThan, isLessThan }: Quantity, step: number): [number?, number?] {
  if (to !== undefined) return [value, to]
  if (bounds.has('around')) return [value * (1 - aroundShare), value * (1 + aroundShare)]
  const isMost = bounds.has('max') && !bounds.has('min')
  if (isMost) return [undefined, isLessThan ? value - step : value]
  return [isMoreThan ? value + step : value, undefined]
}

function bedroomsOf(quantity: Quantity): Sizes | undefined {
  const fewer = quantity.unit === 'rooms' ? livingRooms : 0
  const [least, most] = boundsOf({ ...quantity, bounds: withoutAround(quantity) }, 1)
  const ends = { bedroomsMin: least && least - fewer, bedroomsMax: most && most - fewer }
  const isPossible = Object.values(ends).every(
    (end) => end === undefined || (Number.isInteger(end) && end > 0 && end <= mostRooms),
  )
  return isPossible && quantity.value > 0 ? set(ends) : undefined
}

/** "About three bedrooms" are three or more. */
const withoutAround = ({ bounds }: Quantity) => new Set([...bounds].filter((bound) => bound !== 'around'))

/** Two, three, and four or more. */
function facadesOf(quantity: Quantity): Sizes | undefined {
  const { value, to, bounds } = quantity
  const isOne = bounds.size === 0 && to === undefined
  const [least = 2, most = 4] = isOne ? [value, value] : boundsOf(quantity, 1)
  const facades = ([2, 3, 4] as const).filter((count) => count >= Math.min(least, 4) && count <= most)
  return facades.length > 0 ? { facades } : undefined
}

/** What the square metres are of; a part of a home is none that a filter knows. */
type Part = 'home' | 'plot' | 'other'

function surfaceOf(quantity: Quantity, part: Part): Sizes | undefined {
  if (part === 'other') return undefined
  if (part === 'plot') return plotOf(quantity, 1)
  const [least, most] = wholeBounds(quantity, 1)
  return isWithin([least, most], surfaces) ? set({ surfaceMin: least, surfaceMax: most }) : undefined
}

function plotOf(quantity: Quantity, squareMetres: number): Sizes | undefined {
  const [least, most] = wholeBounds(quantity, squareMetres)
  return isWithin([least, most], plots) ? set({ plotMin: least, plotMax: most }) : undefined
}

const wholeBounds = (quantity: Quantity, scale: number) =>
  boundsOf(quantity, 0).map((end) => end && Math.round(end * scale))

const isWithin = (ends: readonly (number | undefined)[], { least, most }: { least: number; most: number }) =>
  ends.every((end) => end === undefined || (end >= least && end <= most))

const set = <Ends extends Sizes>(ends: Ends): Sizes =>
  Object.fromEntries(Object.entries(ends).filter(([, end]) => end !== undefined))

/** Square metres of a garden, a room or a plot. */
function partOf(items: readonly Item[], at: number, { length, isLiving }: Quantity): Part {
  const kinds = concepts.filter((concept) => items.some((item) => item.kinds.has(concept)))
  if (kinds.length === 1 && kinds[0] === 'land') return 'plot'
  if (isLiving) return 'home'
  const sought = kinds.filter((kind) => kind !== 'land' && kind !== 'garage')
  if (isOf(items, at, length, ['land', 'plotSurface'])) return 'plot'
  const parts = sought.length > 0 ? [...otherParts, 'garage' as const] : otherParts
  return isOf(items, at, length, parts) ? 'other' : 'home'
}

const otherParts: readonly Kind[] = ['ordinary', ...(Object.keys(featureKinds) as Kind[])]

const isOf = (items: readonly Item[], at: number, length: number, parts: readonly Kind[]) =>
  isOfBefore(items, at, parts) || isOfBehind(items, at + length, parts)

const has = (item: Item | undefined, kinds: readonly Kind[]) =>
  item !== undefined && kinds.some((kind) => item.kinds.has(kind))

/** "Tuin van 500 m²", "terrain de 1000 m²"; also of a word that nobody knows: "véranda-salon de 40 m²". */
function isOfBefore(items: readonly Item[], at: number, parts: readonly Kind[]): boolean {
  let before = at - 1
  while (has(items[before], ['stop', 'min', 'around'])) before -= 1
  const word = items[before]
  const isLinked = has(items[before + 1], ['of'])
  const isUnknown = word !== undefined && isMeaningless(word) && parts.includes('ordinary')
  return has(word, parts) || (isLinked && isUnknown)
}

/** "500 m² tuin", "1000 m² de terrain"; of "200 m², terrain 1000 m²" only the second is the plot's. */
function isOfBehind(items: readonly Item[], at: number, parts: readonly Kind[]): boolean {
  let word = at
  while (has(items[word], ['of'])) word += 1
  return has(items[word], parts) && !items[word]?.apart && !hasOwnSurface(items, word + 1)
}

function hasOwnSurface(items: readonly Item[], at: number): boolean {
  let from = at
  while (has(items[from], ['stop']) && !has(items[from], ['between'])) from += 1
  const own = readQuantity(items, from)
  if (own?.isLiving) return false
  return own?.unit === 'squareMetres' || own?.unit === 'ares' || own?.unit === 'otherMeasure'
}
