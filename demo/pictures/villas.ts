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
  pool,
  sheet,
  steppingStones,
} from './garden.ts'
import {
  bluestone,
  brick,
  card,
  clearAcrylic,
  courses,
  floorBoards,
  glow,
  ink,
  linden,
  panes,
  satin,
  stone,
  white,
  zinc,
} from './materials.ts'
import type { Opening } from './openings.ts'
import { at, box, cylinder, type Point, type Sdl, union } from './pov.ts'
import { chimney, dormer, gableRoof, hippedRoof } from './roof.ts'
import type { Maker, Stage } from './stage.ts'
import {
  ballTree,
  blossom,
  copper,
  crownOf,
  discTree,
  foamTree,
  hedge,
  pineTree,
  seasons,
  shrub,
  twigTree,
} from './trees.ts'
import { shell, wall } from './wall.ts'

type Place = readonly [x: number, z: number, height: number]

const planted = (stage: Stage, places: readonly Place[], tints?: readonly string[]): Sdl[] =>
  places.map(([x, z, height]) =>
    at(
      [x, 0, z],
      tints ? foamTree(height, tints, stage.random) : crownOf(stage.season, height, stage.random),
    ),
  )

const beds = (
  stage: Stage,
  places: readonly (readonly [x: number, z: number, radius: number])[],
  tints?: readonly string[],
): Sdl[] =>
  places.map(([x, z, radius]) =>
    at([x, 0, z], shrub(radius, tints ?? seasons[stage.season].hedge, stage.random)),
  )

const hedgeAt = (stage: Stage, [x, , z]: Point, length: number, height = 1.4, turn = 0): Sdl =>
  at([x, 0, z], hedge(length, height, 0.8, seasons[stage.season].hedge, stage.random), turn)

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
  const clay = brick('#c39b7e')
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

