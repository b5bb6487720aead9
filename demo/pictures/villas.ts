import { bricks } from './bricks.ts'
import {
  base,
  bench,
  car,
  fence,
  figure,
  gardenTable,
  gravel,
  lawn,
  letterBox,
  lounger,
  parasol,
  paving,
  pond,
  sheet,
  steppingStones,
} from './garden.ts'
import { bluestone, card, courses, glow, linden, panes, satin, stone, white, zinc } from './materials.ts'
import { beds, hedgeAt, type Place, planted } from './plantings.ts'
import { at, box, cylinder, union } from './pov.ts'
import { chimney, dormer, gableRoof, hippedRoof } from './roof.ts'
import type { Maker } from './stage.ts'
import { ballTree, copper, discTree, foamTree, pineTree, seasons, twigTree } from './trees.ts'
import { shell, wall } from './wall.ts'

/** White villa under a hipped slate roof in a wide garden. */
export const whiteVilla: Maker = (stage) => {
  const { hour } = stage
  const [w, d, h] = [15, 10, 6.2]
  const frame = satin('#eae5da')
  const green = satin('#5d7c6c')
  const french = { w: 1.5, h: 2.4, bars: 'cross', frame } as const
  const small = { w: 1.2, h: 1.6, bars: 'cross', frame, shutters: green } as const
  const body = shell(
    w,
    d,
    h,
    {
      front: [
        { ...small, x: 1.3, y: 0.9, h: 1.8 },
        { ...small, x: 4.2, y: 0.9, h: 1.8 },
        { x: 6.75, y: 0.15, w: 1.5, h: 2.8, kind: 'door', door: linden, frame, surround: stone },
        { ...small, x: 9.6, y: 0.9, h: 1.8 },
        { ...small, x: 12.5, y: 0.9, h: 1.8 },
        { ...small, x: 1.3, y: 3.9 },
        { ...small, x: 4.2, y: 3.9 },
        { x: 6.9, y: 3.9, w: 1.2, h: 1.6, bars: 'cross', frame },
        { ...small, x: 9.6, y: 3.9 },
        { ...small, x: 12.5, y: 3.9 },
      ],
      right: [
        { ...french, x: 1.6, y: 0.2 },
        { ...french, x: 4.2, y: 0.2 },
        { ...french, x: 6.8, y: 0.2 },
        { ...small, x: 2, y: 3.9 },
        { ...small, x: 6.8, y: 3.9 },
      ],
      back: [
        { ...french, x: 1.2, y: 0.2 },
        { ...french, x: 3.6, y: 0.2 },
        { ...small, x: 7, y: 0.9, h: 1.8 },
        { ...french, x: 10.4, y: 0.2 },
        { ...french, x: 12.5, y: 0.2 },
        ...[1.4, 4.2, 7, 9.8, 12.4].map((x) => ({ ...small, x, y: 3.9 })),
      ],
      left: [
        { ...small, x: 2, y: 0.9 },
        { ...small, x: 6.5, y: 0.9 },
        { ...small, x: 2, y: 3.9 },
        { ...small, x: 6.5, y: 3.9 },
      ],
    },
    card('#edeae3'),
    hour,
  )
  const home = union([
    body,
    box([-0.05, 0, -0.05], [6.6, 0.45, d + 0.05], bluestone),
    box([8.4, 0, -0.05], [w + 0.05, 0.2, d + 0.05], bluestone),
    box([8.4, 0.1, -0.05], [w - 0.1, 0.45, 0.2], bluestone),
    hippedRoof(w, d, h, 4, courses('#68727a', 0.22), 0.6),
    dormer(4.8, h + 0.75, 0.5, 1.5, 1.3, 2.2),
    dormer(10.2, h + 0.75, 0.5, 1.5, 1.3, 2.2),
    chimney(5, h + 2.6, 5, 2.6, card('#efeae0')),
    chimney(10, h + 2.6, 5, 2.6, card('#efeae0')),
    // Porch
    box([6.2, 3.1, -1.5], [8.8, 3.32, 0], white),
    cylinder([6.45, 0, -1.3], [6.45, 3.1, -1.3], 0.12, white),
    cylinder([8.55, 0, -1.3], [8.55, 3.1, -1.3], 0.12, white),
    box([6, 0, -1.9], [9, 0.14, 0], stone),
  ])
  if (stage.alone) return { parts: [home], low: [0, 0, 0], high: [w, h, d] }
  return {
    parts: [
      base(-13, -15, 28, 20, lawn(seasons[stage.season].lawn)),
      sheet(5.8, -15, 9.2, -1.9, gravel),
      sheet(2, -7, 13, -3.2, gravel),
      cylinder([7.5, 0, -5.2], [7.5, 0.06, -5.2], 3.4, gravel),
      cylinder([7.5, 0, -5.2], [7.5, 0.12, -5.2], 1.4, lawn(seasons[stage.season].lawn)),
      at([7.5, 0.1, -5.2], ballTree(2.1, 0.8, seasons[stage.season].hedge, stage.random)),
      home,
      sheet(w, 0.5, w + 4, 9.5, paving, 0.05),
      gardenTable(17.2, 3, 90),
      parasol(17.2, 3),
      lounger(17.4, 7.6, 80),
      lounger(18.2, 9, 80),
      hedgeAt(stage, [-12.6, 0, -14.4], 18, 1.3),
      hedgeAt(stage, [9.6, 0, -14.4], 18, 1.3),
      hedgeAt(stage, [-12.4, 0, 19.4], 33.5, 1.8, 90),
      ...planted(stage, [
        [-6, -6, 7.5],
        [-8, 6, 9],
        [24, 12, 9.5],
        [22, -8, 6.5],
        [3, 17, 9],
        [13, 18, 10],
      ]),
      at([-5, 0, 14], foamTree(8, copper, stage.random)),
      ...beds(stage, [
        [-1, -0.8, 0.8],
        [0.9, -0.8, 0.5],
        [4.6, -0.8, 0.55],
        [10.4, -0.8, 0.6],
        [14.2, -0.9, 0.8],
        [-1, 4, 0.7],
        [-1.1, 8, 0.9],
      ]),
      pond(22.5, 0.5, 2.2),
      figure(7.9, -2.8, linden),
      figure(11, -5.2, white),
      car(3.9, -5, satin('#dcd7cb'), 0),
    ],
    low: [-3.5, -0.2, -5],
    high: [18.5, 11, 9],
  }
}

