import { bricks } from './bricks.ts'
import { base, bench, car, fence, figure, gravel, lawn, pond, sheet } from './garden.ts'
import { bluestone, card, courses, linden, panes, satin, stone, zinc } from './materials.ts'
import type { Opening } from './openings.ts'
import { at, box, cylinder, extrude, type Sdl, union } from './pov.ts'
import { chimney, dormer, gableRoof } from './roof.ts'
import type { Maker } from './stage.ts'
import { blossom, crownOf, foamTree, hedge, seasons, shrub } from './trees.ts'
import { type Facades, shell } from './wall.ts'

const lime = card('#f3efe4')
const tar = card('#6a6661')

/** A long wing: limewashed walls on a tarred foot, one gable roof. */
function wing(
  w: number,
  d: number,
  h: number,
  rise: number,
  facades: Facades,
  hour: Parameters<typeof shell>[5],
  roof: Sdl,
  skin: Sdl,
  foot: Sdl,
): Sdl {
  const doors = (facades.front ?? [])
    .filter((o) => o.kind === 'door' || o.kind === 'garage' || o.y < 0.4)
    .sort((a, b) => a.x - b.x)
  const plinth: Sdl[] = []
  let from = -0.03
  for (const o of doors) {
    plinth.push(box([from, 0, -0.04], [o.x, 0.55, 0.05], foot))
    from = o.x + o.w
  }
  plinth.push(
    box([from, 0, -0.04], [w + 0.03, 0.55, 0.05], foot),
    box([w - 0.05, 0, 0.05], [w + 0.03, 0.55, d + 0.03], foot),
    box([-0.03, 0, 0.05], [0.05, 0.55, d + 0.03], foot),
  )
  return union([shell(w, d, h, facades, skin, hour), gableRoof(w, d, h, rise, roof, skin, 0.3), ...plinth])
}