/** The flagship: brick and white villa with an orangery and a pool, in full summer. */
export const gardenVilla: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [12, 9.5, 6]
  const clay = brick('#bd8168')
  const frame = satin('#f3efe5')
  const sash = { w: 1.35, h: 2.1, bars: 'cross', frame } as const
  const french = { w: 1.9, h: 2.5, bars: 'tee', frame, sill: false } as const
  const body = shell(
    w,
    d,
    h,
    {
      front: [
        { ...french, x: 0.9, y: 0.2 },
        { ...french, x: 3.5, y: 0.2 },
        { x: 6.9, y: 0.2, w: 1.4, h: 2.75, kind: 'door', door: linden, frame, surround: stone },
        { ...sash, x: 9.5, y: 0.75 },
        { ...sash, x: 1.2, y: 3.7, h: 1.75 },
        { ...sash, x: 3.8, y: 3.7, h: 1.75 },
        { ...sash, x: 6.9, y: 3.7, h: 1.75 },
        { ...sash, x: 9.5, y: 3.7, h: 1.75 },
      ],
      left: [
        { ...sash, x: 1.6, y: 0.8 },
        { ...sash, x: 6.2, y: 0.8 },
        { ...sash, x: 1.6, y: 3.7, h: 1.75 },
        { ...sash, x: 6.2, y: 3.7, h: 1.75 },
      ],
      right: [{ ...sash, x: 4, y: 3.7, h: 1.75 }],
    },
    clay,
    hour,
  )
  // White wing with a gable towards the garden
  const wing = at(
    [-5.2, 0, 1.2],
    union([
      shell(
        5.2,
        7,
        5.2,
        {
          front: [
            { x: 0.9, y: 0.2, w: 3.4, h: 2.5, bars: 'three', frame: ink, sill: false },
            { ...sash, x: 1.9, y: 3.3, h: 1.6, frame },
          ],
          left: [
            { ...sash, x: 2.6, y: 0.8 },
            { ...sash, x: 2.6, y: 3.2, h: 1.5 },
          ],
        },
        white,
        hour,
      ),
      at([0, 0, 7], gableRoof(7, 5.2, 5.2, 2.6, courses('#6b747b', 0.2), white, 0.3), 90),
    ]),
  )
  const glassWall = (from: Point, to: Point, bays: number): Sdl[] => {
    const step = (i: number, y: number): Point => [
      from[0] + ((to[0] - from[0]) * i) / bays,
      y,
      from[2] + ((to[2] - from[2]) * i) / bays,
    ]
    const posts = Array.from({ length: bays + 1 }, (_, i) => {
      const [x, , z] = step(i, 0)
      return box([x - 0.05, 0.1, z - 0.05], [x + 0.05, 3, z + 0.05])
    })
    const rails = [0.55, 2.35, 3].map((y) =>
      box(
        [Math.min(from[0], to[0]) - 0.05, y - 0.06, Math.min(from[2], to[2]) - 0.05],
        [Math.max(from[0], to[0]) + 0.05, y + 0.06, Math.max(from[2], to[2]) + 0.05],
      ),
    )
    return [...posts, ...rails]
  }
  const [ox, oz, ow, od] = [w, 1.4, 5.4, 5.6]
  const orangery = union([
    union(
      [
        ...glassWall([ox, 0, oz], [ox + ow, 0, oz], 5),
        ...glassWall([ox + ow, 0, oz], [ox + ow, 0, oz + od], 5),
      ],
      linden,
    ),
    box([ox, 0, oz - 0.06], [ox + ow + 0.06, 0.35, oz + 0.06], clay),
    box([ox + ow - 0.06, 0, oz], [ox + ow + 0.06, 0.35, oz + od], clay),
    box([ox, 0.3, oz - 0.01], [ox + ow, 3, oz + 0.01], clearAcrylic),
    box([ox + ow - 0.01, 0.3, oz], [ox + ow + 0.01, 3, oz + od], clearAcrylic),
    box([ox - 0.1, 3, oz - 0.2], [ox + ow + 0.2, 3.3, oz + od + 0.2], white),
    at(
      [ox + 0.7, 3.25, oz + 0.7],
      union([
        box([0, 0, 0], [ow - 1.4, 0.7, od - 1.4], clearAcrylic),
        ...[0, 1, 2, 3].map((i) =>
          box(
            [((ow - 1.4) * i) / 3 - 0.04, 0, -0.04],
            [((ow - 1.4) * i) / 3 + 0.04, 0.74, od - 1.36],
            linden,
          ),
        ),
        box([-0.1, 0.7, -0.1], [ow - 1.3, 0.8, od - 1.3], zinc),
      ]),
    ),
    sheet(ox, oz, ox + ow, oz + od, floorBoards('#cfa878', 0.3), 0.06),
    gardenTable(ox + 2.6, oz + 2.6, 20, 0.06, 2),
    at([ox + 4.6, 0, oz + 0.8], ballTree(1.6, 0.45, seasons.summer.hedge, random)),
    at([ox + 0.8, 0, oz + 0.8], ballTree(1.6, 0.45, seasons.summer.hedge, random)),
    at([ox + 4.6, 0, oz + 4.6], ballTree(1.7, 0.5, seasons.summer.hedge, random)),
  ])
  const home = union([
    body,
    wing,
    box([-0.04, 0, -0.05], [6.7, 0.18, 0.1], bluestone),
    box([8.5, 0, -0.05], [w + 0.04, 0.4, 0.1], bluestone),
    box([-0.02, 3.2, -0.07], [w + 0.02, 3.38, 0.1], stone),
    hippedRoof(w, d, h, 4, courses('#6b747b', 0.22), 0.55),
    dormer(2.5, h + 0.7, 0.45, 1.4, 1.3, 2.2),
    dormer(6, h + 0.7, 0.45, 1.4, 1.3, 2.2),
    dormer(9.5, h + 0.7, 0.45, 1.4, 1.3, 2.2),
    chimney(3.2, h + 2.6, 4.8, 2.6, clay),
    chimney(9.4, h + 2.6, 4.8, 2.6, clay),
    box([6.3, 0, -1.2], [8.9, 0.12, 0], bluestone),
  ])
  const roses = [card('#e3b1ab'), card('#f3e3dc'), card('#c9877f')]
  const flowers = Array.from({ length: 170 }, () => {
    const bed = random.next() < 0.5
    const x = bed ? random.between(-4.9, 0) : random.between(8.8, 17.2)
    const z = bed ? random.between(0.1, 0.9) : random.between(-1.4, -0.4)
    return `sphere{<${x.toFixed(2)},${random.between(0.35, 0.75).toFixed(2)},${z.toFixed(2)}>,${random.between(0.09, 0.15).toFixed(2)} ${random.pick(roses)}}`
  })
  return {
    parts: [
      base(-14, -17, 28, 20, lawn(seasons.summer.lawn)),
      sheet(-5.4, -3.4, 8.9, 0, paving, 0.02),
      sheet(-5.4, -0.6, -0.2, 1.1, lawn('#93a97c'), 0.06),
      home,
      orangery,
      pool(-3.5, -11.2, 9.4, 4.2),
      lounger(-0.8, -5.4, 8),
      lounger(0.6, -5.3, 4),
      parasol(2, -5.4, 1.4),
      lounger(3.4, -5.4, -6),
      gardenTable(3.4, -2, 0, 0.03, 3),
      parasol(-3, -2.1, 1.6, card('#e6e9dc')),
      gardenTable(-3, -2.1, 0, 0.03, 2),
      steppingStones([9.5, -2], [15, -9], 8),
      bench(15.8, -9.6, -40),
      hedgeAt(stage, [-13.4, 0, 19], 41, 2),
      hedgeAt(stage, [-13.4, 0, 19], 34, 1.7, 90),
      hedgeAt(stage, [26.9, 0, 19], 30, 1.7, 90),
      ...planted(stage, [
        [-9, -4, 7.5],
        [-10, 8, 9.5],
        [23, 12, 10],
        [22, -4, 7],
        [1, 16, 9],
        [9, 17, 10.5],
        [17, 16.5, 9],
      ]),
      at([-8.5, 0, -11], foamTree(5.5, blossom, random)),
      at([20.5, 0, -11], foamTree(6.2, seasons.spring.crown, random)),
      at([-4, 0, 14], foamTree(8.5, copper, random)),
      ...beds(stage, [
        [9.3, -0.8, 0.45],
        [10.6, -0.8, 0.55],
        [12, -0.9, 0.5],
        [13.4, -0.7, 0.6],
        [14.9, -0.8, 0.5],
        [16.4, -0.7, 0.6],
        [-4.6, 0.5, 0.5],
        [-3.2, 0.5, 0.45],
        [-1.8, 0.5, 0.5],
        [-0.7, 0.5, 0.4],
      ]),
      ...flowers,
      ...[9.8, 12.4].flatMap((x) =>
        [-4.6].map((z) => at([x, 0, z], ballTree(1.3, 0.6, seasons.summer.hedge, random))),
      ),
      figure(7.4, -2.6, linden),
      figure(5.9, -6.2, white),
      figure(8.2, -2.3, white, 1.15),
    ],
    low: [-6, -0.1, -9],
    high: [18.5, 11, 6],
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
    chimney(7, h + 3.6, 4.9, 2.2, brick('#b5765f')),
  ])
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

