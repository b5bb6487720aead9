import { base, bench, bicycle, car, figure, street } from './garden.ts'
import {
  bluestone,
  brass,
  brick,
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
import { neighbour } from './neighbour.ts'
import { type Hour, type Opening, railing } from './openings.ts'
import { at, box, cylinder, extrude, extrudeAlongX, type Sdl, slab, union } from './pov.ts'
import { chimney, dormer, gableRoof } from './roof.ts'
import type { Maker, Model, Stage } from './stage.ts'
import { ballTree, crownOf, seasons } from './trees.ts'
import { rows, wall } from './wall.ts'

/** Party walls and back, closed; nobody sees them, but light must not come in. */
const party = (w: number, d: number, h: number, texture: Sdl): Sdl =>
  box([0, 0, 0.3], [w, h + 0.22, d], texture)

const cornice = (w: number, y: number, texture: Sdl, depth = 0.4): Sdl =>
  union(
    [
      box([-0.03, y, -depth], [w + 0.03, y + 0.22, 0.1]),
      box([-0.02, y - 0.2, -depth * 0.65], [w + 0.02, y, 0.1]),
      box([-0.01, y - 0.5, -0.1], [w + 0.01, y - 0.2, 0.1]),
      ...Array.from({ length: Math.floor(w / 0.5) }, (_, i) =>
        box([0.15 + i * 0.5, y - 0.38, -depth * 0.6], [0.33 + i * 0.5, y - 0.2, 0]),
      ),
    ],
    texture,
  )

const band = (w: number, y: number, h: number, texture: Sdl, out = 0.08): Sdl =>
  box([-0.005, y, -out], [w + 0.005, y + h, 0.05], texture)

const steps = (x: number, w: number, rise: number, count: number, texture: Sdl): Sdl =>
  union(
    Array.from({ length: count }, (_, i) =>
      box([x - 0.2, 0, -0.32 * (count - i)], [x + w + 0.2, (rise * (i + 1)) / (count + 1), 0.05]),
    ),
    texture,
  )

type Blank = readonly [width: number, floors: readonly number[]]

/** Blank houses on both sides, the nearest first. */
function rowOf(
  hour: Hour,
  left: readonly Blank[],
  right: readonly Blank[],
): { left: Sdl; leftWidth: number; right: Sdl; rightWidth: number } {
  const place = (blanks: readonly Blank[], side: -1 | 1): [Sdl, number] => {
    let x = 0
    const houses = blanks.map(([w, floors], i) => {
      const from = side < 0 ? -x - w : x
      x += w
      return at([from, 0, 0], neighbour(w, 9.5, floors, 2.6 + 0.3 * (i % 2), hour))
    })
    return [union(houses), x]
  }
  const [l, leftWidth] = place(left, -1)
  const [r, rightWidth] = place(right, 1)
  return { left: at([leftWidth, 0, 0], l), leftWidth, right: r, rightWidth }
}

/** The model on its street, between two blank neighbours. */
function inTheRow(
  stage: Stage,
  w: number,
  d: number,
  home: Sdl,
  sides: { left?: Sdl; leftWidth?: number; right?: Sdl; rightWidth?: number },
  extras: readonly Sdl[],
  frame: { top: number; reach?: number },
): Model {
  if (stage.alone) return { parts: [home], low: [0, 0, 0], high: [w, frame.top, d] }
  const [lw, rw] = [sides.leftWidth ?? 0, sides.rightWidth ?? 0]
  const far = -9.5
  return {
    parts: [
      base(-lw, far, w + rw, d, card('#dedad0')),
      street(-lw, w + rw, far),
      home,
      at([-lw, 0, 0], sides.left ?? ''),
      at([w, 0, 0], sides.right ?? ''),
      ...extras,
    ],
    low: [-(frame.reach ?? 1), -0.2, -1],
    high: [w + (frame.reach ?? 1), frame.top, 2],
  }
}

/** Brussels mansion: bluestone base, banded stone ground floor, brick above, an oriel in the middle. */
export const mansion: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [8.4, 11, 13.2]
  const red = brick('#b5765f')
  const frame = satin('#f1ede2')
  const tall = { bars: 'tee', frame, surround: stone } as const
  const openings: Opening[] = [
    { x: 1.0, y: 0.45, w: 1.3, h: 0.6, bars: 'two', frame: ink, sill: false, lit: false },
    { x: 3.5, y: 0.45, w: 1.3, h: 0.6, bars: 'two', frame: ink, sill: false, lit: false },
    { ...tall, x: 0.95, y: 1.9, w: 1.4, h: 2.7, surround: undefined },
    { ...tall, x: 3.5, y: 1.9, w: 1.4, h: 2.7, surround: undefined },
    { x: 6.2, y: 0.95, w: 1.35, h: 3.65, kind: 'door', door: linden, frame },
    { ...tall, x: 0.95, y: 6, w: 1.3, h: 2.6, rail: true, sill: stone },
    { x: 3.3, y: 5.7, w: 1.8, h: 3.0, kind: 'void' },
    { ...tall, x: 6.2, y: 6, w: 1.3, h: 2.6, rail: true, sill: stone },
    { ...tall, x: 0.95, y: 10, w: 1.3, h: 2.1 },
    { ...tall, x: 3.2, y: 9.75, w: 2.0, h: 2.35, bars: 'three', sill: false },
    { ...tall, x: 6.2, y: 10, w: 1.3, h: 2.1 },
  ]
  // The wall is brick; the stone ground floor is a facing with joints in front of it.
  const facing: Sdl[] = []
  for (let y = 1.25; y < 5; y += 0.42) {
    const top = Math.min(y + 0.39, 5.05)
    const cuts: [number, number][] = [
      [0, 0.95],
      [2.35, 3.5],
      [4.9, 6.2],
      [7.55, w],
    ]
    if (top <= 1.9 || y >= 4.55) {
      const doorway: [number, number][] =
        y >= 4.55
          ? [[0, w]]
          : [
              [0, 6.2],
              [7.55, w],
            ]
      for (const [a, b] of doorway) facing.push(box([a, y, -0.09], [b, top, 0.02]))
    } else for (const [a, b] of cuts) facing.push(box([a, y, -0.09], [b, top, 0.02]))
  }
  // Behind the joints lies stone again, not the brick of the wall.
  const bedding = [
    [0, 0.95],
    [2.35, 3.5],
    [4.9, 6.2],
    [7.55, w],
  ].map(([a = 0, b = 0]) => box([a, 1.2, -0.055], [b, 5.05, 0.02], card('#bdb5a5')))
  bedding.push(
    box([0, 4.6, -0.055], [w, 5.05, 0.02], card('#bdb5a5')),
    box([0, 1.2, -0.055], [6.2, 1.85, 0.02], card('#bdb5a5')),
  )
  const oriel = union([
    slab(
      [
        [-1.5, 0.05],
        [-1.05, -0.95],
        [1.05, -0.95],
        [1.5, 0.05],
      ],
      5.35,
      5.75,
      stone,
    ),
    slab(
      [
        [-1.2, 0.05],
        [-0.8, -0.6],
        [0.8, -0.6],
        [1.2, 0.05],
      ],
      5.1,
      5.35,
      stone,
    ),
    slab(
      [
        [-1.5, 0.05],
        [-1.05, -0.95],
        [1.05, -0.95],
        [1.5, 0.05],
      ],
      8.75,
      9.15,
      stone,
    ),
    slab(
      [
        [-1.4, 0.05],
        [-0.97, -0.87],
        [0.97, -0.87],
        [1.4, 0.05],
      ],
      5.75,
      6.35,
      stone,
    ),
    slab(
      [
        [-1.4, 0.05],
        [-0.97, -0.87],
        [0.97, -0.87],
        [1.4, 0.05],
      ],
      8.5,
      8.75,
      stone,
    ),
    slab(
      [
        [-1.33, 0.05],
        [-0.9, -0.8],
        [0.9, -0.8],
        [1.33, 0.05],
      ],
      6.35,
      8.5,
      panes[0] ?? '',
    ),
    ...[-0.93, -0.31, 0.31, 0.93].map((x) => box([x - 0.06, 6.35, -0.9], [x + 0.06, 8.5, -0.74], frame)),
    ...[-1.36, 1.36].map((x) => box([x - 0.07, 6.35, -0.08], [x + 0.07, 8.5, 0.05], frame)),
    box([-0.95, 7.75, -0.87], [0.95, 7.85, -0.76], frame),
    at(
      [0, 9.15, 0],
      union([
        railing(-1, 1, 0, -0.88, 0.85),
        at([-1.0, 0, -0.88], railing(0, 0.95, 0, 0, 0.85), -66),
        at([1.0, 0, -0.88], railing(0, 0.95, 0, 0, 0.85), -114),
      ]),
    ),
  ])
  const roof = union([
    // Mansard: a steep slate front, a flat zinc top, party walls at both ends.
    extrudeAlongX(
      [
        [-0.1, h],
        [-0.1, h + 0.2],
        [1.3, h + 3],
        [5, h + 3.6],
        [d, h + 3.6],
        [d, h],
      ],
      0.25,
      w - 0.25,
      courses('#69727a', 0.24),
    ),
    ...[0, w - 0.25].map((x) =>
      extrudeAlongX(
        [
          [-0.05, h],
          [-0.05, h + 0.35],
          [1.25, h + 3.2],
          [5, h + 3.8],
          [d, h + 3.8],
          [d, h],
        ],
        x,
        x + 0.25,
        card('#e3ddd1'),
      ),
    ),
    box([0.25, h + 2.95, 1.2], [w - 0.25, h + 3.1, 1.45], zinc),
    dormer(1.75, h + 0.45, -0.02, 1.5, 1.9, 1.6, panes[1], white, zinc),
    dormer(4.2, h + 0.45, -0.02, 1.7, 2.0, 1.6, panes[0], white, zinc),
    dormer(6.65, h + 0.45, -0.02, 1.5, 1.9, 1.6, panes[2], white, zinc),
    chimney(0.5, h + 2.4, 4, 2.3, brick('#b5765f'), 0.7, 1.6),
    chimney(w - 0.5, h + 2.4, 4, 2.3, brick('#b5765f'), 0.7, 1.6),
  ])
  const home = union([
    wall(w, h, openings, red, hour),
    party(w, d, h, card('#d9cfc2')),
    union(facing, stone),
    ...bedding,
    box([0, 0, -0.13], [6.05, 0.4, 0.02], bluestone),
    box([0, 0.4, -0.13], [0.95, 1.22, 0.02], bluestone),
    box([2.35, 0.4, -0.13], [3.45, 1.22, 0.02], bluestone),
    box([4.85, 0.4, -0.13], [6.05, 1.22, 0.02], bluestone),
    box([0, 1.06, -0.13], [6.05, 1.22, 0.02], bluestone),
    box([7.7, 0, -0.13], [w, 1.22, 0.02], bluestone),
    steps(6.2, 1.35, 0.95, 4, bluestone),
    band(w, 5.05, 0.26, stone, 0.16),
    band(w, 9.3, 0.2, stone, 0.08),
    at([4.2, 0, 0], oriel),
    cornice(w, h, white, 0.55),
    roof,
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
          [6.2, [0, 3.6, 6.9]],
          [7, [0, 3.4]],
        ],
        [
          [6.4, [0, 3.8, 7.2]],
          [6, [0, 3.4, 6.5]],
        ],
      ),
    },
    [
      at([-2.6, 0, -1.9], crownOf(stage.season, 6.2, random)),
      at([11.2, 0, -1.9], crownOf(stage.season, 6.6, random)),
      figure(3.0, -1.7, linden),
      figure(3.65, -1.55, white, 1.62),
      bicycle(1.3, -0.55, ink),
      car(12.4, -4.7, satin('#e9e5db')),
    ],
    { top: h + 5, reach: 2.2 },
  )
}

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
    wall(w, h, openings, brick('#a5695a'), hour),
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
    chimney(w - 0.5, h + 2, 3.6, 2.4, brick('#a5695a')),
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
    ].map(([x = 0, y = 0]) => box([x - 0.85, y, -0.06], [x + 0.85, y + 0.22, 0.02], brick('#b5765f'))),
    cornice(w, h, white, 0.32),
    gableRoof(w, d, h + 0.2, 3.1, courses('#b97459', 0.2), paint, 0.02),
    dormer(1.9, h + 0.65, 0.75, 1.4, 1.2, 1.8, panes[1], white, zinc),
    chimney(w - 0.45, h + 1.9, 3, 2, brick('#b5765f'), 0.7),
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
  const clay = brick('#b07a5e')
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

