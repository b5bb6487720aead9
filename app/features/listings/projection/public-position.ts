import { isInBelgiumOrLuxembourg } from '~/kernel/geo'
import { municipalityByZip } from '~/kernel/places/municipalities'
import { countryIds } from '~/kernel/region'
import type { PositionRow } from './listing-rows'

/**
 * Where a map may show a home: the point of a published address, else the municipality it is in. Degrees, WGS 84.
 * An area has the municipality's own centre, so that nothing in it follows from where the listing stands.
 */
export type PublicPosition = { kind: 'point' | 'area'; lat: number; lng: number }

type Placed = Omit<PositionRow, 'id'>

/**
 * The one projection of places. A published address whose coordinates are missing, exchanged or of another country
 * is shown as its municipality, too.
 * @returns undefined when the postal code is of no municipality that is known
 * @see docs/requirements.md, D3
 */
export function publicPosition(row: Placed): PublicPosition | undefined {
  const { publishAddress, latitude: lat, longitude: lng } = row
  if (publishAddress && lat !== null && lng !== null && isInBelgiumOrLuxembourg(lat, lng)) {
    return { kind: 'point', lat, lng }
  }
  const place = municipalityByZip(row.zip, row.countryId === countryIds.luxembourg ? 'LU' : 'BE')
  return place && { kind: 'area', lat: place.lat, lng: place.lng }
}
