import { base, car, figure, lawn, lounger, pool, sheet } from './garden.ts'
import {
  boards,
  card,
  clearAcrylic,
  floorBoards,
  glow,
  ink,
  linden,
  satin,
  tiles,
  white,
  zinc,
} from './materials.ts'
import type { Hour } from './openings.ts'
import { at, box, cylinder, type Sdl, sphere, union } from './pov.ts'
import { flatRoof } from './roof.ts'
import type { Maker } from './stage.ts'
import { crownOf, hedge, seasons, shrub, twigTree } from './trees.ts'
import { shell, wall } from './wall.ts'

/** A room behind glass: back wall, floor, ceiling, one lamp and a few pieces of furniture. */
export function glassRoom(
  w: number,
  h: number,
  d: number,
  hour: Hour,
  bays: number,
  furniture: Sdl = '',
): Sdl {
  const lamp = hour.lamp
  const warm = card(lamp > 0 ? '#f2dfc0' : '#e9e2d4')
  const frame = satin('#333a37')
  const parts: Sdl[] = [
    box([0, 0, 0.3], [w, 0.06, d], floorBoards('#c99f6d', 0.25)),
    box([0, 0, d - 0.1], [w, h, d], warm),
    box([0, 0, 0.3], [0.1, h, d], warm),
    box([w - 0.1, 0, 0.3], [w, h, d], warm),
    box(
      [0, h - 0.06, 0.1],
      [w, h, d],
      lamp > 0
        ? `texture{pigment{srgb<1,.88,.68>} finish{diffuse .5 emission ${(lamp * 0.55).toFixed(2)}}}`
        : warm,
    ),
    box([0, 0.05, 0.16], [w, h - 0.05, 0.18], clearAcrylic),
    box([0, 0, 0.1], [w, 0.08, 0.24], frame),
    box([0, h - 0.1, 0.1], [w, h, 0.24], frame),
    ...Array.from({ length: bays + 1 }, (_, i) => {
      const x = (w * i) / bays
      return box([Math.max(0, x - 0.035), 0, 0.1], [Math.min(w, x + 0.035), h, 0.24], frame)
    }),
    furniture,
  ]
  if (lamp > 0) {
    parts.push(
      `light_source{<${w / 2},${h - 0.5},${d * 0.5}> color srgb<1,.78,.5>*${(lamp * 0.75).toFixed(2)} fade_distance 3 fade_power 2}`,
    )
  }
  return union(parts)
}

export const sofaAndTable = (x: number, z: number): Sdl =>
  at(
    [x, 0.06, z],
    union([
      box([0, 0, 0.6], [2.4, 0.42, 1.5], card('#8fa58f')),
      box([0, 0.42, 1.25], [2.4, 0.85, 1.5], card('#8fa58f')),
      box([-0.2, 0, 0.6], [0, 0.6, 1.5], card('#8fa58f')),
      box([2.4, 0, 0.6], [2.6, 0.6, 1.5], card('#8fa58f')),
      box([0.7, 0.3, -0.4], [1.8, 0.36, 0.2], card('#cfa471')),
      box([0.75, 0, -0.35], [0.82, 0.3, -0.28], ink),
      box([1.68, 0, 0.1], [1.75, 0.3, 0.17], ink),
      cylinder([3, 0, 1.2], [3, 1.5, 1.2], 0.02, ink),
      cylinder([3, 1.35, 1.2], [3, 1.75, 1.2], 0.2, glow(0.9)),
    ]),
  )

export const diningSet = (x: number, z: number, y = 0.06): Sdl =>
  at(
    [x, y, z],
    union([
      box([0, 0.7, 0], [2.4, 0.76, 0.95], card('#cfa471')),
      ...[0.1, 2.25].flatMap((lx) =>
        [0.1, 0.8].map((lz) => box([lx, 0, lz], [lx + 0.06, 0.7, lz + 0.06], ink)),
      ),
      ...[0.3, 1.0, 1.7].flatMap((cx) =>
        [-0.5, 1.05].map((cz) =>
          union(
            [
              box([cx, 0.4, cz], [cx + 0.4, 0.46, cz + 0.4]),
              box([cx, 0.46, cz < 0 ? cz : cz + 0.36], [cx + 0.4, 0.85, cz < 0 ? cz + 0.04 : cz + 0.4]),
              box([cx + 0.04, 0, cz + 0.04], [cx + 0.08, 0.4, cz + 0.08]),
              box([cx + 0.32, 0, cz + 0.32], [cx + 0.36, 0.4, cz + 0.36]),
            ],
            card('#efe9dc'),
          ),
        ),
      ),
      sphere([0.7, 1.6, 0.47], 0.14, glow(1)),
      sphere([1.7, 1.6, 0.47], 0.14, glow(1)),
    ]),
  )