/** A shop front under an awning, flats above. */
export const shop: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [8.2, 9.5, 9.6]
  const frame = satin('#24483a')
  const openings: Opening[] = [
    { x: 0.5, y: 0.55, w: 4.4, h: 2.45, bars: 'three', frame, lit: true, sill: linden },
    { x: 5.2, y: 0.1, w: 1.15, h: 2.9, kind: 'door', door: linden, frame },
    { x: 6.85, y: 0.1, w: 0.95, h: 2.9, kind: 'door', door: satin('#8a4a38'), frame: white },
    ...rows(w, 3, [4.5, 7.1], { w: 1.25, h: 1.8, bars: 'cross', frame: white, surround: stone }, 0.4),
  ]
  const stripes = Array.from({ length: 14 }, (_, i) => {
    const [x0, x1] = [0.3 + i * 0.44, 0.3 + (i + 1) * 0.44]
    const texture = i % 2 === 0 ? card('#2f5646') : card('#f3efe5')
    return union([
      `mesh{triangle{<${x0},3.55,-.05>,<${x1},3.55,-.05>,<${x1},2.75,-1.7>} triangle{<${x0},3.55,-.05>,<${x1},2.75,-1.7>,<${x0},2.75,-1.7>} ${texture}}`,
      box([x0, 2.5, -1.71], [x1, 2.76, -1.69], texture),
    ])
  })
  // Crates of fruit in front, as small boxes and balls.
  const crates = [0.9, 2.0, 3.1].map((x, i) =>
    union([
      box([x, 0.35, -0.75], [x + 0.9, 0.6, -0.25], card('#d0a873')),
      box([x + 0.1, 0, -0.7], [x + 0.8, 0.35, -0.3], card('#c19a66')),
      ...Array.from(
        { length: 18 },
        (_, k) =>
          `sphere{<${x + 0.12 + (k % 6) * 0.13},.62,${-0.65 + Math.floor(k / 6) * 0.15}>,.075 ${card(['#c8763c', '#7fa66b', '#a8482b'][i] ?? '#c8763c')}}`,
      ),
    ]),
  )
  const home = union([
    wall(w, h, openings, card('#e9dfcd'), hour),
    party(w, d, h, card('#e3d9c8')),
    band(w, 3.62, 0.4, linden, 0.12),
    box([0, 0, -0.08], [0.45, 3.6, 0.02], linden),
    box([4.93, 0, -0.08], [5.15, 3.6, 0.02], linden),
    box([6.4, 0, -0.08], [6.8, 3.6, 0.02], linden),
    box([0.45, 0, -0.06], [4.93, 0.5, 0.02], linden),
    ...stripes,
    cylinder([0.3, 3.58, -0.1], [6.46, 3.58, -0.1], 0.09, white),
    ...crates,
    band(w, 6.62, 0.14, stone),
    cornice(w, h, white),
    gableRoof(w, d, h + 0.2, 3, courses('#5f676c', 0.2), card('#e3d9c8'), 0.02),
    dormer(2.4, h + 0.8, 0.8, 1.5, 1.4, 2),
    dormer(5.8, h + 0.8, 0.8, 1.5, 1.4, 2),
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
          [6, [0, 3.5, 6.4]],
          [6, [0, 3.3]],
        ],
        [
          [6, [0, 3.3]],
          [6.4, [0, 3.4, 6.3]],
        ],
      ),
    },
    [
      figure(4.4, -1.9, white),
      figure(3.8, -2.2, linden, 1.2),
      figure(7.6, -1.8, card('#a8482b')),
      bicycle(-1.4, -0.5, linden),
      at([10.2, 0, -1.9], crownOf(stage.season, 5.2, random)),
    ],
    { top: h + 3.6, reach: 1.6 },
  )
}

