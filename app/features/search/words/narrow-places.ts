import { areaById, areaIdsOf, communeOfZip, isWhole } from '~/kernel/places/areas'
import { countryIds, placeOfCode } from '~/kernel/region'
import type { Item } from './items'
import type { PhraseMeaning } from './meaning'
import type { PlaceNames, PlacesMeant } from './place-names'

/** A place that words have named, or that a radius is around. */
export type PlaceRead = { meant: PlacesMeant; isCentre: boolean; end: number }

/** The place of what was read, if it is one. @param end - index of the item behind it */
export function placeIn({ filters = {} }: PhraseMeaning, end: number): PlaceRead | undefined {
  const { zips, areas, radius } = filters
  if (radius) return { meant: radius.centre, isCentre: true, end }
  return zips || areas ? { meant: { zips, areas }, isCentre: false, end } : undefined
}

/**
 * Of two places beside each other of which one lies in the other, that one alone: "4020 Luik", "1050 Bruxelles", "Deurne
 * Antwerpen", "Ukkel in Brussel", "Eupen, Ostbelgien". Places that are joined or listed ("Beersel of Alsemberg", "Halle,
 * Lembeek") are each meant.
 * @param before - the place that was read last
 */
export function narrowPlace(
  read: PhraseMeaning,
  before: PlaceRead,
  { items, at, places }: { items: readonly Item[]; at: number; places: PlaceNames },
): PhraseMeaning {
  const place = placeIn(read, at + read.length)
  if (!place || place.isCentre || !isBeside(items, before.end, at)) return read
  const { length } = read
  if (before.isCentre) return places.within(before.meant, place.meant) ? { length } : read
  const inner =
    places.within(place.meant, before.meant) ??
    places.within(before.meant, place.meant) ??
    (items[before.end - 1]?.isDigits ? communeOf(before.meant, place.meant) : undefined)
  return inner ? { length, filters: inner, replaced: before.meant } : read
}

/** Directly, or with "in" between; after a comma a region, and a code with its name. */
function isBeside(items: readonly Item[], end: number, at: number): boolean {
  const [last, item, between] = [items[end - 1], items[at], items[end]]
  const isJoined = at === end || (at === end + 1 && between?.kinds.has('inside') && !between.apart)
  if (!isJoined) return false
  return !item?.apart || isRegion(item) || item.isDigits || last?.isDigits === true
}

const isRegion = ({ areas }: Item) => areas?.every((id) => !isWhole(areaById(id))) ?? false

/** "L-1930 Luxembourg": codes of Luxembourg go by street. */
function communeOf({ zips: [code] = [] }: PlacesMeant, { areas = [] }: PlacesMeant): PlacesMeant | undefined {
  const { zip } = placeOfCode(code ?? '')
  const around = areaIdsOf({ countryId: countryIds.luxembourg, zip })
  const commune = communeOfZip(zip)
  return commune && around.some((id) => areas.includes(id)) ? { areas: [commune] } : undefined
}
