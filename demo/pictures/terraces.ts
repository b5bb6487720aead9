import { bricks } from './bricks.ts'
import { bench, bicycle, car, figure } from './garden.ts'
import {
  bluestone,
  brass,
  card,
  courses,
  glow,
  ink,
  linden,
  panes,
  satin,
  slate,
  stone,
  white,
  zinc,
} from './materials.ts'
import type { Opening } from './openings.ts'
import { at, box, cylinder, extrude, type Sdl, slab, union } from './pov.ts'
import { chimney, dormer, gableRoof } from './roof.ts'
import type { Maker } from './stage.ts'
import { band, cornice, inTheRow, party, rowOf } from './terrace-row.ts'
import { ballTree, crownOf, seasons } from './trees.ts'
import { rows, wall } from './wall.ts'

/** Three flats behind one brick front: three bells beside the door. */
export const threeFlats: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [6.6, 10, 10.2]
  const frame = satin('#e9e4d8')
  const openings: Opening[] = [
    { x: 0.7, y: 1.0, w: 2.3, h: 2.0, bars: 'three', frame },
    { x: 4.6, y: 0.3, w: 1.1, h: 2.75, kind: 'door', door: satin('#3a5a55'), frame },
    ...rows(w, 2, [4.3, 7.4], { w: 1.5, h: 1.9, bars: 'tee', frame }, 0.4),
  ]
  const home = union([
    wall(w, h, openings, bricks(stage, '#a5695a'), hour),
    party(w, d, h, card('#d9cfc2')),
    box([0, 0, -0.06], [4.4, 0.75, 0.02], bluestone),
    box([5.9, 0, -0.06], [w, 0.75, 0.02], bluestone),
    band(w, 3.55, 0.18, stone),
    band(w, 6.65, 0.18, stone),
    ...[1.85, 4.78].flatMap((x) =>
      [6.2, 9.3].map((y) => box([x - 0.95, y, -0.05], [x + 0.95, y + 0.24, 0.02], stone)),
    ),
    box([5.95, 1.25, -0.05], [6.25, 1.95, 0.01], brass),
    ...[1.35, 1.56, 1.77].map((y) => cylinder([6.1, y, -0.08], [6.1, y, -0.04], 0.06, ink)),
    cornice(w, h, white),
    gableRoof(w, d, h + 0.2, 3.4, slate, card('#d9cfc2'), 0.02),
    dormer(w / 2, h + 0.9, 0.8, 2.2, 1.5, 2, panes[1], white, zinc, false),
    chimney(w - 0.5, h + 2, 3.6, 2.4, bricks(stage, '#a5695a')),
    cylinder([0.12, 0.3, -0.08], [0.12, h - 0.3, -0.08], 0.05, zinc),
  ])
  return inTheRow(
    stage,
    w,
    d,
    home,
    {
      ...rowOf(
        hour,
        [
          [5.8, [0, 3.2]],
          [6, [0, 3.3, 6.2]],
        ],
        [
          [6, [0, 3.3, 6.3]],
          [6, [0, 3.2]],
        ],
      ),
    },
    [
      bicycle(2.2, -0.5, linden),
      bicycle(3.4, -0.55, ink),
      figure(5.2, -1.5, white),
      at([8.9, 0, -1.9], crownOf(stage.season, 5.4, random)),
      car(-1.2, -4.6, satin('#7fa08a')),
    ],
    { top: h + 4.6, reach: 2.4 },
  )
}

/** A small worker's house, two windows wide, held between its neighbours. */
export const smallTerrace: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [5, 8.5, 6.1]
  const frame = satin('#f3efe5')
  const openings: Opening[] = [
    { x: 0.6, y: 0.95, w: 1.35, h: 1.75, bars: 'tee', frame, shutters: undefined },
    { x: 3.25, y: 0.15, w: 1.05, h: 2.6, kind: 'door', door: satin('#51766a'), frame },
    { x: 0.6, y: 3.8, w: 1.35, h: 1.65, bars: 'tee', frame },
    { x: 3.1, y: 3.8, w: 1.35, h: 1.65, bars: 'tee', frame },
  ]
  const paint = card('#e7d3b7')
  const home = union([
    wall(w, h, openings, paint, hour),
    party(w, d, h, paint),
    box([0, 0, -0.05], [3.05, 0.6, 0.02], bluestone),
    box([4.5, 0, -0.05], [w, 0.6, 0.02], bluestone),
    ...[
      [1.275, 2.7],
      [1.275, 5.45],
      [3.775, 5.45],
    ].map(([x = 0, y = 0]) =>
      box([x - 0.85, y, -0.06], [x + 0.85, y + 0.22, 0.02], bricks(stage, '#b5765f')),
    ),
    cornice(w, h, white, 0.32),
    gableRoof(w, d, h + 0.2, 3.1, courses('#b97459', 0.2), paint, 0.02),
    dormer(1.9, h + 0.65, 0.75, 1.4, 1.2, 1.8, panes[1], white, zinc),
    chimney(w - 0.45, h + 1.9, 3, 2, bricks(stage, '#b5765f'), 0.7),
  ])
  return inTheRow(
    stage,
    w,
    d,
    home,
    {
      ...rowOf(
        hour,
        [
          [5.4, [0, 3]],
          [5.2, [0, 3.3]],
        ],
        [
          [5, [0, 2.7]],
          [5.6, [0, 3.1]],
        ],
      ),
    },
    [
      box([2.2, 0, -0.5], [2.9, 0.45, -0.1], card('#b5765f')),
      at([2.55, 0.4, -0.3], ballTree(0.85, 0.3, seasons[stage.season].hedge, random)),
      bicycle(0.9, -0.5, linden),
      bench(-1.6, -0.5),
      figure(4.0, -1.6, white),
      figure(4.55, -1.75, linden, 1.15),
      at([8.2, 0, -2], crownOf(stage.season, 4.6, random)),
    ],
    { top: h + 4.2, reach: 2.6 },
  )
}