/** Half-open house: one half is for sale, the other stays blank card. */
function halfOpen(
  stage: Stage,
  skin: Sdl,
  roof: Sdl,
  frame: Sdl,
  door: Sdl,
  front: 'gable' | 'eaves',
): ReturnType<Maker> {
  const { hour, random } = stage
  const [w, d, h] = [7.2, 9.5, 5.9]
  const blank = card('#e7e4dd')
  const t: Partial<Opening> = { bars: 'tee', frame }
  const openings: Opening[] = [
    { ...t, x: 0.8, y: 0.75, w: 2.5, h: 1.9, bars: 'three' },
    { x: 4.7, y: 0.2, w: 1.2, h: 2.5, kind: 'door', door, frame },
    { ...t, x: 0.95, y: 3.5, w: 1.5, h: 1.6 },
    { ...t, x: 4.5, y: 3.5, w: 1.5, h: 1.6 },
  ]
  const side: Opening[] = [
    { ...t, x: 2, y: 0.9, w: 1.3, h: 1.6 },
    { ...t, x: 5.6, y: 0.2, w: 1.8, h: 2.3, sill: false },
    { ...t, x: 3.8, y: 3.5, w: 1.2, h: 1.5 },
  ]
  const half = (texture: Sdl, tiles: Sdl, own: boolean): Sdl =>
    union([
      own
        ? shell(w, d, h, { front: openings, right: side }, texture, hour)
        : union([
            wall(
              w,
              h,
              openings.map((o): Opening => ({ ...o, x: w - o.x - o.w, kind: 'void' })),
              texture,
              hour,
            ),
            box([0, 0, 0.2], [w - 0.01, h - 0.02, d], card('#dcd7cb')),
          ]),
      front === 'eaves'
        ? gableRoof(w, d, h, 4, tiles, texture, 0.35)
        : union([at([0, 0, d], gableRoof(d, w, h, 4.2, tiles, texture, 0.3), 90)]),
    ])
  const g = seasons[stage.season]
  return {
    parts: [
      base(-16, -13.5, 18, 16, lawn(g.lawn)),
      box([-16, -0.16, -13.5], [18, 0.02, -10.8], paving),
      box([-16, -0.2, -17], [18, -0.1, -13.5], card('#a9a8a3')),
      half(skin, roof, true),
      at([-w - 0.02, 0, 0], half(blank, blank, false)),
      front === 'eaves'
        ? dormer(2.6, h + 0.95, 0.75, 1.7, 1.4, 2, panes[1], white, zinc, false)
        : box([3, h + 0.6, -0.06], [4.2, h + 2, 0.1], panes[0]),
      front === 'gable'
        ? union(
            [
              box([2.9, h + 0.5, -0.1], [4.3, h + 0.6, 0.1]),
              box([2.9, h + 2, -0.1], [4.3, h + 2.1, 0.1]),
              box([2.9, h + 0.6, -0.1], [3, h + 2, 0.1]),
              box([4.2, h + 0.6, -0.1], [4.3, h + 2, 0.1]),
              box([3.56, h + 0.6, -0.09], [3.64, h + 2, 0.1]),
            ],
            frame,
          )
        : '',
      front === 'eaves' ? chimney(0.1, h + 2.9, 4.75, 2.4, skin) : chimney(0.9, h + 0.8, 6, 3, skin),
      box([-0.01, 0, -0.05], [4.6, 0.4, 0.1], bluestone),
      box([6, 0, -0.05], [w + 0.04, 0.4, 0.1], bluestone),
      box([-0.01, 2.95, -0.06], [w + 0.01, 3.1, 0.1], stone),
      box([4.3, 2.8, -0.8], [6.3, 2.92, 0], zinc),
      sheet(4.5, -10.8, 6.1, -0.4, paving),
      sheet(7.6, -10.8, 10.6, 9, gravel),
      car(9.1, -3, satin('#7fa08a'), 90),
      at([-0.3, 0, -10.4], hedge(4.4, 0.9, 0.6, g.hedge, random)),
      at([11, 0, -10.4], hedge(6.4, 0.9, 0.6, g.hedge, random)),
      at([-9, 0, -10.4], hedge(7.6, 0.9, 0.6, g.hedge, random)),
      at([0, 0, -0.4], hedge(10, 0.7, 0.45, g.hedge, random), 90),
      at([11, 0, 15.2], hedge(24, 1.6, 0.8, g.hedge, random), 90),
      at([1.9, 0, -5.4], crownOf(stage.season, 4, random)),
      at([14.2, 0, 2], crownOf(stage.season, 7, random)),
      at([14.6, 0, -6.6], crownOf(stage.season, 5, random)),
      at([-11, 0, -5], crownOf(stage.season, 5.6, random)),
      at([12.5, 0, 12.5], crownOf(stage.season, 8, random)),
      ...beds(
        stage,
        [
          [0.9, -0.7, 0.4],
          [2.3, -0.7, 0.5],
          [3.6, -0.7, 0.4],
        ],
        stage.season === 'spring' ? blossom : undefined,
      ),
      figure(5.3, -3.6, linden),
      figure(6, -11.8, white),
      figure(5.4, -12, white, 1.15),
    ],
    low: [-6, -0.1, -7],
    high: [13, 10.4, 5],
  }
}

export const brickHalfOpen: Maker = (stage) =>
  halfOpen(stage, brick('#ad6f58'), courses('#665f5b', 0.2), satin('#f3efe5'), linden, 'eaves')
export const yellowHalfOpen: Maker = (stage) =>
  halfOpen(stage, brick('#d9bd84'), courses('#a9604a', 0.2), satin('#f6f2e8'), satin('#4f6f80'), 'gable')
