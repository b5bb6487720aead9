import { balcony } from './balcony.ts'
import { bricks } from './bricks.ts'
import { base, bench, bicycle, car, figure, paving } from './garden.ts'
import { bluestone, card, glow, ink, linden, panes, satin, stone, white, zinc } from './materials.ts'
import { neighbour } from './neighbour.ts'
import type { Opening } from './openings.ts'
import { at, box, cylinder, type Sdl, slab, union } from './pov.ts'
import type { Maker } from './stage.ts'
import { crownOf } from './trees.ts'
import { rows, wall } from './wall.ts'

/** Art deco: the corner is a quarter drum with ribbon windows. */
export const artDeco: Maker = (stage) => {
  const { hour, random } = stage
  const [arm, r, d] = [11, 5, 9]
  const floors = [0, 3.7, 6.9, 10.1, 13.3]
  const h = 16.4
  const clay = bricks(stage, '#d7bf94', 0.12)
  const frame = satin('#4a4f4b')
  const left: Opening[] = floors.flatMap((y, i): Opening[] =>
    i === 0
      ? [
          { x: 1, y: 0.15, w: 1.5, h: 2.8, kind: 'door', door: linden, frame },
          { x: 4, y: 0.9, w: 2, h: 1.9, bars: 'three', frame },
          { x: 7.6, y: 0.9, w: 2, h: 1.9, bars: 'three', frame },
        ]
      : [
          { x: 1.0, y: y + 0.9, w: 1.5, h: 1.7, bars: 'three', frame, sill: white },
          { x: 4, y: y + 0.9, w: 2, h: 1.7, bars: 'three', frame, sill: white },
          { x: 7.6, y: y + 0.9, w: 2, h: 1.7, bars: 'three', frame, sill: white },
        ],
  )
  // The drum's axis stands at (arm, r); the street wall on the left ends there, the right wall starts there.
  const quarter = (radius: number, y0: number, y1: number, texture: Sdl): Sdl =>
    slab(
      [
        [0, 0],
        ...Array.from({ length: 33 }, (_, i): [number, number] => {
          const a = (Math.PI / 2) * (i / 32)
          return [radius * Math.sin(a), -radius * Math.cos(a)]
        }),
      ],
      y0,
      y1,
      texture,
    )
  const drum: Sdl[] = []
  floors.forEach((y, i) => {
    const [low, high] = i === 0 ? [0.9, 3] : [y + 0.9, y + 2.6]
    const lit = hour.random.next() < hour.lit
    drum.push(
      quarter(r, y, low, clay),
      quarter(r - 0.22, low, high, lit ? glow(hour.lamp) : (panes[i % 3] ?? '')),
      quarter(r, high, floors[i + 1] ?? h, clay),
    )
    drum.push(quarter(r + 0.12, low - 0.14, low, white), quarter(r + 0.2, high, high + 0.16, white))
    for (let k = 0; k <= 14; k++) {
      const a = (Math.PI / 2) * (k / 14)
      const [x, z] = [(r - 0.14) * Math.sin(a), -(r - 0.14) * Math.cos(a)]
      drum.push(
        `object{${box([-0.04, low, -0.05], [0.04, high, 0.05], frame)} rotate y*${((-a * 180) / Math.PI).toFixed(2)} translate <${x},0,${z}>}`,
      )
    }
    if (i > 0) drum.push(quarter(r + 0.02, y + 0.3, y + 0.42, white))
  })
  const cap = union([
    quarter(r + 0.5, h, h + 0.25, white),
    quarter(r - 0.3, h + 0.25, h + 1.1, clay),
    quarter(r - 0.1, h + 1.1, h + 1.25, white),
    cylinder([1.6, h, -1.6], [1.6, h + 5, -1.6], 0.05, white),
  ])
  const home = union([
    wall(arm, h, left, clay, hour),
    box([0, 0, 0.3], [arm, h, d], card('#d9c8a8')),
    at([arm, 0, r], union([...drum, cap])),
    at(
      [arm + r, 0, r],
      wall(
        arm - 2,
        h,
        left
          .filter((o) => o.x < 8)
          .map((o) => ({
            ...o,
            kind: o.kind === 'door' ? ('window' as const) : o.kind,
            y: o.kind === 'door' ? 0.9 : o.y,
            h: o.kind === 'door' ? 1.9 : o.h,
          })),
        clay,
        hour,
      ),
      -90,
    ),
    box([arm - 1, 0, r], [arm + r - 0.3, h, r + arm - 2], card('#d9c8a8')),
    box([-0.02, h, -0.3], [arm, h + 0.25, d], white),
    box([arm, h, r], [arm + r + 0.3, h + 0.25, r + arm - 2], white),
    ...floors
      .slice(1)
      .flatMap((y) => [
        box([0, y + 0.3, -0.03], [arm, y + 0.42, 0.02], white),
        box([arm + r - 0.02, y + 0.3, r], [arm + r + 0.03, y + 0.42, r + arm - 2], white),
      ]),
    box([0, 0, -0.08], [0.85, 0.7, 0.02], bluestone),
    box([2.65, 0, -0.08], [arm, 0.7, 0.02], bluestone),
    at([arm, 0, r], quarter(r + 0.08, 0, 0.7, bluestone)),
    box([arm + r - 0.02, 0, r], [arm + r + 0.08, 0.7, r + arm - 2], bluestone),
    box([0.6, 3.2, -1], [3, 3.4, 0], white),
  ])
  if (stage.alone) return { parts: [home], low: [0, 0, 0], high: [arm + r, h, r + arm - 2] }
  return {
    parts: [
      base(-13, -12, 29, 22, card('#a9a8a3')),
      slab(
        [
          [-13, -3.2],
          [arm + 2.2, -3.2],
          [arm + 6, -1.8],
          [arm + r + 3.2, 3.4],
          [arm + r + 3.2, 22],
          [-13, 22],
        ],
        -0.1,
        0,
        paving,
      ),
      home,
      at([-6.4, 0, 0], neighbour(6.4, 9, [0, 3.5, 6.6, 9.6], 0, hour)),
      at([-13, 0, 0], neighbour(6.6, 9, [0, 3.5, 6.6], 2.4, hour)),
      at([arm + r, 0, r + arm - 2], neighbour(7, 9, [0, 3.5, 6.6, 9.6], 0, hour), -90),
      at([-3, 0, -2.2], crownOf(stage.season, 6.2, random)),
      at([3.5, 0, -2.2], crownOf(stage.season, 5.6, random)),
      at([arm + r + 2.2, 0, 12], crownOf(stage.season, 6, random)),
      car(2, -5.6, satin('#24483a')),
      car(24, 9, satin('#eae6dc'), 90),
      figure(arm + 3.6, -1.6, linden),
      figure(arm + 4.5, -1.1, white),
      bicycle(9.4, -1.2, ink),
      figure(1.9, -1.6, white),
    ],
    low: [1, -0.1, -2],
    high: [18.5, 19.5, 8],
  }
}