/** 1970s: long and low, deep eaves, one broad chimney; to be renovated. */
export const seventies: Maker = (stage) => {
  const { hour } = stage
  const [w, d, h] = [21, 9.5, 3.1]
  const clay = bricks(stage, '#c39b7e')
  const frame = satin('#7a5b43')
  const body = shell(
    w,
    d,
    h,
    {
      front: [
        { x: 1, y: 0.1, w: 2.7, h: 2.3, kind: 'garage', door: satin('#8a6a50') },
        { x: 5.2, y: 1.5, w: 1.8, h: 0.9, bars: 'two', frame },
        { x: 8, y: 1.5, w: 1.8, h: 0.9, bars: 'two', frame },
        { x: 10.8, y: 0.1, w: 1.5, h: 2.4, kind: 'door', door: satin('#7a5b43'), frame },
        { x: 13, y: 0.15, w: 4.2, h: 2.3, bars: 'three', frame, sill: false },
        { x: 18.2, y: 0.9, w: 1.9, h: 1.5, bars: 'two', frame },
      ],
      left: [{ x: 3, y: 1, w: 2, h: 1.3, bars: 'two', frame }],
      back: [
        { x: 1.2, y: 0.15, w: 4.4, h: 2.3, bars: 'three', frame, sill: false },
        { x: 6.8, y: 0.15, w: 2.6, h: 2.3, bars: 'two', frame, sill: false },
        { x: 11, y: 0.9, w: 1.8, h: 1.4, bars: 'two', frame },
        { x: 14.6, y: 0.9, w: 2.2, h: 1.4, bars: 'two', frame },
        { x: 18.2, y: 1.3, w: 1.2, h: 1, bars: 'none', frame },
      ],
      right: [
        { x: 1.5, y: 0.15, w: 3, h: 2.3, bars: 'three', frame, sill: false },
        { x: 6, y: 0.9, w: 1.8, h: 1.4, bars: 'two', frame },
      ],
    },
    clay,
    hour,
  )
  const home = union([
    body,
    hippedRoof(w, d, h, 2.5, courses('#6f6660', 0.14), 1.15),
    at(
      [13.8, 0, -3.2],
      union([
        shell(
          5.6,
          3.4,
          h,
          { front: [{ x: 0.8, y: 0.15, w: 4, h: 2.3, bars: 'three', frame, sill: false }] },
          clay,
          hour,
        ),
        hippedRoof(5.6, 6.5, h - 0.01, 1.75, courses('#6f6660', 0.14), 0.9),
      ]),
    ),
    chimney(9.5, h + 1.1, 5.2, 2.5, clay, 2.2, 0.9),
    box([12.6, 0, -3.6], [13.2, 4.6, -0.4], clay),
  ])
  if (stage.alone) return { parts: [home], low: [0, 0, 0], high: [w, h, d] }
  return {
    parts: [
      base(-10, -19, 31, 17, lawn(seasons[stage.season].lawn)),
      sheet(0.6, -19, 4.2, 0, paving),
      sheet(4.2, -3, 13, 0, paving),
      home,
      steppingStones([11.5, -3.6], [11.5, -17], 11),
      car(2.4, -6.5, satin('#c9b28c'), 90),
      hedgeAt(stage, [-9.5, 0, 16], 40, 2),
      hedgeAt(stage, [14, 0, -18.4], 16.5, 1),
      ...planted(stage, [
        [-5, 4, 8],
        [-6, -9, 5],
        [26, 8, 10],
        [12, 14.5, 9],
        [20, 15, 8],
      ]),
      at([25, 0, -9], twigTree(7, stage.random)),
      at([-4, 0, 12], discTree(9, '#5c7f68', stage.random)),
      at([28, 0, 1], discTree(7, '#5c7f68', stage.random)),
      ...beds(stage, [
        [5.8, -0.9, 0.6],
        [7.4, -0.8, 0.8],
        [9.3, -0.9, 0.6],
        [21.9, 1, 0.9],
        [20.4, -1.2, 0.8],
      ]),
      bench(20, -10, -20),
      figure(11.4, -4.4, linden),
      figure(17, -8, white),
      figure(17.8, -8.2, white, 1.1),
    ],
    low: [-0.5, -0.2, -6],
    high: [22, 6, 9],
  }
}

