import { boxBall } from './box-ball.ts'
import { flowerBed } from './flower-bed.ts'
import { bench, gardenTable } from './garden.ts'
import { laid, lawnField } from './grounds.ts'
import { greens, hedgeRow, type Planting, trees } from './grove.ts'
import { bluestone, masonry, tiles } from './materials.ts'
import type { Opening } from './openings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import type { Stage } from './stage.ts'
import { wall } from './wall.ts'

/** The back of a house in the row: its own wall, set against the closed box behind the street front. */
export const rear = (
  stage: Stage,
  w: number,
  d: number,
  h: number,
  openings: readonly Opening[],
  skin: Sdl,
): Sdl => at([w, 0, d + 0.3], wall(w, h, openings, skin, stage.hour), 180)

export interface WalledGarden {
  /** Width of the plot, where the back wall of the house stands, and how far the garden runs behind it. */
  readonly w: number
  readonly d: number
  readonly deep: number
  /** Depth of the terrace behind the house. */
  readonly terrace: number
  readonly trees: readonly Planting[]
  readonly petals: readonly string[]
  readonly bricks?: string
  readonly seats?: number
}

function walls({ w, d, deep, bricks = '#b08d78' }: WalledGarden): Sdl {
  const end = d + deep
  const brickwork = masonry(bricks)
  // Drawn along x and then turned, so that the courses run along the wall.
  const run = (x: number): Sdl =>
    at(
      [x, 0, end],
      union([
        box([0, -0.1, -0.12], [deep, 2, 0.12], brickwork),
        box([0, 2, -0.18], [deep, 2.07, 0.18], bluestone),
      ]),
      90,
    )
  return union([
    run(0),
    run(w),
    box([0, -0.1, end], [w, 2.2, end + 0.24], brickwork),
    box([0, 2.2, end - 0.06], [w, 2.27, end + 0.3], bluestone),
  ])
}

/** Lawn, terrace, beds along both walls and a bench: the garden behind a house in the row. */
export function walledGarden(stage: Stage, garden: WalledGarden): Sdl {
  const { w, d, deep, terrace, petals, seats = 2 } = garden
  const { hedge } = greens[stage.season]
  const [lawnFrom, end] = [d + terrace + 0.3, d + deep]
  const bed = (side: string, x: number): Sdl =>
    at(
      [x, 0, lawnFrom + 0.6],
      flowerBed(
        stage.library,
        `Border${side}${Math.round(deep * 10)}`,
        [0.9, deep - terrace - 1.6],
        0.7,
        hedge,
        petals,
      ),
    )
  return union([
    walls(garden),
    laid([0, d, w, lawnFrom], tiles('#b9b9b2', 0.5), 0.04),
    lawnField(stage, [0.1, lawnFrom, w - 0.1, end]),
    bed('Left', 0.15),
    bed('Right', w - 1.05),
    // Ivy on a part of each wall
    hedgeRow(stage, [0.16, end - 6], [0.16, end - 1], 2.2, 0.22),
    hedgeRow(stage, [w - 0.1, d + terrace + 1], [w - 0.1, d + terrace + 5], 2.15, 0.22),
    hedgeRow(stage, [0.2, end - 0.5], [w - 0.2, end - 0.5], 1.7, 0.5),
    gardenTable(w * 0.42, d + terrace * 0.55 + 0.3, 6, 0.04, seats),
    boxBall(stage.library, [0.7, 0.04, lawnFrom - 0.4], 0.42, hedge),
    boxBall(stage.library, [w - 0.7, 0.04, lawnFrom - 0.4], 0.36, hedge),
    ...(deep > 12 ? [bench(1.7, d + deep * 0.5, 90)] : []),
    ...trees(stage, garden.trees),
  ])
}
