import { boxBall } from './box-ball.ts'
import { bench, bicycle, gardenTable } from './garden.ts'
import { greens, hedgeRow, tree } from './grove.ts'
import { lanePlot } from './lane-plot.ts'
import { ink, tiles } from './materials.ts'
import { projectRow, rowStep } from './new-build.ts'
import { at, cylinder, type Sdl, union } from './pov.ts'
import type { Maker, Stage } from './stage.ts'

const slabs = tiles('#c9c4ba', 0.5)
/** Where the two rows begin; a square with a linden lies between them. */
const rows = [0, 32] as const

/** One to each entrance, which is below the second gable. */
const paths = rows.map((row) => row + rowStep + 2)

/** Hedges between the gardens, low ones before the fronts. */
const hedges = (stage: Stage): Sdl[] =>
  rows.flatMap((row) => [
    ...[0, 1, 2, 3, 4].map((i) =>
      hedgeRow(stage, [row + i * rowStep, 10.4], [row + i * rowStep, 21], 1.1, 0.45),
    ),
    hedgeRow(stage, [row + 0.4, -2.2], [row + rowStep + 1.4, -2.2], 0.5, 0.5),
    hedgeRow(stage, [row + rowStep + 3.8, -2.2], [row + 4 * rowStep - 0.4, -2.2], 0.5, 0.5),
  ])

/** Project 12: two buildings of four flats each, below gables, beside a square with a young linden, on a lane. */
export const projectPlot: Maker = (stage) => ({
  parts: [
    ...rows.map((row) => at([row, 0, 0], projectRow(stage))),
    ...hedges(stage),
    union([cylinder([28.1, 0, 2], [28.1, 0.06, 2], 2.6, slabs), bench(28.1, 5, 180)]),
    tree(stage, { x: 28.1, z: 2, tall: 7 }),
    bicycle(13.2, -1.2, ink),
    gardenTable(21.4, 11.4, 0, 0.03),
    ...[25.2, 31].map((x) => boxBall(stage.library, [x, 0, -3], 0.5, greens[stage.season].hedge)),
    ...lanePlot(stage, {
      x: [-5, 61],
      z: [-5, 27],
      gates: [...paths.map((x) => [x - 0.2, x + 1.6] as const), [26, 30.2]],
      paved: [
        ...paths.map((x) => ({ field: [x, -7, x + 1.4, 0.7] as const, texture: slabs })),
        { field: [26.4, -7, 29.8, 1], texture: slabs },
      ],
      hedge: { front: 0.7, sides: 1.5 },
      trees: [
        { x: -3, z: 12, tall: 8 },
        { x: 58.6, z: 10, tall: 8.4 },
        { x: 10, z: 25, tall: 8, kind: 'birch' },
        { x: 21, z: 24, tall: 6, kind: 'pear' },
        { x: 37, z: 24.6, tall: 7.6 },
        { x: 48, z: 25, tall: 7, kind: 'birch' },
      ],
    }),
  ],
  low: [0, 0, 0],
  high: [1, 1, 1],
})
