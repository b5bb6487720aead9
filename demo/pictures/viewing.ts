import { mirror, paperLamp, print, rug, stairs, vase } from './furniture.ts'
import { base, figure, street } from './garden.ts'
import { bluestone, brass, card, glow, ink, linden, satin, stone, tiles, white } from './materials.ts'
import type { Opening } from './openings.ts'
import { at, box, cylinder, type Sdl, sphere, union } from './pov.ts'
import type { Maker } from './stage.ts'
import { steps } from './terrace-row.ts'
import { ballTree, crownOf, seasons } from './trees.ts'
import { wall } from './wall.ts'

const sill = 0.54
const [x0, x1, top] = [3.7, 5.2, 3.55]

/** The open leaf, hung at the left and turned inwards. */
const leaf = (turn: number): Sdl =>
  at(
    [x0 + 0.06, sill, 0.24],
    union([
      box([0, 0, 0], [x1 - x0 - 0.12, 2.55, 0.06], linden),
      ...[
        [0.14, 0.85],
        [1.05, 2.4],
      ].flatMap(([a = 0, b = 1]) =>
        [-0.02, 0.06].map((z) => box([0.16, a, z], [x1 - x0 - 0.28, b, z + 0.02], satin('#2f5848'))),
      ),
      ...[-0.07, 0.13].map((z) => sphere([x1 - x0 - 0.24, 1.1, z], 0.05, brass)),
    ]),
    turn,
  )

/** The hall behind it: as wide as the door with a little room on both sides. */
function hall(stage: Parameters<Maker>[0]): Sdl {
  const [a, b, depth, high] = [2.9, 6.2, 6.4, 3.6]
  const warm = card('#f0e3cb')
  return union([
    box([a, sill - 0.06, 0.3], [b, sill, depth], tiles('#dfd3bd', 0.45)),
    box([a - 0.1, 0, 0.3], [a, high + sill, depth], warm),
    box([b, 0, 0.3], [b + 0.1, high + sill, depth], warm),
    box([a, 0, depth], [b, high + sill, depth + 0.1], card('#e9d6b4')),
    box([a, high + sill, 0.3], [b, high + sill + 0.1, depth], white),
    at([b - 1.05, sill, 2.2], `object{${stairs(12, 1)} scale <1,1,-1> rotate y*-90}`),
    at([3.75, sill, 0.7], rug(1.2, 3.4, '#a9765a', '#e7dac2')),
    at([4.15, sill + 1.35, depth], print(0.7, 0.9, stage.random)),
    at([4.4, sill, 2.6], paperLamp(2.5, 0.26, 3.6, 0.9)),
    at([a + 0.02, sill + 1.5, 3.4], `object{${mirror(0.34)} rotate y*-90}`),
    box([a, sill + 0.8, 2.9], [a + 0.35, sill + 0.86, 4.1], card('#cfa878')),
    at([a + 0.2, sill + 0.86, 3.9], vase()),
    'light_source{<4.4,2.95,2.2> color srgb<1,.84,.62>*.95 fade_distance 2.2 fade_power 2 area_light x*.4,z*.4,5,5 adaptive 1 orient circular}',
    'light_source{<4.2,2.6,4.8> color srgb<1,.84,.62>*.6 fade_distance 2 fade_power 2 shadowless}',
  ])
}

const lantern = (x: number): Sdl =>
  union([
    box([x - 0.05, 2.95, -0.2], [x + 0.05, 3.05, 0], ink),
    box([x - 0.12, 2.45, -0.32], [x + 0.12, 2.9, -0.08], glow(1.2)),
    box([x - 0.16, 2.9, -0.36], [x + 0.16, 2.96, -0.04], ink),
    box([x - 0.14, 2.4, -0.34], [x + 0.14, 2.46, -0.06], ink),
  ])

/** Seen from this near, a figure's head must sit on its shoulders: a short one is drawn taller. */
const person = (x: number, z: number, texture: Sdl, stretch = 1.3, y = 0): Sdl =>
  at([x, y, z], `object{${figure(0, 0, texture, 1.32)} scale <1.08,${stretch},1.08>}`)

/** A viewing: the door of a terraced house stands open, the hall behind it is lit. */
export const viewing: Maker = (stage) => {
  const { hour, random } = stage
  const [w, h] = [9.4, 8.4]
  const frame = satin('#f3efe5')
  const tall = { w: 1.5, bars: 'tee', frame, surround: stone } as const
  const openings: Opening[] = [
    { ...tall, x: 0.9, y: 1.15, h: 2.4, lit: true },
    { x: x0, y: sill, w: x1 - x0, h: top - sill, kind: 'void' },
    { ...tall, x: 6.9, y: 1.15, h: 2.4, lit: false },
    ...[0.9, 3.7, 6.9].map((x, i): Opening => ({ ...tall, x, y: 5.2, h: 2.2, lit: i === 1 })),
  ]
  const tub = (x: number): Sdl =>
    at(
      [x, 0, -0.75],
      union([
        box([-0.28, 0, -0.28], [0.28, 0.55, 0.28], card('#c4beb0')),
        at([0, 0.5, 0], ballTree(1.15, 0.4, seasons[stage.season].hedge, random)),
      ]),
    )
  return {
    parts: [
      base(-6, -9.5, 16, 9, card('#dedad0')),
      street(-6, 16, -9.5),
      wall(w, h, openings, card('#ece8de'), hour),
      box([0, 0, -0.07], [x0 - 0.25, 0.75, 0.02], bluestone),
      box([x1 + 0.25, 0, -0.07], [w, 0.75, 0.02], bluestone),
      box([0, 4.25, -0.09], [w, 4.5, 0.05], stone),
      // Blank card on both sides, and behind, so that no daylight comes into the hall.
      box([-6, 0, 0.1], [-0.01, h, 9], card('#e7e4dd')),
      box([w + 0.01, 0, 0.1], [16, h, 9], card('#e7e4dd')),
      box([0, h, 0], [w, h + 0.3, 9], card('#d9cfc2')),
      box([0, 0, 8.6], [w, h, 9], card('#d9cfc2')),
      hall(stage),
      // Door frame with a fanlight, canopy above
      ...[x0 - 0.16, x1].map((x) => box([x, sill, -0.08], [x + 0.16, top + 0.16, 0.3], stone)),
      box([x0 - 0.16, top, -0.08], [x1 + 0.16, top + 0.16, 0.3], stone),
      box([x0, sill + 2.58, 0.18], [x1, sill + 2.66, 0.28], linden),
      box([x0, sill + 2.66, 0.22], [x1, top, 0.24], glow(0.9)),
      box([(x0 + x1) / 2 - 0.03, sill + 2.66, 0.18], [(x0 + x1) / 2 + 0.03, top, 0.26], linden),
      leaf(-74),
      steps(x0 - 0.1, x1 - x0 + 0.2, sill + 0.18, 3, bluestone),
      box([x0 - 0.3, 0, -0.1], [x1 + 0.3, sill, 0.32], bluestone),
      lantern(x0 - 0.62),
      lantern(x1 + 0.62),
      tub(x0 - 1),
      tub(x1 + 1),
      person(7.2, -1.1, white),
      person(7.75, -1.25, linden, 0.95),
      person(4.98, 1.9, linden, 1.3, sill),
      at([11, 0, -1.9], crownOf(stage.season, 6.2, random)),
      cylinder([x1 + 0.42, 1.55, -0.1], [x1 + 0.42, 1.55, -0.04], 0.06, brass),
    ],
    low: [1.5, -0.1, -1.2],
    high: [8.1, 4.75, 1],
  }
}