/** Square farm around a courtyard: house, barn, stables and an arched gateway. */
export const squareFarm: Maker = (stage) => {
  const { hour, random } = stage
  const roof = courses('#bb8068', 0.2)
  const frame = satin('#f3efe5')
  const green = satin('#4c7060')
  const win = { w: 1.1, h: 1.4, bars: 'cross', frame, shutters: green } as const
  const plain = { w: 0.8, h: 0.7, bars: 'two', frame: green } as const
  // The house stands at the back and looks into the courtyard.
  const house = at(
    [0, 0, 19],
    wing(
      26,
      8,
      4.6,
      4.6,
      {
        front: [
          ...[2, 5.4, 8.8, 15.2, 18.6].map((x): Opening => ({ ...win, x, y: 0.9, h: 1.6 })),
          { x: 12, y: 0.15, w: 1.3, h: 2.5, kind: 'door', door: linden, frame, surround: stone },
          ...[2.1, 5.5, 8.9, 12.1, 15.3, 18.7].map((x): Opening => ({ ...plain, x, y: 3.4, w: 0.9 })),
          { ...win, x: 22.4, y: 0.9, h: 1.6 },
        ],
        left: [{ ...win, x: 3.2, y: 1 }],
        right: [{ ...win, x: 3.2, y: 1 }],
        back: [
          ...[1.8, 5, 20, 23].map((x): Opening => ({ ...win, x, y: 0.9, h: 1.6 })),
          { ...win, x: 8.6, y: 0.2, w: 1.6, h: 2.3, sill: false },
          { ...win, x: 12.4, y: 0.2, w: 1.6, h: 2.3, sill: false },
          { ...win, x: 16.2, y: 0.9, h: 1.6 },
          ...[2, 5.2, 9, 12.8, 16.4, 20.2, 23.2].map((x): Opening => ({ ...plain, x, y: 3.4, w: 0.9 })),
        ],
      },
      hour,
      roof,
      lime,
      tar,
    ),
  )
  const left = at(
    [0, 0, 19.02],
    wing(
      19,
      7,
      3.6,
      3.8,
      {
        front: [
          { ...plain, x: 2, y: 1.7 },
          { ...plain, x: 5, y: 1.7 },
          { ...plain, x: 8, y: 1.7 },
          { ...plain, x: 14, y: 1.7 },
        ],
        back: [
          { x: 2.2, y: 0.1, w: 1.2, h: 2.3, kind: 'door', door: green, frame: lime },
          { ...plain, x: 5, y: 1.4 },
          { x: 8, y: 0.1, w: 3, h: 2.9, kind: 'garage', door: green },
          { x: 13.6, y: 0.1, w: 1.2, h: 2.3, kind: 'door', door: green, frame: lime },
          { ...plain, x: 16.2, y: 1.4 },
        ],
        right: [{ ...win, x: 3, y: 1 }],
      },
      hour,
      roof,
      lime,
      tar,
    ),
    90,
  )
  const barn = at(
    [26, 0, 0],
    wing(
      19,
      8.5,
      4.6,
      5,
      {
        front: [
          { ...plain, x: 4, y: 2.4 },
          { ...plain, x: 9, y: 2.4 },
          { ...plain, x: 14, y: 2.4 },
        ],
        back: [
          { x: 7.4, y: 0.1, w: 3.8, h: 4, kind: 'garage', door: green },
          { ...plain, x: 2.6, y: 1.6 },
          { ...plain, x: 14.6, y: 1.6 },
        ],
        left: [
          { ...plain, x: 2, y: 2.4 },
          { ...plain, x: 5.6, y: 2.4 },
        ],
      },
      hour,
      roof,
      lime,
      tar,
    ),
    -90,
  )
  // Gateway in the front wall
  const arch = (r: number, y: number): [number, number][] =>
    Array.from({ length: 17 }, (_, i) => {
      const a = Math.PI * (i / 16)
      return [-Math.cos(a) * r, y + Math.sin(a) * r]
    })
  const gate = at(
    [13, 0, 0],
    union([
      extrude(
        [[-3.2, 0], [-1.9, 0], ...arch(1.9, 2.3), [1.9, 0], [3.2, 0], [3.2, 5], [-3.2, 5]],
        0,
        3.4,
        lime,
      ),
      extrude(
        [[-2.2, 0], [-1.9, 0], ...arch(1.9, 2.3), [1.9, 0], [2.2, 0], ...arch(2.2, 2.3).reverse()],
        -0.08,
        0.05,
        stone,
      ),
      at([-3.2, 0, 0], gableRoof(6.4, 3.4, 5, 1.9, roof, lime, 0.25)),
    ]),
  )
  const front = union([
    box([7, 0, 0.4], [9.8, 2.6, 0.9], lime),
    box([16.2, 0, 0.4], [18, 2.6, 0.9], lime),
    box([6.95, 2.6, 0.3], [9.85, 2.75, 1], roof),
    box([16.15, 2.6, 0.3], [18, 2.75, 1], roof),
  ])
  const home = [
    house,
    left,
    barn,
    gate,
    front,
    chimney(4, 8.6, 23, 1.6, bricks(stage, '#b5765f')),
    chimney(21, 8.6, 23, 1.6, bricks(stage, '#b5765f')),
    at([0, 0, 19], dormer(13, 5.7, 0.95, 1.4, 1.2, 2, panes[1], lime, zinc)),
  ]
  if (stage.alone) return { parts: home, low: [0, 0, 0], high: [26, 9, 27] }
  const g = seasons[stage.season]
  return {
    parts: [
      base(-12, -14, 40, 34, lawn(g.lawn)),
      box([7, -0.03, 0.6], [17.6, 0.02, 19], gravel),
      box([11, -0.03, -14], [15, 0.02, 0.6], gravel),
      ...home,
      cylinder([12.2, 0, 9.6], [12.2, 0.1, 9.6], 2.1, lawn(g.lawn)),
      at([12.2, 0, 9.6], foamTree(6.6, g.crown, random)),
      ...[
        [-5, -5, 7],
        [-7, 8, 9],
        [-6, 21, 8],
        [33, -4, 7.5],
        [35.5, 9, 9],
        [33, 24, 8.5],
        [4, 31, 9],
        [14, 31.5, 8],
        [24, 31, 9.5],
      ].map(([x = 0, z = 0, tall = 7]) => at([x, 0, z], crownOf(stage.season, tall, random))),
      at([5, 0, -9], foamTree(4.6, ['#c9a552', '#d5b566', '#bb9648'], random)),
      at([22, 0, -8.5], foamTree(5, ['#b5754f', '#c0825b', '#a56845'], random)),
      at([-11.5, 0, -12.8], fence(21.5, 1.1, card('#cdb48c'), false)),
      at([16, 0, -12.8], fence(23.5, 1.1, card('#cdb48c'), false)),
      pond(29.5, -9, 2.6),
      bench(9, 13, 120),
      figure(13.2, 15, linden),
      figure(14.2, 15.4, card('#f4f1ea')),
      car(15.4, 6.4, satin('#7fa08a'), 60),
      figure(13, -5, card('#f4f1ea')),
      figure(12.2, -5.3, linden, 1.1),
      ...[8, 9.2, 16.6].map((x) => at([x, 0, 18.2], shrub(0.6, g.hedge, random))),
    ],
    low: [0, -0.1, 0],
    high: [26, 9, 27],
  }
}