/** White and wooden cubes, flat roofs, glass towards the pool. */
export const cubes: Maker = (stage) => {
  const { hour, random } = stage
  const wood = boards('#c99a68', 0.2, 'x')
  const frame = satin('#333a37')
  const storey = 3.2
  // Ground floor: glass living room between a wooden block and a white wall.
  const garage = union([
    shell(
      6,
      9,
      3.2,
      {
        front: [
          { x: 0.8, y: 0.05, w: 3, h: 2.5, kind: 'garage', door: wood },
          { x: 4.5, y: 0.05, w: 1.1, h: 2.6, kind: 'door', door: linden, frame },
        ],
        left: [{ x: 5, y: 1.8, w: 2.4, h: 0.7, bars: 'none', frame }],
      },
      wood,
      hour,
    ),
    flatRoof(6, 9, storey, satin('#6b5a48'), 0.25, wood),
  ])
  const living = at(
    [6, 0, 0.8],
    union([
      glassRoom(9.6, 3, 5.6, hour, 5, union([sofaAndTable(1, 2.6), diningSet(5.8, 2.2)])),
      box([0, 3, -0.4], [9.6, 3.2, 7.5], white),
      box([9.6, 0, -1.4], [9.95, 3.2, 7.5], white),
      box([0, 0, 5.6], [9.6, 3, 7.5], white),
    ]),
  )
  // Upper cube, cantilevered over the terrace.
  const upper = at(
    [3.4, storey + 0.02, -1.6],
    union([
      box([0, 0, 0], [9.4, 0.3, 8], white),
      box([0, 3.1, 0], [9.4, 3.5, 8], white),
      box([0, 0.3, 0], [0.35, 3.1, 8], white),
      box([9.05, 0.3, 0], [9.4, 3.1, 8], white),
      box([0.35, 0.3, 7.7], [9.05, 3.1, 8], white),
      box([0.35, 0.3, 0.9], [3.4, 3.1, 1.2], wood),
      at(
        [3.4, 0.3, 0.9],
        glassRoom(
          5.65,
          2.8,
          4,
          hour,
          3,
          union([
            box([1, 0.06, 1.6], [3, 0.5, 3.4], card('#e9e3d6')),
            box([1, 0.5, 1.65], [3, 0.62, 2.8], card('#7fa66b')),
            box([0.9, 0, 3.4], [3.1, 1.1, 3.55], card('#cfa471')),
          ]),
        ),
      ),
      box([0.35, 0.3, 0.02], [9.05, 1.25, 0.05], clearAcrylic),
      box([0.35, 1.25, 0], [9.05, 1.3, 0.07], ink),
      box([-0.02, 3.44, -0.02], [9.42, 3.52, 8.02], zinc),
    ]),
  )
  const low = at(
    [15.95, 0, 2],
    union([
      wall(4.5, 2.9, [{ x: 0.8, y: 0.2, w: 2.8, h: 2.2, bars: 'two', frame, sill: false }], wood, hour),
      box([0, 0, 0.3], [4.5, 2.9, 6], wood),
      box([-0.02, 2.9, -0.3], [4.6, 3.06, 6.1], white),
    ]),
  )
  if (stage.alone) return { parts: [garage, living, upper, low], low: [0, 0, 0], high: [20.4, 6.9, 9] }
  const g = seasons[stage.season]
  return {
    parts: [
      base(-11, -17, 30, 17, lawn(g.lawn)),
      sheet(-0.5, -17, 5.2, 0, tiles('#cfcac0', 1.2)),
      sheet(5.6, -4.6, 20.4, 2.8, tiles('#ded9ce', 1.0), 0.03),
      garage,
      living,
      upper,
      low,
      pool(8.2, -10, 9.6, 3.6, tiles('#ded9ce', 0.8)),
      lounger(18.8, -3, 20),
      lounger(19.9, -2.6, 26),
      ...[
        [-5, 5, 8],
        [-6.5, -5, 6],
        [24, 4, 9],
        [23, -8, 6.5],
        [2, 14, 9.5],
        [11, 15, 10.5],
        [19, 14, 9],
      ].map(([x = 0, z = 0, tall = 7]) => at([x, 0, z], crownOf(stage.season, tall, random))),
      at([6.6, 0, -6.6], twigTree(4.4, random)),
      at([-10.5, 0, 16], hedge(40, 1.8, 0.8, g.hedge, random)),
      at([6.5, 0, -16], hedge(22, 0.9, 0.7, g.hedge, random)),
      at([-10.4, 0, -16], hedge(9, 0.9, 0.7, g.hedge, random)),
      ...[
        [-1.2, 2, 0.7],
        [-1.2, 6, 0.8],
        [21.4, 2, 0.8],
        [6, -5.2, 0.5],
        [7.4, -5.4, 0.4],
      ].map(([x = 0, z = 0, r = 0.5]) => at([x, 0, z], shrub(r, g.hedge, random))),
      car(2.2, -7, satin('#e9e5db'), 90),
      figure(11, -2.2, white),
      figure(11.8, -2, linden),
    ],
    low: [0, -0.1, -7],
    high: [18.5, 6.9, 6],
  }
}
