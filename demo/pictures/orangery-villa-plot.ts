import { boxBall } from './box-ball.ts'
import { flowerBed } from './flower-bed.ts'
import { gardenTable, lounger, parasol, pool } from './garden.ts'
import { asphalt, gravelled, laid, lane, lawnField } from './grounds.ts'
import { greens, hedgeRow, type Planting, trees } from './grove.ts'
import { bluestone, card, masonry, tiles } from './materials.ts'
import { orangeryVilla } from './orangery-villa.ts'
import { at, box, type Sdl, sphere, union } from './pov.ts'
import type { Maker, Stage } from './stage.ts'

const roses = ['#e6b9b1', '#f4e6de', '#cf8f85']

const lavender = ['#a99cc9', '#9587ba', '#bdb2d6']
const sage = ['#93a589', '#a2b296', '#85987c']

/** Lindens along both sides of the front lawn: from the gate they frame the whole house. */
const avenue: readonly Planting[] = [-23.8, -19.4, -15.2].flatMap((z): Planting[] => [
  { x: -0.6, z, tall: 8, kind: 'avenue' },
  { x: 15.4, z, tall: 7.8, kind: 'avenue' },
])

const old: readonly Planting[] = [
  { x: -7.2, z: -17, tall: 8.5 },
  { x: -7, z: 4, tall: 11, kind: 'oak' },
  { x: -8, z: 22, tall: 9, kind: 'oak' },
  { x: 25, z: 20, tall: 10 },
  { x: 26, z: -4, tall: 9, kind: 'birch' },
  { x: 23.5, z: -9, tall: 8, kind: 'birch' },
  { x: -9, z: -5, tall: 6.5, leaves: 'copper' },
  { x: 17, z: 20, tall: 4.6, kind: 'pear' },
  { x: 23, z: 12, tall: 5, kind: 'pear' },
  { x: 19, z: 25, tall: 4.8, kind: 'pear' },
  { x: -4, z: 17, tall: 5, kind: 'pear' },
]

/** What stands beyond the hedges, so that no side opens on an empty plain. */
const beyond: readonly Planting[] = Array.from({ length: 26 }, (_, i): Planting => {
  const a = (i / 26) * Math.PI * 2
  const far = 46 + (i % 4) * 9
  return {
    x: 7 + Math.cos(a) * far,
    z: 2 + Math.sin(a) * far,
    tall: 9 + (i % 5),
    kind: i % 3 === 0 ? 'oak' : 'linden',
  }
})

/** The lawns, cut around drive, forecourt, terrace and pool. */
const lawns = [
  [-60, -26, 4.6, -12.2],
  [9, -26, 76, -12.2],
  [-60, -12.2, -1, -11],
  [20.4, -12.2, 76, -11],
  [-60, -11, -1, 60],
  [-1, -1.4, 12, 9.6],
  [-1, 9.6, 20.5, 13.8],
  [-1, 13.8, 0.6, 60],
  [11.6, 13.8, 20.5, 60],
  [0.6, 19.6, 11.6, 60],
  [20.5, -11, 76, 60],
  [12, -1.4, 20.5, 9.6],
] as const

function forecourt(stage: Stage): Sdl {
  const { hedge } = greens[stage.season]
  const ball = (x: number, z: number, r: number): Sdl => boxBall(stage.library, [x, 0, z], r, hedge)
  const bed = (name: string, x: number, z: number, w: number): Sdl =>
    at([x, 0, z], flowerBed(stage.library, name, [w, 1], 0.75, hedge, roses))
  return union([
    laid([-1, -12.3, 20.4, -11], card('#7f705c'), 0),
    laid([4.6, -25.5, 9, -9], gravelled),
    laid([-1, -11, 20.5, -1.4], gravelled),
    laid([11.8, -2.8, 19.6, -2.4], tiles('#cdc8bd', 0.4), 0.015),
    bed('RosesWest', 0.2, -1.15, 5.1),
    bed('RosesEast', 8.3, -1.15, 3.5),
    at([-1, 0, -12.2], flowerBed(stage.library, 'LavenderWest', [5.2, 0.9], 0.5, sage, lavender)),
    at([9.4, 0, -12.2], flowerBed(stage.library, 'LavenderEast', [11, 0.9], 0.5, sage, lavender)),
    ball(5.1, -1.6, 0.5),
    ball(8.5, -1.6, 0.5),
    ball(19.9, -3.1, 0.55),
    ball(12.4, -3.2, 0.4),
  ])
}

function gate(stage: Stage): Sdl {
  const pillar = (x: number): Sdl =>
    union([
      box([x - 0.3, -0.1, -25.8], [x + 0.3, 1.7, -25.2], masonry('#b5826c')),
      box([x - 0.36, 1.7, -25.86], [x + 0.36, 1.8, -25.14], bluestone),
      sphere([x, 2, -25.5], 0.22, bluestone),
    ])
  return union([
    pillar(4.2),
    pillar(9.4),
    hedgeRow(stage, [-14, -25.9], [3.9, -25.9], 1.5),
    hedgeRow(stage, [9.7, -25.9], [30, -25.9], 1.5),
    laid([4.6, -28, 9, -25.5], asphalt, 0),
  ])
}

function garden(stage: Stage): Sdl {
  const { hedge } = greens[stage.season]
  return union([
    laid([-0.6, 9.6, 12.4, 13.6], tiles('#d3cec2', 0.6), 0.08),
    laid([11.6, 10.8, 18.2, 13.6], tiles('#d3cec2', 0.6), 0.08),
    pool(1.4, 14.6, 9.4, 4.2, card('#d9d3c6')),
    gardenTable(3.6, 11.6, 0, 0.08, 3),
    parasol(3.6, 11.6, 1.7, card('#f1ede3'), 0.08),
    ...[7.4, 8.9, 10.4].map((x, i) => lounger(x, 12.7, 176 + i * 4, 0.08)),
    at(
      [18.4, 0, 5.8],
      flowerBed(stage.library, 'BorderWest', [1.1, 5], 0.8, hedge, ['#d9c3dd', '#b9a3cf', '#f2ead9']),
    ),
    at([-2.2, 0, 0.4], flowerBed(stage.library, 'BorderEast', [1.2, 9], 0.8, hedge, roses)),
    boxBall(stage.library, [-0.2, 0, 14.2], 0.5, hedge),
    boxBall(stage.library, [12.6, 0, 14.4], 0.55, hedge),
    boxBall(stage.library, [13.7, 0, 14.3], 0.38, hedge),
  ])
}

function bounds(stage: Stage): Sdl {
  return union([
    hedgeRow(stage, [-12.5, -25], [-12.5, 28], 1.9),
    hedgeRow(stage, [28.5, -25], [28.5, 28], 1.9),
    hedgeRow(stage, [-12.5, 28], [28.5, 28], 2),
    hedgeRow(stage, [-60, -35.6], [70, -35.6], 1.6),
  ])
}

/** The plot of the villa with an orangery: lane, gate, avenue, forecourt, house, terrace, pool and garden. */
export const orangeryVillaPlot: Maker = (stage) => ({
  parts: [
    ...lawns.map((field) => lawnField(stage, field)),
    lane(stage, [-120, -33.6, 130, -28], [[4.6, 9]]),
    orangeryVilla(stage),
    forecourt(stage),
    gate(stage),
    garden(stage),
    bounds(stage),
    ...trees(stage, [...avenue, ...old, ...beyond]),
  ],
  low: [0, 0, 0],
  high: [1, 1, 1],
})
