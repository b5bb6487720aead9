import type { ListingGoal } from '#db/schema'
import { areaIdsOf } from '~/kernel/places/areas'
import { countryIds, postalCode } from '~/kernel/region'
import { sizeOf } from './home-size'
import type { Item } from './items'
import type { Filters, PhraseMeaning, ReadingState } from './meaning'
import { goalOfAmount, moneyOf, perM2Of } from './money'
import { isPartOfUnknown } from './number-words'
import { placeRead } from './place-words'
import { type Quantity, readQuantity } from './quantity'
import { furthest, readRadius, townIn } from './radius'

/** A number with what it counts: a distance, a postal code, a size or a price. */
export function readAmount(state: ReadingState, at: number): PhraseMeaning | undefined {
  const { isDigits: isCode, areas } = state.items[at] ?? {}
  if (isCode && areas) return placeRead(state, at, 1, { areas })
  const quantity = readQuantity(state.items, at)
  if (!quantity) return undefined
  const { length, unit, isMoney, isDigits, bounds, value } = quantity
  if (unit === 'kilometres') return readDistance(state, quantity, at)
  const zips = unit || isMoney ? undefined : zipsOf(state, quantity, at)
  if (zips) return placeRead(state, at, length, { zips })
  if (isPartOfUnknown(state.items, at)) return { length, outcome: 'unknown' }
  // "Een", "un", "neuf": a number only beside what it counts.
  if (!isDigits && !unit && !isMoney && bounds.size === 0 && value < 1000) return undefined
  const filters = unit ? measured(state, quantity, at) : priced(state, quantity)
  return filters ? { length, filters } : { length, outcome: 'unknown' }
}

const measured = ({ items }: ReadingState, quantity: Quantity, at: number): Partial<Filters> | undefined =>
  quantity.unit === 'perSquareMetre' ? perM2Of(quantity) : sizeOf(quantity, items, at)

/** An amount that can only be a rent, or only a price, says which list is meant. */
function priced({ goal, meaning }: ReadingState, quantity: Quantity): Partial<Filters> | undefined {
  if (meaning.goal || meaning.isBoth) return moneyOf(quantity, goal)
  const meant = goalOfAmount(quantity, goal)
  const prices = moneyOf(quantity, meant)
  return prices && meant !== goal ? { ...prices, goal: meant } : prices
}

function readDistance({ items }: ReadingState, quantity: Quantity, at: number): PhraseMeaning {
  const ahead = readRadius(items, at, quantity)
  if (ahead) return { length: ahead.length, filters: { radius: ahead.radius } }
  const centre = townIn(items[at - 1])
  const { length, value } = quantity
  if (!centre || value > furthest) return { length, outcome: 'unknown' }
  const km = Math.max(1, Math.ceil(value))
  return { length, filters: { radius: { centre, km, isStation: false } }, replaced: centre }
}

/** "2449 Luxembourg", where homes are for sale: codes of Luxembourg go by street, and no list has them all. */
function streetCode(items: readonly Item[], at: number, goal: ListingGoal): string[] | undefined {
  const zip = items[at]?.folded ?? ''
  if (!/^\d{4}$/.test(zip)) return undefined
  const place = { countryId: countryIds.luxembourg, zip }
  const within = areaIdsOf(place)
  const isNamed = items[at + 1]?.areas?.some((area) => within.includes(area))
  return goal === 'sale' && isNamed ? [postalCode(place)] : undefined
}

/** `1180`, `1600-1700`; on the other hand "tot 1200", "voor 1200", and a rent between two, are prices. */
function zipsOf(
  { items, named, goal }: ReadingState,
  { length, value, to, bounds }: Quantity,
  at: number,
): string[] | undefined {
  const item = items[at]
  if (bounds.size > 0 || !item?.isDigits || items[at - 1]?.kinds.has('for')) return undefined
  if (to === undefined) return length === 1 ? (item.zips ?? streetCode(items, at, goal)) : undefined
  const [first, last] = [String(value), String(to)]
  if (goal === 'rent' || first.length !== 4 || last.length !== 4) return undefined
  const zips = named.places.between(first, last)
  return zips.length > 0 ? zips : undefined
}
