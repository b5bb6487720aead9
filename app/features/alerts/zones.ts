import { findMunicipalities, type Municipality, municipalityByZip } from '~/kernel/places/municipalities'
import { countryIds, postalCode, type Region, regionOf } from '~/kernel/region'

/** Regions that can be searched as a whole. */
export const regions = ['brussels', 'flanders', 'wallonia', 'luxembourg'] as const satisfies readonly Region[]

/** The zone of every place; no form offers it. */
export const anywhere = 'anywhere'

/**
 * A search area: a region, a Belgian postal code (`1180`), or a Luxembourg one (`L-1110`), whose four digits alone
 * would be mistaken for Belgian ones.
 */
export type Zone = string

export const isZone = (text: string): boolean =>
  regions.some((region) => region === text) || /^(L-)?\d{4}$/.test(text)

type Place = { countryId: number; zip: string }

/** Returns every zone that contains a place: its postal code, its town's code range, its region. */
export function zonesOf(place: Place): Zone[] {
  const { countryId, zip } = place
  const isLuxembourg = countryId === countryIds.luxembourg
  const town = isLuxembourg ? municipalityByZip(zip, 'LU') : undefined
  const region = regionOf(place)
  return [...new Set([postalCode(place), ...(town ? [zoneOf(town)] : []), ...(region ? [region] : [])])]
}

export const zoneOf = ({ country, zip }: Municipality): Zone => (country === 'LU' ? `L-${zip}` : zip)

/** The municipality of a zone; undefined for a region. */
export const municipalityOfZone = (zone: Zone): Municipality | undefined =>
  zone.startsWith('L-') ? municipalityByZip(zone.slice(2), 'LU') : municipalityByZip(zone, 'BE')

/**
 * Reads zones from words separated by commas or lines: `Ukkel, 1640, 1650 Beersel, L-1110`.
 * An ambiguous name means all places that have it.
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
  const [, isLuxembourg, zip] = /(?:^|\s)(L\s?-\s?)?(\d{4})(?:\s|$)/i.exec(name) ?? []
  if (zip && isLuxembourg) return [`L-${zip}`]
  if (zip) return regionOf({ countryId: countryIds.belgium, zip }) ? [zip] : []
  return findMunicipalities(name).map(zoneOf)
}
