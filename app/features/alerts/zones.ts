import { areaIdsAt, type PlaceLookup } from '~/features/listings/public'
import { type Area, type AreaId, areaById, communeOfZip } from '~/kernel/places/areas'
import { countryOfPlace } from '~/kernel/places/country-of-place'
import { placesNamed } from '~/kernel/places/find-places'
import {
  codeOf,
  countryIdOf,
  type Municipality,
  municipalityAt,
  municipalityByZip,
} from '~/kernel/places/municipalities'
import { zipAmong } from '~/kernel/read-zip'
import { countryIds, placeOfCode, postalCode, type Region, regionOf } from '~/kernel/region'

/** Regions that the form offers as a whole. */
export const regions = ['brussels', 'flanders', 'wallonia', 'luxembourg'] as const satisfies readonly Region[]

/** The zone of every place; no form offers it. */
export const anywhere = 'anywhere'

/**
 * A search area: a Belgian postal code (`1180`), a Luxembourg one (`L-1110`), whose four digits alone would be mistaken
 * for Belgian ones, or an area of lists (`brussels`, `vlaamse-rand`, `lu-mamer`). A municipality with all its parts is
 * `municipality-1650`, because `1650` is one code of it.
 */
export type Zone = string

const municipality = 'municipality-'

export const zoneOfArea = ({ id, kind }: Pick<Area, 'id' | 'kind'>): Zone =>
  kind === 'municipality' ? `${municipality}${id}` : id

/** The area of a zone; undefined for a postal code. */
export function areaOfZone(zone: Zone): Area | undefined {
  const isMunicipality = zone.startsWith(municipality)
  const area = areaById(isMunicipality ? zone.slice(municipality.length) : zone)
  return area && (area.kind === 'municipality') === isMunicipality ? area : undefined
}

/** Areas that hold what a zone does: it itself, or the town whose range a code of Luxembourg is of; none for other codes. */
export function areaIdsOfZone(zone: Zone): AreaId[] {
  const area = areaOfZone(zone)
  if (area) return [area.id]
  const { countryId, zip } = placeOfCode(zone)
  const commune = countryId === countryIds.luxembourg ? communeOfZip(zip) : undefined
  return commune ? [commune] : []
}

export const isZone = (text: string): boolean => areaOfZone(text) !== undefined || /^(L-)?\d{4}$/.test(text)

type Place = { countryId: number; zip: string }

/** Returns every zone that contains a place: its postal code first, its town's code range, its areas. */
export function zonesOf(place: Place, lookup: Pick<PlaceLookup, 'cityNames'>): Zone[] {
  const isLuxembourg = place.countryId === countryIds.luxembourg
  const town = isLuxembourg ? municipalityByZip(place.zip, 'LU') : undefined
  const areas = areaIdsAt(place, lookup).flatMap(zonesOfAreaId)
  return [...new Set([postalCode(place), ...(town ? [codeOf(town)] : []), ...areas])]
}

export function zonesOfAreaId(id: AreaId): Zone[] {
  const area = areaById(id)
  return area ? [zoneOfArea(area)] : []
}

/** The municipality of a postal code; undefined for an area. */
export const municipalityOfZone = (zone: Zone): Municipality | undefined => municipalityAt(placeOfCode(zone))

/**
 * Reads zones from words separated by commas or lines: `Brussel, 1640, 1650 Beersel, L-1110`. Names mean what they mean
 * in a list: "Brussel" is the region, a municipality all its parts, and an ambiguous name all places that have it.
 * @returns also the words that were not understood, as typed
 */
export function zonesNamed(text: string): { zones: Zone[]; unknown: string[] } {
  const zones = new Set<Zone>()
  const unknown: string[] = []
  for (const name of text.split(/[,;/\n]/).map((one) => one.trim())) {
    if (name === '') continue
    const found = zonesOfName(name)
    if (found.length === 0) unknown.push(name)
    for (const zone of found) zones.add(zone)
  }
  return { zones: [...zones], unknown }
}

function zonesOfName(name: string): Zone[] {
  const { zip, country } = zipAmong(name) ?? {}
  if (zip) {
    const place = { zip, country: country ?? countryOfPlace(zip, name.replace(zip, '')) }
    return regionOf({ countryId: countryIdOf[place.country], zip }) ? [codeOf(place)] : []
  }
  const { areas, places } = placesNamed(name)
  return [...areas.map(zoneOfArea), ...places.map(codeOf)]
}