/** Neo-classical town house divided into apartments: white stucco, five windows wide. */
export const townHouse: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [11, 11, 11.6]
  const stucco = card('#ece9e1')
  const frame = satin('#e4ded0')
  const xs = [0.9, 2.95, 5.0, 7.05, 9.1]
  const openings: Opening[] = xs.flatMap((x, i): Opening[] => [
    i === 2
      ? { x: 4.75, y: 0.4, w: 1.5, h: 3.1, kind: 'door', door: linden, frame }
      : { x, y: 1.1, w: 1.1, h: 2.3, bars: 'tee', frame },
    { x, y: 4.8, w: 1.1, h: 2.6, bars: 'tee', frame, surround: stucco, rail: true },
    { x, y: 8.5, w: 1.1, h: 1.9, bars: 'tee', frame, surround: stucco },
  ])
  const grooves: Sdl[] = []
  for (let y = 0.9; y < 3.9; y += 0.5) {
    const cuts = xs.map((x, i): [number, number] => (i === 2 ? [4.75, 6.25] : [x, x + 1.1]))
    let from = 0
    const through = y + 0.46 <= 1.1 || y > 3.4 ? cuts.filter((_, i) => i === 2 && y < 3.4) : cuts
    for (const [a, b] of through) {
      grooves.push(box([from, y, -0.07], [a, y + 0.46, 0.02]))
      from = b
    }
    grooves.push(box([from, y, -0.07], [w, y + 0.46, 0.02]))
  }
  const home = union([
    wall(w, h, openings, stucco, hour),
    party(w, d, h, stucco),
    union(grooves, card('#e4e0d6')),
    box([0, 0, -0.1], [4.6, 0.8, 0.02], bluestone),
    box([6.4, 0, -0.1], [w, 0.8, 0.02], bluestone),
    steps(4.75, 1.5, 0.4, 2, bluestone),
    band(w, 3.95, 0.28, stucco, 0.18),
    band(w, 7.95, 0.18, stucco, 0.1),
    ...xs.map((x) =>
      extrude(
        [
          [x - 0.3, 7.62],
          [x + 1.4, 7.62],
          [x + 0.55, 7.98],
        ],
        -0.16,
        0,
        stucco,
      ),
    ),
    // Pilasters at both ends
    ...[0, w - 0.45].map((x) => box([x, 4.2, -0.1], [x + 0.45, h - 0.4, 0.02], stucco)),
    cornice(w, h, stucco, 0.6),
    box([3.9, 4.25, -0.95], [7.1, 4.5, 0], stucco),
    railing(3.95, 7.05, 4.5, -0.88, 0.95),
    ...[4.15, 6.6].map((x) => box([x, 3.75, -0.6], [x + 0.25, 4.25, 0], stucco)),
    gableRoof(w, d, h + 0.2, 3.2, slate, stucco, 0.02),
    ...[1.95, 5.5, 9.05].map((x) => dormer(x, h + 0.75, 0.75, 1.4, 1.5, 2.2)),
    chimney(0.5, h + 1.9, 3.6, 2.4, brick('#b98a72'), 0.7, 1.4),
    chimney(w - 0.5, h + 1.9, 3.6, 2.4, brick('#b98a72'), 0.7, 1.4),
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
          [6, [0, 3.8, 7]],
          [6, [0, 3.4]],
        ],
        [
          [6, [0, 3.5, 6.4]],
          [6.4, [0, 3.3, 6.5]],
        ],
      ),
    },
    [
      at([-1.6, 0, -1.9], crownOf(stage.season, 6, random)),
      at([12.4, 0, -1.9], crownOf(stage.season, 5.6, random)),
      figure(7.6, -1.4, linden),
      car(3.4, -4.7, satin('#d9d4c8')),
      figure(2.2, -1.9, white),
    ],
    { top: h + 3.8, reach: 0.8 },
  )
}

