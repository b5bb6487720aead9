import { boxBall } from './box-ball.ts'
import { pine, spruce } from './conifers.ts'
import { flowerBed } from './flower-bed.ts'
import { gardenTable, lounger, parasol, pool, steppingStones } from './garden.ts'
import { gravelled } from './grounds.ts'
import { greens, hedgeRow } from './grove.ts'
import { brickHouse, halfOpen, yellowHouse } from './half-open.ts'
import { type LanePlot, lanePlot } from './lane-plot.ts'
import { card, tiles } from './materials.ts'
import { cubes } from './modern.ts'
import { at, type Sdl } from './pov.ts'
import type { Maker, Stage } from './stage.ts'
import { pineVilla, seventies, whiteVilla } from './villas.ts'

const flags = tiles('#b9bab5', 0.6)
const pale = tiles('#d6d0c3', 0.8)

/** A world is all there is around a house: it has no frame of its own. */
const world = (parts: readonly Sdl[]): ReturnType<Maker> => ({ parts, low: [0, 0, 0], high: [1, 1, 1] })
const alone = (stage: Stage, house: Maker): readonly Sdl[] => house({ ...stage, alone: true }).parts

const balls = (stage: Stage, places: readonly (readonly [x: number, z: number, r: number])[]): Sdl[] =>
  places.map(([x, z, r]) => boxBall(stage.library, [x, 0, z], r, greens[stage.season].hedge))

const bed = (
  stage: Stage,
  name: string,
  [x, z]: readonly [number, number],
  size: readonly [number, number],
  petals: readonly string[],
): Sdl => at([x, 0, z], flowerBed(stage.library, name, size, 0.7, greens[stage.season].hedge, petals))

const spring = ['#f0e3d8', '#e6c06f', '#d99a92']

/** 1936: white, under slate, in a mature garden; the terrace of bluestone lies on the garden side. */
export const whiteVillaPlot: Maker = (stage) => {
  const plot: LanePlot = {
    x: [-13, 30],
    z: [-19, 36],
    gates: [[5.6, 9.4]],
    paved: [
      { field: [5.6, -21.6, 9.4, -1.9], texture: gravelled },
      { field: [0, -9, 5.6, -3], texture: gravelled },
      { field: [9.4, -9, 15, -3], texture: gravelled },
      { field: [0, 10, 19, 14.2], texture: flags, y: 0.06 },
      { field: [15, 0.5, 19, 10], texture: flags, y: 0.06 },
    ],
    trees: [
      { x: -7, z: 6, tall: 11, kind: 'oak' },
      { x: -8, z: -9, tall: 8 },
      { x: 24, z: 26, tall: 11, kind: 'oak' },
      { x: 25, z: -11, tall: 7.5, kind: 'birch' },
      { x: 22.6, z: -13, tall: 8.5, kind: 'birch' },
      { x: -6, z: 26, tall: 9, leaves: 'copper' },
      { x: 5, z: 31, tall: 9 },
      { x: 12, z: 23, tall: 4.6, kind: 'pear', leaves: 'blossom' },
      { x: 1.6, z: -13.5, tall: 4.4, kind: 'pear', leaves: 'blossom' },
    ],
    hedge: { front: 1.5, sides: 2 },
  }
  return world([
    ...alone(stage, whiteVilla),
    ...lanePlot(stage, plot),
    ...balls(stage, [
      [5.2, -2.2, 0.55],
      [9.8, -2.2, 0.55],
      [-0.6, -1, 0.6],
      [15.5, -1.1, 0.7],
      [0.2, 14.8, 0.5],
      [19.2, 14.6, 0.5],
    ]),
    bed(stage, 'TulipsWest', [0.8, -1.5], [4, 1], spring),
    bed(stage, 'TulipsEast', [10.6, -1.5], [4, 1], spring),
    bed(stage, 'BorderBack', [19.6, 1], [1, 9], spring),
    gardenTable(4.2, 12.2, 0, 0.06, 3),
    parasol(4.2, 12.2, 1.7, card('#f1ede3'), 0.06),
    lounger(11.5, 12.6, 172, 0.06),
    lounger(13, 12.5, 178, 0.06),
  ])
}

/** 1972: long and low, on a quiet avenue; to renovate. */
export const seventiesPlot: Maker = (stage) =>
  world([
    ...alone(stage, seventies),
    ...lanePlot(stage, {
      x: [-7, 29],
      z: [-18, 34],
      gates: [[0.4, 4.4]],
      paved: [
        { field: [0.4, -20.6, 4.4, 0], texture: gravelled },
        { field: [4.4, -3.2, 13, 0], texture: flags },
        { field: [10, 9.5, 21, 13.9], texture: flags, y: 0.04 },
      ],
      trees: [
        { x: -3.5, z: 6, tall: 9, kind: 'birch' },
        { x: 25.5, z: -9, tall: 8, kind: 'birch' },
        { x: 24, z: 20, tall: 10, kind: 'oak' },
        { x: 3, z: 27, tall: 9 },
        { x: 14, z: 29, tall: 8 },
      ],
      hedge: { front: 1.1, sides: 2 },
    }),
    spruce(stage, -4.4, -9, 8),
    spruce(stage, 26.5, 8, 10),
    spruce(stage, -4.6, 16, 9),
    ...balls(stage, [
      [5.6, -3.8, 0.5],
      [7.6, -3.9, 0.7],
      [20.4, -1, 0.8],
      [12.6, -3.9, 0.5],
    ]),
  ])

