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

/** Tells whether a position is inside; latitude and longitude apart, because lists ask for each of their listings. */
export type Surface = (lat: number, lng: number) => boolean

const metersPerDegree = radians(1) * earthMeters
/** Within Belgium and Luxembourg a flat map is right to a thousandth over 50 km. */
const flatError = 0.005

/** The circle around a point, as `distanceMeters` measures it; most positions are told without trigonometry. */
export function circle(centre: Point, meters: number): Surface {
  const degrees = meters / metersPerDegree
  const narrowing = Math.cos(radians(centre.lat))
  const [inner, outer] = [(degrees * (1 - flatError)) ** 2, (degrees * (1 + flatError)) ** 2]
  return (lat, lng) => {
    const north = lat - centre.lat
    const east = (lng - centre.lng) * narrowing
    const squared = north * north + east * east
    if (squared < inner) return true
    return squared <= outer && distanceMeters(centre, { lat, lng }) <= meters
  }
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
