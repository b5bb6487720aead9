import { around, type Field } from './fields.ts'
import { asphalt, gravelled, laid, lane, lawnField } from './grounds.ts'
import { hedgeRow, type Planting, trees } from './grove.ts'
import { water } from './materials.ts'
import { type Sdl, union } from './pov.ts'
import { brook, hills, onSlope } from './slope-hills.ts'
import { neighbours } from './slope-neighbours.ts'
import { board, deep, flowers, pegs, wide } from './slope-pegs.ts'
import type { Maker, Stage } from './stage.ts'

/** The hedge along the road is open in the middle: one walks in, and sees the valley from the road. */
const gate = [2.6, 18.4] as const

const planted: readonly Planting[] = [
  { x: -6, z: 29, tall: 7 },
  { x: -17, z: 33, tall: 8.5, kind: 'oak' },
  { x: -20.4, z: 6, tall: 7.4, kind: 'birch' },
  { x: -12.6, z: 5.6, tall: 4, kind: 'pear' },
  ...[-13.6, -11.8, -8.8, -7.2].map((x): Planting => ({ x, z: 9.9, tall: 1.1, kind: 'bush' })),
  { x: -1.4, z: 14, tall: 1.6, kind: 'bush' },
  { x: 24.6, z: 31, tall: 5, kind: 'pear' },
  { x: 29, z: 36, tall: 4.6, kind: 'pear' },
  { x: 39, z: 12, tall: 8, kind: 'birch' },
  { x: 37.6, z: 20, tall: 7 },
  { x: 24.9, z: 11, tall: 1.3, kind: 'bush' },
  { x: 25.2, z: 16, tall: 1.1, kind: 'bush' },
  { x: 42, z: 24, tall: 9, kind: 'oak' },
  ...[-58, -44, -33, -24, -12, -3, 4, 9.5, 17, 25, 34, 43, 56, 70].map(
    (x, i): Planting => ({
      x,
      z: brook + 1 + (i % 3) * 1.4,
      tall: 5.5 + ((i * 7) % 4),
      kind: i % 3 === 0 ? 'birch' : 'far',
    }),
  ),
]

/** What falls towards the brook: meadow and gardens with the hedges between them. */
function slope(stage: Stage): Sdl {
  const drives: Field[] = [
    [-6, 0, -2.6, 11],
    [28, 0, 31.4, 13],
  ]
  return onSlope(
    union([
      ...around([-260, 0, 0, brook], drives).map((field) => lawnField(stage, field)),
      ...around([wide, 0, 290, brook], drives).map((field) => lawnField(stage, field)),
      ...drives.map((field) => laid(field, asphalt, 0.01)),
      lawnField(stage, [0, 0, wide, brook], 'meadow'),
      laid([-260, brook - 1.4, 290, brook - 0.2], water, 0.02),
      ...[0, wide].map((x) => hedgeRow(stage, [x, 0], [x, deep - 4], 1.35, 0.9)),
      ...[-26, 48].map((x) => hedgeRow(stage, [x, 0], [x, deep - 4], 1.6, 0.9)),
      pegs(),
      flowers(stage),
      ...trees(stage, planted),
    ]),
  )
}

/** A meadow to build on: the road at its top, neighbours at its sides, the valley behind. */
export const slopePlot: Maker = (stage) => ({
  parts: [
    lane(
      stage,
      [-160, -8, 190, -2.4],
      [
        [4, 7.4],
        [-6, -2.6],
        [28, 31.4],
      ],
    ),
    lawnField(stage, [-160, -1, 190, 0]),
    lawnField(stage, [-160, -60, 190, -9.4]),
    hedgeRow(stage, [-60, -10.6], [80, -10.6], 1.5),
    ...[
      [-25, -6.6],
      [-2, gate[0]],
      [gate[1], 27],
      [32.4, 47],
    ].map(([from = 0, to = 0]) => hedgeRow(stage, [from, -0.5], [to, -0.5], 1, 0.8)),
    laid([4, -2.6, 7.4, 0.6], gravelled, 0.012),
    board(14.2, -0.2),
    slope(stage),
    ...neighbours(stage),
    hills(stage),
  ],
  low: [0, 0, 0],
  high: [1, 1, 1],
  floor: -6,
})