/** The agency's own house: a linden-green front, a linden tree before it. */
export const agency: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [8.6, 9.5, 9.4]
  const frame = satin('#f3efe5')
  const openings: Opening[] = [
    { x: 0.6, y: 0.6, w: 3.1, h: 2.5, bars: 'three', frame, lit: true, sill: linden },
    { x: 4.2, y: 0.12, w: 1.2, h: 2.98, kind: 'door', door: linden, frame },
    { x: 5.9, y: 0.6, w: 2.1, h: 2.5, bars: 'two', frame, lit: true, sill: linden },
    ...rows(w, 3, [4.5, 7.1], { w: 1.35, h: 1.8, bars: 'cross', frame, surround: stone }, 0.5),
  ]
  // Sheets in the window, as every agency hangs them.
  const sheets = [0, 1, 2].flatMap((column) =>
    [0, 1].map((level) =>
      box(
        [0.95 + column * 0.95, 1.1 + level * 0.85, 0.1],
        [1.5 + column * 0.95, 1.75 + level * 0.85, 0.12],
        card(level ? '#a9bcae' : '#f6f3ea'),
      ),
    ),
  )
  const home = union([
    wall(w, h, openings, brick('#c08b76'), hour),
    party(w, d, h, card('#d9cfc2')),
    ...sheets,
    band(w, 3.45, 0.62, linden, 0.14),
    box([0, 4.07, -0.3], [w, 4.17, 0.02], white),
    box([0, 0, -0.1], [0.55, 3.45, 0.02], linden),
    box([3.75, 0, -0.1], [4.1, 3.45, 0.02], linden),
    box([5.5, 0, -0.1], [5.85, 3.45, 0.02], linden),
    box([8.05, 0, -0.1], [w, 3.45, 0.02], linden),
    box([0.55, 0, -0.07], [3.75, 0.55, 0.02], linden),
    box([5.85, 0, -0.07], [8.05, 0.55, 0.02], linden),
    // A hanging sign with a leaf instead of letters
    box([8.0, 4.7, -0.9], [8.04, 4.74, 0], ink),
    box([7.99, 4.0, -0.85], [8.05, 4.66, -0.2], card('#f4f1ea')),
    `sphere{0,1 scale <.05,.24,.15> rotate x*24 translate <7.99,4.33,-.52> ${card('#7fa66b')}}`,
    cornice(w, h, white),
    gableRoof(w, d, h + 0.2, 3.1, courses('#6b747b', 0.2), card('#d9cfc2'), 0.02),
    dormer(2.4, h + 0.8, 0.8, 1.5, 1.4, 2),
    dormer(6.2, h + 0.8, 0.8, 1.5, 1.4, 2),
    chimney(0.5, h + 1.9, 3.6, 2.2, brick('#c08b76'), 0.7),
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
          [6, [0, 3.3, 6.2]],
          [6, [0, 3.2]],
        ],
        [
          [6.2, [0, 3.4]],
          [6, [0, 3.3, 6.4]],
        ],
      ),
    },
    [
      at([10.4, 0, -1.9], crownOf(stage.season, 7.2, random)),
      at(
        [4.0, 0, -0.5],
        union([
          box([-0.25, 0, -0.25], [0.25, 0.5, 0.25], card('#c4beb0')),
          at([0, 0.4, 0], ballTree(0.95, 0.33, seasons[stage.season].hedge, random)),
        ]),
      ),
      at(
        [5.65, 0, -0.5],
        union([
          box([-0.25, 0, -0.25], [0.25, 0.5, 0.25], card('#c4beb0')),
          at([0, 0.4, 0], ballTree(0.95, 0.33, seasons[stage.season].hedge, random)),
        ]),
      ),
      bicycle(1.2, -0.6, ink),
      figure(6.4, -1.5, white),
      figure(7.1, -1.6, linden),
      bench(12.6, -0.7),
    ],
    { top: h + 3.9, reach: 1.8 },
  )
}
