import { areaById, areaIdsOf, isWhole } from '~/kernel/places/areas'
import { countryIds } from '~/kernel/region'
import type { Item } from './items'
import type { PlaceNames, PlacesMeant } from './place-names'
import { readQuantity } from './quantity'
import type { Kind } from './vocabulary'

/**
 * Of two places beside each other of which one lies in the other, that one alone: "4020 Luik", "1050 Bruxelles", "Deurne
 * Antwerpen", "Ukkel in Brussel", "Eupen, Ostbelgien". Places that are joined or listed ("Beersel of Alsemberg", "Halle,
 * Lembeek") are each meant.
 */
export function narrowPlaces(items: readonly Item[], places: PlaceNames): Item[] {
  const narrowed: Item[] = []
  for (const [at, item] of items.entries()) {
    const before = placeBefore(narrowed, item)
    const place = isPlace(items, at) ? item : undefined
    const inner = place && before && narrower(before, place, places)
    if (inner) narrowed.splice(narrowed.indexOf(before), narrowed.length, spanOf(before, item, inner))
    else narrowed.push(item)
  }
  return narrowed
}

/** The place that stands directly before an item, or before its "in". */
function placeBefore(before: readonly Item[], item: Item): Item | undefined {
  const [last, first] = [before.at(-1), before.at(-2)]
  if (!last || (item.apart && !isRegion(item))) return undefined
  const place = last.kinds.has('inside') && !last.apart ? first : last
  return place && isPlace(before, before.indexOf(place)) ? place : undefined
}

/** "Eupen, Ostbelgien" */
const isRegion = ({ areas }: Item) => areas?.every((id) => !isWhole(areaById(id)))

const narrower = (first: Item, second: Item, places: PlaceNames): PlacesMeant | undefined =>
  places.within(second, first) ?? places.within(first, second) ?? communeOf(first, second)

/** "2449 Luxembourg": codes of Luxembourg go by street. Behind the name such a number may be a rent. */
function communeOf(code: Item, { areas = [] }: Item): PlacesMeant | undefined {
  if (!code.isDigits) return undefined
  const around = areaIdsOf({ countryId: countryIds.luxembourg, zip: code.folded })
  const commune = around.find((id) => areaById(id)?.kind === 'commune')
  return commune && around.some((id) => areas.includes(id)) ? { areas: [commune] } : undefined
}

/** Words anywhere before a number that may make it a price. */
const pricing: readonly Kind[] = [
  'rent',
  'rentPrice',
  'perMonth',
  'between',
  'max',
  'min',
  'euro',
  'price',
  'reference',
]
/** Words directly before a number that make it a price or a size. */
const bounding: readonly Kind[] = ['min', 'max', 'between', 'to', 'euro', 'price', 'for']

/** A name, or a number that can only be a postal code. */
function isPlace(items: readonly Item[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]]
  if (!item?.isDigits) return item?.zips !== undefined || item?.areas !== undefined
  const quantity = readQuantity(items, at)
  if (items.slice(0, at).some(({ kinds }) => pricing.some((kind) => kinds.has(kind)))) return false
  const isBounded = bounding.some((kind) => before?.kinds.has(kind)) || (before?.isDigits && item.dashed)
  return /^\d{4}$/.test(item.folded) && quantity?.length === 1 && !isBounded
}

function spanOf(first: Item, last: Item, meant: PlacesMeant): Item {
  const { zips: _zips, areas: _areas, number: _number, ...span } = first
  return { ...span, ...meant, end: last.end, folded: `${first.folded} ${last.folded}`, isDigits: false }
}