/** What surrounds the house of 1984: gravel, a terrace at the back and tall pines on all sides. */
export const pineGarden = (stage: Stage): readonly Sdl[] => [
  ...lanePlot(stage, {
    x: [-15, 30],
    z: [-20, 42],
    gates: [[5, 8.4]],
    paved: [
      { field: [5, -22.6, 8.4, -1], texture: gravelled },
      { field: [8.4, -7, 14, -1.4], texture: gravelled },
      { field: [0, 8.5, 13, 13], texture: flags, y: 0.05 },
    ],
    trees: [],
    beyond: ['birch'],
    hedge: { front: 1.2, sides: 1.7 },
  }),
  ...[
    [-5, 3, 13.5],
    [-8, -4, 11.5],
    [-3, 14, 14],
    [4, 20, 15],
    [10, 22, 13.5],
    [17, 12, 14.5],
    [18.5, 2.5, 12.5],
    [21, -5.5, 11],
    [-10, 9, 13],
    [1, -12, 12],
    [-11, -13, 13],
    [24, 16, 14],
    [15, 30, 13],
    [-6, 28, 14],
    [16.5, -13, 12],
  ].map(([x = 0, z = 0, tall = 12]) => pine(stage, x, z, tall)),
  ...[-26, -20, 36, 42, 48].flatMap((x) => [pine(stage, x, 10, 14), pine(stage, x + 3, -8, 12)]),
  ...balls(stage, [
    [9, -0.9, 0.5],
    [10.6, -0.9, 0.65],
    [12.4, -0.9, 0.5],
    [4.8, -1.6, 0.5],
  ]),
]

/** 1984: among pines, in winter. */
export const pineVillaPlot: Maker = (stage) => world([...alone(stage, pineVilla), ...pineGarden(stage)])

/** What surrounds the house of 2025: terrace and pool before the glass, lawn, birches and hedges. */
export const cubesGarden = (stage: Stage): readonly Sdl[] => [
  ...lanePlot(stage, {
    x: [-6, 27],
    z: [-19, 22],
    gates: [[-0.6, 5.4]],
    paved: [
      { field: [-0.6, -21.6, 5.4, 0], texture: pale },
      { field: [6, -5, 20.6, 2.8], texture: pale, y: 0.04 },
      { field: [7.4, -11.2, 18.6, -5], texture: pale, y: 0.005 },
    ],
    trees: [
      { x: -3.4, z: 5, tall: 8, kind: 'birch' },
      { x: -4, z: -6, tall: 6.4, kind: 'birch' },
      { x: 24, z: 6, tall: 9, kind: 'birch' },
      { x: 23.6, z: -13, tall: 7, kind: 'birch' },
      { x: 5, z: 16, tall: 10 },
      { x: 15, z: 17, tall: 10 },
    ],
    hedge: { front: 1.3, sides: 1.9 },
  }),
  pool(8.2, -10.2, 9.6, 3.8, pale),
  lounger(19.4, -3.4, 20, 0.04),
  lounger(20.2, -1.6, 26, 0.04),
  ...balls(stage, [
    [6, -2, 0.45],
    [6.1, -3.4, 0.35],
    [-1.4, -2, 0.6],
    [20.9, -6, 0.6],
  ]),
]

/** 2025: white and timber, with a pool before the glass. */
export const cubesPlot: Maker = (stage) => world([...alone(stage, cubes), ...cubesGarden(stage)])

const halfOpenPlot =
  (style: typeof brickHouse): Maker =>
  (stage) =>
    world([
      halfOpen(stage, style),
      ...lanePlot(stage, {
        x: [-14, 13.6],
        z: [-9, 30],
        gates: [
          [-10.8, -7.4],
          [4.8, 6.5],
          [7.3, 10.8],
        ],
        paved: [
          { field: [4.8, -11.6, 6.5, 0], texture: flags },
          { field: [7.4, -11.6, 10.6, 2.6], texture: gravelled },
          { field: [-10.6, -11.6, -7.4, 2.6], texture: gravelled },
          { field: [0.4, 9.5, 7.4, 13], texture: flags, y: 0.05 },
        ],
        trees: [
          {
            x: -3.2,
            z: -5,
            tall: 4.2,
            kind: 'pear',
            ...(stage.season === 'spring' ? { leaves: 'blossom' as const } : {}),
          },
          { x: 11.8, z: 16, tall: 7 },
          { x: 2.4, z: 24, tall: 5, kind: 'pear' },
          { x: 9.4, z: 26, tall: 6 },
          { x: -9, z: 20, tall: 7 },
        ],
        hedge: { front: 1, sides: 1.7 },
      }),
      hedgeRow(stage, [-0.4, 10], [-0.4, 29.6], 1.6),
      ...balls(stage, [
        [4.3, -1.2, 0.4],
        [7, -1.1, 0.36],
        [0.3, 13.4, 0.45],
        [7.6, 13.2, 0.4],
      ]),
      bed(stage, 'FrontBed', [0.4, -1.2], [3.6, 0.9], spring),
      gardenTable(4, 11.3, 0, 0.05, 2),
      parasol(4, 11.3, 1.5, card('#f1ede3'), 0.05),
      steppingStones([5.5, 14], [4, 22], 6),
    ])

export const brickHalfOpenPlot = halfOpenPlot(brickHouse)
export const yellowHalfOpenPlot = halfOpenPlot(yellowHouse)
