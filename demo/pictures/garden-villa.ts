import {
  base,
  bench,
  figure,
  gardenTable,
  lawn,
  lounger,
  parasol,
  paving,
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
  ink,
  linden,
  satin,
  stone,
  white,
  zinc,
} from './materials.ts'
import { beds, hedgeAt, planted } from './plantings.ts'
import { at, box, type Point, type Sdl, union } from './pov.ts'
import { chimney, dormer, gableRoof, hippedRoof } from './roof.ts'
import type { Maker } from './stage.ts'
import { ballTree, blossom, copper, foamTree, seasons } from './trees.ts'
import { shell } from './wall.ts'

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
