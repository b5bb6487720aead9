import { type Area, areaById, centreOf, isWhole } from '~/kernel/places/areas'
import { radii } from '~/kernel/places/around'
import type { Item } from './items'
import type { PlacesMeant } from './place-names'
import type { Quantity } from './quantity'
import type { Kind } from './vocabulary'

/** Around a place, or around a station of it. */
export type Radius = { centre: PlacesMeant; km: number; isStation: boolean }

const skipped: readonly Kind[] = [
  ...(['stop', 'near', 'of', 'inside', 'around', 'for', 'to', 'between', 'min', 'with'] as const),
]
/** Kilometres that a list can be narrowed to. */
export const furthest = radii.most

/** "5 km rond Halle", "within 10 km of Linkebeek station"; also "Halle 5 km", where the place was read before. */
export function readRadius(
  items: readonly Item[],
  at: number,
  { length, value, to }: Quantity,
): { length: number; radius: Radius } | undefined {
  const km = Math.max(1, Math.ceil(to ?? value))
  if (km > furthest) return undefined
  const start = skip(items, at + length)
  const [first, second] = [items[start], items[skip(items, start + 1)]]
  const isStation = isStationWord(first) || (second !== undefined && isStationWord(second))
  const centre = centreIn(first) ?? (isStationWord(first) ? centreIn(second) : undefined)
  if (!centre) return undefined
  const isBoth = isStationWord(first) || isStationWord(second)
  const end = isBoth ? skip(items, start + 1) + 1 : start + 1
  return { length: end - at, radius: { centre, km, isStation } }
}

function skip(items: readonly Item[], at: number): number {
  let next = at
  while (items[next] && !centreIn(items[next]) && has(items[next], skipped)) next += 1
  return next
}

/** What a radius can be around: a province has no centre. */
export const centreIn = (place: PlacesMeant = {}) =>
  placesWhere(place, (area) => area !== undefined && centreOf(area) !== undefined)

/** The same of what is no country or region: "Luxemburg, 10 km van de grens" is the country. */
export const townIn = (place: PlacesMeant = {}) => placesWhere(place, isWhole)

function placesWhere({ zips, areas }: PlacesMeant, isOne: (area: Area | undefined) => boolean) {
  const areAll = areas ? areas.every((id) => isOne(areaById(id))) : zips !== undefined
  return areAll ? { ...(zips && { zips }), ...(areas && { areas }) } : undefined
}

const isStationWord = (item: Item | undefined) => has(item, ['station'])

const has = (item: Item | undefined, kinds: readonly Kind[]) =>
  item !== undefined && kinds.some((kind) => item.kinds.has(kind))