/** Winter: a dark-timbered white villa under tall pines. */
export const pineVilla: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [13, 8.5, 3.4]
  const frame = satin('#3f4a46')
  const body = shell(
    w,
    d,
    h,
    {
      front: [
        { x: 1, y: 0.2, w: 3.2, h: 2.3, bars: 'three', frame, sill: false },
        { x: 5.6, y: 0.2, w: 1.3, h: 2.5, kind: 'door', door: linden, frame },
        { x: 8.3, y: 0.8, w: 1.5, h: 1.6, bars: 'two', frame },
        { x: 10.6, y: 0.8, w: 1.5, h: 1.6, bars: 'two', frame },
      ],
      right: [
        { x: 1.2, y: 0.2, w: 2.4, h: 2.3, bars: 'two', frame, sill: false },
        { x: 5, y: 0.2, w: 2.2, h: 2.3, bars: 'two', frame, sill: false },
      ],
      back: [
        { x: 0.9, y: 0.2, w: 4, h: 2.3, bars: 'three', frame, sill: false },
        { x: 5.8, y: 0.2, w: 2.4, h: 2.3, bars: 'two', frame, sill: false },
        { x: 9.6, y: 0.8, w: 2, h: 1.6, bars: 'two', frame },
      ],
      left: [{ x: 3, y: 0.8, w: 1.6, h: 1.6, bars: 'two', frame }],
    },
    white,
    hour,
  )
  const timber = card('#7b6552')
  const home = union([
    body,
    gableRoof(w, d, h, 4.9, courses('#5f676c', 0.26), timber, 0.6),
    // A cross gable clad in dark boards
    at(
      [0.6, 0, -0.9],
      union([
        wall(4.4, 3.4, [{ x: 0.5, y: 0.2, w: 3.4, h: 2.4, bars: 'three', frame, sill: false }], white, hour),
        box([0, 0, 0.3], [0.3, 3.4, 1], white),
        box([4.1, 0, 0.3], [4.4, 3.4, 1], white),
        at([0, 0, 6], gableRoof(6, 4.4, 3.4, 3.3, courses('#5f676c', 0.26), timber, 0.4), 90),
        box([1.3, 3.7, -0.06], [3.1, 5.1, 0.1], hour.lamp > 0 ? glow(hour.lamp) : (panes[0] ?? '')),
        box([2.16, 3.7, -0.09], [2.24, 5.1, 0], frame),
        box([1.2, 3.6, -0.1], [3.2, 3.72, 0.1], frame),
        box([1.2, 5.08, -0.1], [3.2, 5.2, 0.1], frame),
        box([1.2, 3.6, -0.1], [1.32, 5.2, 0.1], frame),
        box([3.08, 3.6, -0.1], [3.2, 5.2, 0.1], frame),
      ]),
    ),
    dormer(8.2, h + 1.2, 0.55, 1.6, 1.4, 2, panes[0], timber, zinc, false),
    dormer(11, h + 1.2, 0.55, 1.6, 1.4, 2, panes[2], timber, zinc, false),
    chimney(7, h + 3.6, 4.9, 2.2, bricks(stage, '#b5765f')),
  ])
  if (stage.alone) return { parts: [home], low: [0, 0, 0], high: [w, h, d] }
  const pines: readonly Place[] = [
    [-5, 3, 13.5],
    [-7.5, -3, 11.5],
    [-3, 11, 14],
    [4, 12.5, 15],
    [10, 12, 13.5],
    [16, 9, 14.5],
    [18.5, 2.5, 12.5],
    [20, -4.5, 11],
    [-9, 8, 13],
  ]
  return {
    parts: [
      base(-13, -13, 25, 17, lawn('#ccd0c4')),
      sheet(5.2, -13, 7.3, 0, gravel),
      sheet(0.4, -3.2, 5.2, -0.9, gravel),
      home,
      ...pines.map(([x, z, height]) => at([x, 0, z], pineTree(height, random), random.between(0, 360))),
      at([13.5, 0, -7], twigTree(5, random)),
      at([-5, 0, -8.5], twigTree(5.5, random)),
      ...beds(
        stage,
        [
          [8.4, -0.9, 0.6],
          [10, -0.9, 0.75],
          [12.2, -0.8, 0.6],
          [-1, 2, 0.8],
          [14.2, 4, 0.9],
        ],
        ['#55755f', '#618069', '#4a6a55'],
      ),
      at([12, 0, -11.5], fence(12, 1, card('#cdbb9c'), false)),
      at([-11, 0, -11.5], fence(14, 1, card('#cdbb9c'), false)),
      figure(6.1, -3.6, linden),
      figure(5.3, -5, white, 1.1),
      car(9.5, -6.2, satin('#e8e4da'), 20),
      letterBox(4.6, -11.2),
    ],
    low: [-5, -0.2, -5],
    high: [17, 14, 8],
  }
}
