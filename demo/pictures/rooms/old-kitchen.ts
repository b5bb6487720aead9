import { at, box, cylinder, difference, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { blackSteel, brassPlate, chrome, copper, darkGlass, enamel, porcelain } from './finishes.ts'
import { drape } from './upholstery.ts'

/** A deep sink of porcelain on a wall that faces -z, with a curtain below it; its left end is at the origin. */
export const wallSink = (w: number, curtain: Sdl, random: Random): Sdl =>
  union([
    difference(
      box([0, 0.62, -0.5], [w, 0.86, 0]),
      [box([0.06, 0.68, -0.45], [w - 0.06, 0.9, -0.09])],
      porcelain,
    ),
    box([0, 0.86, -0.03], [w, 1.08, 0], porcelain),
    at([0.03, 0.05, -0.44], drape(w - 0.06, 0.57, curtain, random)),
    union(
      [w * 0.36, w * 0.64].flatMap((x) => [
        cylinder([x, 1.0, -0.03], [x, 1.0, -0.14], 0.013),
        cylinder([x, 1.0, -0.14], [x, 0.95, -0.17], 0.011),
        cylinder([x - 0.03, 1.035, -0.1], [x + 0.03, 1.035, -0.1], 0.009),
      ]),
      brassPlate,
    ),
  ])

/** A gas geyser on a wall that faces -z, with its flue and its pipes; its middle is at x = 0. */
export const geyser = (y: number, ceiling: number, sink = 1.08): Sdl =>
  union([
    union(
      [box([-0.19, y, -0.26], [0.19, y + 0.66, -0.02]), box([-0.15, y - 0.04, -0.22], [0.15, y, -0.04])],
      enamel('#ece7da'),
    ),
    box([-0.05, y + 0.14, -0.263], [0.05, y + 0.2, -0.26], darkGlass),
    cylinder([0, y + 0.06, -0.285], [0, y + 0.06, -0.26], 0.025, blackSteel),
    cylinder([0, y + 0.66, -0.13], [0, ceiling, -0.13], 0.055, enamel('#d9d2c2')),
    union(
      [-0.08, 0.08].map((x) => cylinder([x, sink - 0.06, -0.06], [x, y, -0.06], 0.009)),
      copper,
    ),
  ])

/** A gas cooker of white enamel that stands free, facing -z; its left front corner is at the origin. */
export function cooker(w = 0.56, d = 0.58): Sdl {
  const white = enamel('#efebdf')
  const grate = (x: number, z: number): Sdl[] => [
    ...[-0.1, 0, 0.1].map((dx) => box([x + dx - 0.006, 0.875, z - 0.11], [x + dx + 0.006, 0.89, z + 0.11])),
    box([x - 0.11, 0.872, z - 0.006], [x + 0.11, 0.886, z + 0.006]),
  ]
  return union([
    union(
      [
        box([0, 0.12, 0.02], [w, 0.86, d]),
        box([-0.01, 0.85, 0], [w + 0.01, 0.872, d]),
        box([0.02, 0.26, 0], [w - 0.02, 0.7, 0.03]),
        box([0.02, 0.14, 0.004], [w - 0.02, 0.245, 0.03]),
        // The lid stands up against the wall.
        box([0, 0.88, d - 0.03], [w, 1.4, d - 0.01]),
      ],
      white,
    ),
    union(
      [
        ...[0.03, w - 0.07].flatMap((x) =>
          [0.05, d - 0.09].map((z) => box([x, 0, z], [x + 0.04, 0.12, z + 0.04])),
        ),
        ...[0.15, w - 0.15].flatMap((x) => [0.16, 0.41].flatMap((z) => grate(x, z))),
        ...[0.1, 0.22, 0.34, 0.46].map((x) => cylinder([x, 0.78, -0.02], [x, 0.78, 0.02], 0.022)),
      ],
      blackSteel,
    ),
    box([0.13, 0.42, -0.004], [w - 0.13, 0.58, 0], darkGlass),
    cylinder([0.08, 0.66, -0.035], [w - 0.08, 0.66, -0.035], 0.009, chrome),
  ])
}
