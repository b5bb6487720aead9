/** WGS 84, in degrees. */
export type Point = { lat: number; lng: number }

/** Mean radius of the earth. */
const earthMeters = 6_371_008.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance in metres along the earth's surface, as the crow flies (haversine; within 0.5 percent). */
export function distanceMeters(from: Point, to: Point): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2)
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2)
  const part = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2
  return 2 * earthMeters * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Each country's extremes, rounded outwards to a hundredth of a degree. */
const boxes = [
  { south: 49.49, north: 51.51, west: 2.53, east: 6.42 },
  { south: 49.44, north: 50.19, west: 5.73, east: 6.54 },
]

/**
 * Tells whether a point may lie in Belgium or Luxembourg. Compares with bounding boxes, which catches missing, swapped
 * or foreign coordinates, but does not distinguish Maastricht from Liège.
 */
export const isInBelgiumOrLuxembourg = (lat: number, lng: number): boolean =>
  boxes.some(({ south, north, west, east }) => south <= lat && lat <= north && west <= lng && lng <= east)
