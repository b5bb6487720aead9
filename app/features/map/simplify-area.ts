import type { Point } from '~/kernel/geo'
import { type MapShape, mostCorners } from '~/kernel/places/map-shape'
import { type Position, simplifyLine } from './simplify-line'

/** In metres: less than a finger's breadth on any map. */
const leastTolerance = 15

/** Removes corners of a stroke step by step, until the address of a list can hold them. */
export function simplifyArea(points: readonly Point[]): MapShape {
  let line = points.map(({ lng, lat }): Position => [lng, lat])
  let tolerance = leastTolerance
  do {
    line = simplifyLine(line, tolerance)
    tolerance *= 1.5
  } while (line.length > mostCorners)
  return line.map(([lng, lat]) => ({ lat, lng }))
}
