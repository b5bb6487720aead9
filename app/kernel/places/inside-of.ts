import type { Point, Surface } from '~/kernel/geo'

/** Strips of latitude; each knows the sides that cross it, so that a position is compared with few of them. */
const strips = 128
/** Numbers of a side: both its ends. */
const perSide = 4

/**
 * Tells which positions lie within a shape: the south-west and north-east corners of a rectangle, or the corners of a
 * polygon, by how often a line to the east crosses its sides.
 */
export function insideOf(shape: readonly Point[]): Surface {
  const [lats, lngs] = [shape.map(({ lat }) => lat), shape.map(({ lng }) => lng)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const isInBox: Surface = (lat, lng) => south <= lat && lat <= north && west <= lng && lng <= east
  if (shape.length === 2) return isInBox
  const stripOf = (lat: number) =>
    Math.min(strips - 1, Math.floor(((lat - south) / (north - south)) * strips))
  const sides = sidesByStrip(shape, stripOf)
  return (lat, lng) => isInBox(lat, lng) && crossings(sides[stripOf(lat)], lat, lng) % 2 === 1
}

function sidesByStrip(shape: readonly Point[], stripOf: (lat: number) => number): Float64Array[] {
  const found = Array.from({ length: strips }, (): number[] => [])
  for (const [index, to] of shape.entries()) {
    const from = shape.at(index - 1) ?? to
    const [lowest, highest] = [Math.min(from.lat, to.lat), Math.max(from.lat, to.lat)]
    for (let strip = stripOf(lowest); strip <= stripOf(highest); strip += 1)
      found[strip]?.push(from.lat, from.lng, to.lat, to.lng)
  }
  return found.map((sides) => Float64Array.from(sides))
}

/** How many sides lie to the east of a position. */
function crossings(sides: Float64Array = new Float64Array(), lat: number, lng: number): number {
  let count = 0
  for (let at = 0; at < sides.length; at += perSide) {
    const [fromLat, fromLng] = [Number(sides[at]), Number(sides[at + 1])]
    const [toLat, toLng] = [Number(sides[at + 2]), Number(sides[at + 3])]
    if (fromLat > lat === toLat > lat) continue
    if (lng < ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat) + fromLng) count += 1
  }
  return count
}
