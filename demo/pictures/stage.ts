import type { Library } from './library.ts'
import type { Hour } from './openings.ts'
import type { Point, Sdl } from './pov.ts'
import type { Random } from './random.ts'
import type { Season } from './trees.ts'

/** What every model maker gets: the listing's own chance, the hour and the season. */
export interface Stage {
  readonly random: Random
  readonly hour: Hour
  readonly season: Season
  readonly library: Library
  /** Where the visitor stands, seen from above; a model on a table has none. */
  readonly from?: readonly [x: number, z: number]
  /** Only the house, without its street: to be placed in a larger scene. */
  readonly alone?: boolean
}

/** A finished model and the part of it that the camera must show. */
export interface Model {
  readonly parts: readonly Sdl[]
  readonly low: Point
  readonly high: Point
  /** Where the paper lies; the plinth of a whole building is deeper than that of a room. */
  readonly floor?: number
}

export type Maker = (stage: Stage) => Model
