/** Longitude and latitude, in GeoJSON's order. */
export type Position = [lng: number, lat: number]

/** Metres of one degree of latitude, and of longitude in Belgium and Luxembourg (50.5° north). */
const meters = { lat: 111_195, lng: 111_195 * Math.cos((50.5 * Math.PI) / 180) }

/**
 * Removes positions of a line that are within a tolerance of it (Douglas and Peucker 1973).
 * @param tolerance - in metres; the first and last position always stay
 */
export function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  const kept = new Set([0, line.length - 1])
  // A stack of parts still to check: an outline of thousands of positions is too deep for recursion.
  const parts: [number, number][] = [[0, line.length - 1]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { index, away } = farthest(line, ...part)
    if (away <= tolerance) continue
    kept.add(index)
    parts.push([part[0], index], [index, part[1]])
  }
  return line.filter((_, index) => kept.has(index))
}

/** The position between two others that is farthest from the line between them. */
function farthest(line: readonly Position[], from: number, to: number) {
  let found = { index: from, away: -1 }
  const [first, last] = [line[from], line[to]]
  if (!first || !last) return found
  for (let index = from + 1; index < to; index += 1) {
    const one = line[index]
    const away = one ? distanceToLine(one, first, last) : -1
    if (away > found.away) found = { index, away }
  }
  return found
}

/** Distance of a position from the line between two others, which may coincide. */
export function distanceToLine(one: Position, from: Position, to: Position): number {
  const [x, y] = flat(one, from)
  const [dx, dy] = flat(to, from)
  const length = dx ** 2 + dy ** 2
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length))
  return Math.hypot(x - along * dx, y - along * dy)
}

/** Metres east and north of an origin; flat, which is exact enough for a municipality. */
const flat = ([lng, lat]: Position, [originLng, originLat]: Position) =>
  [(lng - originLng) * meters.lng, (lat - originLat) * meters.lat] as const
