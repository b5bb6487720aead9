type Place = { lat: number; lng: number }

/** South, west, north and east, in degrees. */
export type Extent = [south: number, west: number, north: number, east: number]

/** A degree of longitude is this much shorter than one of latitude in Belgium and Luxembourg. */
const lngShrinks = Math.cos((50.5 * Math.PI) / 180)

/** Share of the listings that may lie outside, and the fewest listings of which one may. */
const mostOutside = 0.1
const fewestListings = 5

/** Leaving listings out must show the others at least this many times as large: one zoom level. */
const worthwhile = 2

/**
 * Chooses what a map shows first: all places, or the densest nine tenths if that shows them twice as large.
 * @returns the places inside and outside, too
 */
export function extentOf<One extends Place>(
  places: readonly One[],
): {
  view?: Extent
  inside: readonly One[]
  outside: One[]
} {
  const all = boxOf(places)
  if (!all) return { inside: [], outside: [] }
  const outsideCount = Math.max(
    Math.floor(places.length * mostOutside),
    places.length >= fewestListings ? 1 : 0,
  )
  const byDistance = sortedFromMiddle(places)
  const nearest = byDistance.slice(0, places.length - outsideCount)
  const view = withNeighbours(boxOf(nearest) ?? all, byDistance.slice(nearest.length))
  if (sideOf(all) < worthwhile * Math.max(sideOf(view), smallestSide))
    return { view: all, inside: places, outside: [] }
  const isShown = (place: One) => isInside(place, view)
  return { view, inside: places.filter(isShown), outside: byDistance.filter((place) => !isShown(place)) }
}

/** Share of its size by which the view may grow to hold one more place. */
const closeBy = 0.5

/** Grows a view to the places just outside of it, the nearest first. */
function withNeighbours(view: Extent, others: readonly Place[]): Extent {
  let grown = view
  for (const place of others) {
    const room = closeBy * Math.max(sideOf(grown), smallestSide)
    const [south, west, north, east] = grown
    const around: Extent = [south - room, west - room / lngShrinks, north + room, east + room / lngShrinks]
    if (isInside(place, around)) grown = withPlace(grown, place)
  }
  return grown
}

/** Degrees of latitude; below, a map is zoomed in as far as it goes. */
const smallestSide = 0.03

/** Sorts by distance from the middle place of each direction, which a few far ones do not move. */
function sortedFromMiddle<One extends Place>(places: readonly One[]): One[] {
  const lat = median(places.map((place) => place.lat))
  const lng = median(places.map((place) => place.lng))
  const away = (place: Place) => Math.hypot(place.lat - lat, (place.lng - lng) * lngShrinks)
  return places
    .map((place) => ({ place, away: away(place) }))
    .sort((a, b) => a.away - b.away)
    .map(({ place }) => place)
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function boxOf(places: readonly Place[]): Extent | undefined {
  const [first] = places
  if (!first) return undefined
  return places.reduce<Extent>(withPlace, [first.lat, first.lng, first.lat, first.lng])
}

const withPlace = ([south, west, north, east]: Extent, { lat, lng }: Place): Extent => [
  Math.min(south, lat),
  Math.min(west, lng),
  Math.max(north, lat),
  Math.max(east, lng),
]

const sideOf = ([south, west, north, east]: Extent) => Math.max(north - south, (east - west) * lngShrinks)

const isInside = ({ lat, lng }: Place, [south, west, north, east]: Extent) =>
  south <= lat && lat <= north && west <= lng && lng <= east