/** Brabant long farm: house, stable and barn under one roof, on a bluestone foot. */
export const longFarm: Maker = (stage) => {
  const { hour, random } = stage
  const clay = bricks(stage, '#b8806a')
  const frame = satin('#f1ede2')
  const surround = bluestone
  const win = { w: 1.1, h: 1.7, bars: 'cross', frame, surround, sill: bluestone } as const
  const body = union([
    wing(
      27,
      8.2,
      4.9,
      4.6,
      {
        front: [
          { ...win, x: 1.6, y: 0.95 },
          { ...win, x: 4.2, y: 0.95 },
          { x: 6.8, y: 0.12, w: 1.2, h: 2.6, kind: 'door', door: linden, frame, surround },
          { ...win, x: 9.4, y: 0.95 },
          { ...win, x: 12, y: 0.95 },
          { ...win, x: 1.65, y: 3.4, w: 1, h: 1.0 },
          { ...win, x: 4.25, y: 3.4, w: 1, h: 1.0 },
          { ...win, x: 6.9, y: 3.4, w: 1, h: 1 },
          { ...win, x: 9.45, y: 3.4, w: 1, h: 1 },
          { ...win, x: 12.05, y: 3.4, w: 1, h: 1 },
          { x: 15.2, y: 0.1, w: 1.2, h: 2.3, kind: 'door', door: satin('#51766a'), frame, surround },
          { ...win, x: 17.4, y: 1.2, h: 0.9, w: 1.3 },
          { x: 20.2, y: 0.1, w: 3.8, h: 3.7, bars: 'grid', frame: linden, sill: false, surround },
          { ...win, x: 25, y: 1.2, w: 1, h: 0.9 },
        ],
        right: [
          { ...win, x: 2, y: 1 },
          { ...win, x: 5, y: 1 },
        ],
        back: [
          ...[2, 5].map((x): Opening => ({ ...win, x, y: 1.2, w: 1.3, h: 0.9 })),
          { x: 9, y: 0.1, w: 3.2, h: 3.2, kind: 'garage', door: satin('#51766a') },
          { ...win, x: 14.4, y: 0.2, w: 1.5, h: 2.3, sill: false },
          { ...win, x: 17.2, y: 0.2, w: 1.5, h: 2.3, sill: false },
          { ...win, x: 20.4, y: 0.95 },
          { ...win, x: 23.4, y: 0.95 },
          ...[14.6, 17.4, 20.4, 23.4].map((x): Opening => ({ ...win, x, y: 3.4, w: 1, h: 1 })),
        ],
        left: [
          { ...win, x: 2, y: 0.95 },
          { ...win, x: 5, y: 0.95 },
          { ...win, x: 3.55, y: 4, w: 1, h: 0.8 },
        ],
      },
      hour,
      courses('#6f767b', 0.22),
      clay,
      bluestone,
    ),
    chimney(1.2, 8.2, 4.1, 2.1, clay, 0.8),
    chimney(13.8, 8.2, 4.1, 2.1, clay, 0.8),
    dormer(4.7, 5.75, 0.85, 1.3, 1.2, 2),
    dormer(9.9, 5.75, 0.85, 1.3, 1.2, 2),
    ...[16.2, 18.6, 21, 23.4].map(
      (x) => `object{${box([0, 0, 0], [1.0, 0.07, 1.3], panes[2])} rotate x*-48 translate <${x},6.35,1.05>}`,
    ),
    // Stone quoins
    ...[0, 14.3, 26.6].flatMap((x) =>
      Array.from({ length: 8 }, (_, i) =>
        box([x - 0.02, 0.6 + i * 0.52, -0.05], [x + (i % 2 ? 0.42 : 0.62), 0.98 + i * 0.52, 0.02], bluestone),
      ),
    ),
  ])
  if (stage.alone) return { parts: [body], low: [0, 0, 0], high: [27, 9.6, 8.2] }
  const g = seasons[stage.season]
  const orchard = [-8, -3, 2, 7].flatMap((x) => [-8, -13].map((z): [number, number] => [x + 1, z]))
  return {
    parts: [
      base(-14, -19, 37, 20, lawn(g.lawn)),
      sheet(13, -6, 29, 0, gravel),
      box([24, -0.03, -19], [28, 0.02, -6], gravel),
      sheet(5, -2.4, 13, 0, card('#cfcabd')),
      body,
      ...orchard.map(([x, z]) =>
        at(
          [x, 0, z],
          foamTree(random.between(3.2, 3.9), stage.season === 'spring' ? blossom : g.crown, random),
          random.between(0, 360),
        ),
      ),
      ...[
        [-7, 4, 8],
        [-9, 12, 9.5],
        [31, 3, 9],
        [33, 12, 8],
        [6, 16, 10],
        [16, 17, 9],
        [25, 16, 9.5],
      ].map(([x = 0, z = 0, tall = 7]) => at([x, 0, z], crownOf(stage.season, tall, random))),
      at([12, 0, -18], hedge(10.5, 1, 0.6, g.hedge, random)),
      at([-13, 0, -18], fence(24, 1, card('#cdb48c'), false)),
      at([29, 0, -18], hedge(7.5, 1, 0.6, g.hedge, random)),
      ...[2.9, 5.6, 8.8, 11].map((x) => at([x, 0, -0.8], shrub(0.45, g.hedge, random))),
      bench(10.7, -1.2),
      car(26, -9.4, satin('#eae6dc'), 80),
      figure(8, -3.4, linden),
      figure(16.6, -3.4, card('#f4f1ea')),
      figure(3, -10.4, card('#f4f1ea')),
      figure(3.9, -10.2, linden, 1.1),
      at([20, 0, -10], foamTree(5.4, stage.season === 'spring' ? seasons.spring.crown : g.crown, random)),
    ],
    low: [-0.5, -0.1, -7],
    high: [27.5, 10.4, 7],
  }
}