/** Brick corner block, four floors, with a chamfered corner. */
export const cornerBlock: Maker = (stage) => {
  const { hour, random } = stage
  const [arm, cut, h] = [9, 3.6, 13]
  const clay = bricks(stage, '#a86f5b', 0.12)
  const frame = satin('#ece7db')
  const levels = [0.9, 4.2, 7.3, 10.4]
  const front = levels.flatMap((y, i): Opening[] =>
    rows(arm, 3, [y], { w: 1.5, h: i === 0 ? 2 : 1.8, bars: 'cross', frame }, 0.5),
  )
  const diagonal = Math.hypot(cut, cut)
  const corner: Opening[] = [
    { x: diagonal / 2 - 0.8, y: 0.15, w: 1.6, h: 2.9, kind: 'door', door: linden, frame },
    ...levels.slice(1).map(
      (y): Opening => ({
        x: diagonal / 2 - 1.1,
        y: y - 0.7,
        w: 2.2,
        h: 2.4,
        bars: 'three',
        frame,
        sill: false,
      }),
    ),
  ]
  const lines = (y: number, hgt: number, out: number, texture: Sdl): Sdl =>
    union(
      [
        box([0, y, -out], [arm + 0.02, y + hgt, 0.05]),
        at([arm, 0, 0], box([0, y, -out], [diagonal, y + hgt, 0.05]), -45),
        at([arm + cut, 0, cut], box([0, y, -out], [arm, y + hgt, 0.05]), -90),
      ],
      texture,
    )
  const home = union([
    wall(arm, h, front, clay, hour),
    at([arm, 0, 0], wall(diagonal, h, corner, clay, hour), -45),
    at([arm + cut, 0, cut], wall(arm, h, front, clay, hour), -90),
    slab(
      [
        [0, 0.31],
        [arm - 0.2, 0.31],
        [arm + cut - 0.31, cut + 0.2],
        [arm + cut - 0.31, cut + arm],
        [0, cut + arm],
      ],
      0,
      h - 0.02,
      card('#d8c3b5'),
    ),
    lines(0, 0.55, 0.08, bluestone),
    lines(3.6, 0.16, 0.07, stone),
    lines(h - 0.5, 0.2, 0.2, white),
    lines(h - 0.3, 0.45, 0.45, white),
    at(
      [arm, 0, 0],
      union(levels.slice(1).map((y) => balcony(diagonal / 2 - 1.6, y - 0.7, 3.2, 1, 'bars', white))),
      -45,
    ),
    // Set-back top in zinc
    slab(
      [
        [0.02, 1.1],
        [arm - 0.4, 1.1],
        [arm + cut - 1.1, cut + 0.4],
        [arm + cut - 1.1, cut + arm - 0.02],
        [0.02, cut + arm - 0.02],
      ],
      h,
      h + 2.5,
      satin('#a3abac'),
    ),
    slab(
      [
        [0, 0.9],
        [arm - 0.3, 0.9],
        [arm + cut - 0.9, cut + 0.3],
        [arm + cut - 0.9, cut + arm],
        [0, cut + arm],
      ],
      h + 2.5,
      h + 2.7,
      zinc,
    ),
    ...[1.2, 3.9, 6.4].map((x) => box([x, h + 0.3, 1.05], [x + 1.5, h + 2.2, 1.3], panes[1])),
  ])
  const f = arm + cut
  if (stage.alone) return { parts: [home], low: [0, 0, 0], high: [f, h, f] }
  return {
    parts: [
      base(-13, -12, 26, 26, card('#a9a8a3')),
      slab(
        [
          [-13, -3.2],
          [arm + 1.3, -3.2],
          [f + 3.2, cut - 1.3],
          [f + 3.2, 26],
          [-13, 26],
        ],
        -0.1,
        0,
        paving,
      ),
      home,
      at([-6, 0, 0], neighbour(6, 9, [0, 3.3, 6.4, 9.4], 0, hour)),
      at([-12.4, 0, 0], neighbour(6.4, 9, [0, 3.3, 6.4], 2.5, hour)),
      at([f, 0, f], neighbour(7, 9, [0, 3.3, 6.4], 2.5, hour), -90),
      at([f, 0, f + 7], neighbour(6, 9, [0, 3.3, 6.2], 0, hour), -90),
      at([-1.2, 0, -2.2], crownOf(stage.season, 6, random)),
      at([6.4, 0, -2.2], crownOf(stage.season, 5.2, random)),
      at([f + 2.2, 0, 10], crownOf(stage.season, 5.8, random)),
      at([f + 2.2, 0, 16.5], crownOf(stage.season, 5.4, random)),
      car(1, -5.4, satin('#eae6dc')),
      car(20, 6, satin('#7fa08a'), 90),
      figure(12.6, -1, linden),
      figure(13.2, -0.5, white),
      bicycle(4, -1.1, ink),
      figure(9, -2, white, 1.15),
      bench(2, -1, 180),
    ],
    low: [-1, -0.1, -3],
    high: [15, 16.2, 9],
  }
}
