import { at, type Point, type Sdl } from './pov.ts'
import type { Stage } from './stage.ts'
import { crownOf, foamTree, hedge, seasons, shrub } from './trees.ts'

export type Place = readonly [x: number, z: number, height: number]

export const planted = (stage: Stage, places: readonly Place[], tints?: readonly string[]): Sdl[] =>
  places.map(([x, z, height]) =>
    at(
      [x, 0, z],
      tints ? foamTree(height, tints, stage.random) : crownOf(stage.season, height, stage.random),
    ),
  )

export const beds = (
  stage: Stage,
  places: readonly (readonly [x: number, z: number, radius: number])[],
  tints?: readonly string[],
): Sdl[] =>
  places.map(([x, z, radius]) =>
    at([x, 0, z], shrub(radius, tints ?? seasons[stage.season].hedge, stage.random)),
  )

export const hedgeAt = (stage: Stage, [x, , z]: Point, length: number, height = 1.4, turn = 0): Sdl =>
  at([x, 0, z], hedge(length, height, 0.8, seasons[stage.season].hedge, stage.random), turn)
