import { isInBelgiumOrLuxembourg } from '~/kernel/geo'
import { municipalityAt } from '~/kernel/places/municipalities'
import type { PositionRow } from './listing-rows'

/**
 * The position that a map may show: the point of a published address, else the municipality. Degrees, WGS 84. An area
 * uses the municipality's own centre, so that it reveals nothing about the listing's location.
 */
export type PublicPosition = { kind: 'point' | 'area'; lat: number; lng: number }

type PositionColumns = Omit<PositionRow, 'id'>

/**
 * Projects positions for the public. A published address with missing, swapped or foreign coordinates is shown as its
 * municipality, too.
 * @returns undefined if the postal code is of no known municipality
 * @see docs/requirements.md, D3
 */
export function publicPosition(row: PositionColumns): PublicPosition | undefined {
  const { publishAddress, latitude: lat, longitude: lng } = row
  if (publishAddress && lat !== null && lng !== null && isInBelgiumOrLuxembourg(lat, lng)) {
    return { kind: 'point', lat, lng }
  }
  const place = municipalityAt(row)
  return place && { kind: 'area', lat: place.lat, lng: place.lng }
}
