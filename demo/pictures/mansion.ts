import { bricks } from './bricks.ts'
import { bicycle, car, figure } from './garden.ts'
import { bluestone, card, courses, ink, linden, panes, satin, stone, white, zinc } from './materials.ts'
import { type Opening, railing } from './openings.ts'
import { at, box, extrudeAlongX, type Sdl, slab, union } from './pov.ts'
import { chimney, dormer } from './roof.ts'
import type { Maker } from './stage.ts'
import { band, cornice, inTheRow, party, rowOf, steps } from './terrace-row.ts'
import { crownOf } from './trees.ts'
import { wall } from './wall.ts'

/** Brussels mansion: bluestone base, banded stone ground floor, brick above, an oriel in the middle. */
export const mansion: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [8.4, 11, 13.2]
  const red = bricks(stage, '#b5765f')
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
    chimney(0.5, h + 2.4, 4, 2.3, bricks(stage, '#b5765f'), 0.7, 1.6),
    chimney(w - 0.5, h + 2.4, 4, 2.3, bricks(stage, '#b5765f'), 0.7, 1.6),
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