/** 1930s: a round bow window over a brick base, a steep front gable. */
export const bowWindow: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [6.4, 9.5, 7.2]
  const frame = satin('#f3efe5')
  const clay = bricks(stage, '#b07a5e')
  const openings: Opening[] = [
    { x: 0.75, y: 0.7, w: 2.9, h: 2.0, kind: 'void' },
    { x: 0.75, y: 3.8, w: 2.9, h: 2.0, kind: 'void' },
    { x: 4.55, y: 0.25, w: 1.15, h: 2.6, kind: 'door', door: satin('#8a4a38'), frame, arch: true },
    { x: 4.5, y: 3.9, w: 1.25, h: 1.8, bars: 'grid', frame },
  ]
  const arc = (r: number): [number, number][] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI * (i / 12)
      return [-Math.cos(a) * r * 1.25, -Math.sin(a) * r * 0.75 + 0.1]
    })
  const round = (r: number, y0: number, y1: number, texture: Sdl): Sdl => slab(arc(r), y0, y1, texture)
  const mullions = (y0: number, y1: number): Sdl =>
    union(
      Array.from({ length: 7 }, (_, i) => {
        const a = Math.PI * ((i + 0.5) / 7)
        const [x, z] = [-Math.cos(a) * 1.41 * 1.25, -Math.sin(a) * 1.41 * 0.75 + 0.1]
        return box([x - 0.045, y0, z - 0.045], [x + 0.045, y1, z + 0.045])
      }),
      frame,
    )
  const lit = hour.lamp > 0 ? glow(hour.lamp) : (panes[0] ?? '')
  const bow = union([
    round(1.46, 0, 0.85, clay),
    round(1.56, 0.85, 0.95, stone),
    round(1.38, 0.95, 2.65, panes[1] ?? ''),
    mullions(0.95, 2.65),
    round(1.46, 2.65, 3.85, clay),
    round(1.56, 3.85, 3.95, stone),
    round(1.38, 3.95, 5.65, lit),
    mullions(3.95, 5.65),
    round(1.5, 2.62, 2.72, stone),
    round(1.5, 5.65, 5.95, white),
    round(1.66, 5.95, 6.12, zinc),
  ])
  const home = union([
    wall(w, h, openings, clay, hour),
    party(w, d, h, card('#d9cfc2')),
    at([2.2, 0, 0], bow),
    band(w, 6.35, 0.16, stone),
    // A gable over the bow, the eaves over the door.
    gableRoof(w, d, h, 3.5, courses('#a9654d', 0.2), clay, 0.3),
    extrude(
      [
        [0.1, h - 0.4],
        [4.3, h - 0.4],
        [2.2, h + 2.9],
      ],
      -0.02,
      0.35,
      clay,
    ),
    extrude(
      [
        [-0.2, h - 0.62],
        [2.2, h + 3.0],
        [4.6, h - 0.62],
        [4.6, h - 0.38],
        [2.2, h + 3.25],
        [-0.2, h - 0.38],
      ],
      -0.35,
      3.6,
      courses('#a9654d', 0.2),
    ),
    at([0, 0, 0], box([1.75, h + 0.15, -0.04], [2.65, h + 1.35, 0.1], panes[2])),
    union(
      [
        box([1.68, h + 0.08, -0.07], [2.72, h + 0.15, 0.1]),
        box([1.68, h + 1.35, -0.07], [2.72, h + 1.42, 0.1]),
        box([1.68, h + 0.08, -0.07], [1.75, h + 1.42, 0.1]),
        box([2.65, h + 0.08, -0.07], [2.72, h + 1.42, 0.1]),
        box([2.17, h + 0.15, -0.07], [2.23, h + 1.35, 0.1]),
      ],
      frame,
    ),
    // Canopy over the door
    box([4.2, 2.95, -0.75], [6.05, 3.1, 0.05], white),
    chimney(w - 0.5, h + 1.8, 3.4, 2.4, clay),
  ])
  return inTheRow(
    stage,
    w,
    d,
    home,
    {
      ...rowOf(
        hour,
        [
          [6, [0, 3.2]],
          [6.4, [0, 3]],
        ],
        [
          [6.4, [0, 3.3]],
          [6, [0, 3.1]],
        ],
      ),
    },
    [
      at([-2.7, 0, -1.9], crownOf(stage.season, 5, random)),
      at([9.6, 0, -1.9], crownOf(stage.season, 5.4, random)),
      figure(5.2, -1.6, linden),
      bicycle(7.7, -0.5, ink),
    ],
    { top: h + 4.9, reach: 2.2 },
  )
}
