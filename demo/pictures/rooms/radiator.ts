import { at, box, cylinder, type Sdl, sphere, union } from '../pov.ts'
import { chrome, enamel } from './finishes.ts'
import { stuffed } from './upholstery.ts'

/** A panel radiator on a wall that faces -z, its lower left corner at the origin. */
export const radiator = (w: number, h: number, texture: Sdl = enamel('#f1eee7')): Sdl =>
  union([
    union(
      [
        box([0, 0.012, -0.09], [w, h - 0.012, -0.03]),
        box([-0.004, h - 0.012, -0.098], [w + 0.004, h, -0.02]),
        ...Array.from({ length: Math.round(w / 0.045) }, (_, i) =>
          box([0.012 + i * 0.045, 0.03, -0.097], [0.038 + i * 0.045, h - 0.03, -0.085]),
        ),
      ],
      texture,
    ),
    cylinder([w - 0.03, -0.12, -0.06], [w - 0.03, 0.02, -0.06], 0.008, chrome),
    cylinder([w + 0.004, h - 0.07, -0.06], [w + 0.08, h - 0.07, -0.06], 0.02, texture),
  ])

/** A radiator of rungs in a bathroom with a towel over it, on a wall that faces -z. */
export const towelRadiator = (w: number, h: number, towel: Sdl, texture: Sdl = enamel('#f1eee7')): Sdl =>
  union([
    union(
      [
        ...[0.02, w - 0.02].map((x) => cylinder([x, 0, -0.09], [x, h, -0.09], 0.017)),
        ...Array.from({ length: Math.floor(h / 0.075) }, (_, i) => {
          const y = 0.05 + i * 0.075
          return cylinder([0.02, y, -0.09], [w - 0.02, y, -0.09], 0.0105)
        }),
        ...[0.1, h - 0.1].flatMap((y) =>
          [0.02, w - 0.02].map((x) => cylinder([x, y, -0.09], [x, y, 0], 0.01)),
        ),
      ],
      texture,
    ),
    at([0.06, h - 0.62, -0.125], stuffed([w - 0.12, 0.6, 0.05], towel, { round: 0.022, belly: 0.004 })),
  ])

/** A radiator of cast iron on short feet, on a wall that faces -z; its left end is at the origin. */
export const castRadiator = (w: number, h: number, texture: Sdl = enamel('#d8d1c0')): Sdl => {
  const count = Math.round(w / 0.058)
  const step = w / count
  const columns = [-0.2, -0.13, -0.06]
  return union([
    union(
      Array.from({ length: count }, (_, i) => {
        const x = (i + 0.5) * step
        return union([
          ...columns.map((z) => cylinder([x, 0.13, z], [x, h - 0.05, z], 0.021)),
          ...[0.12, h - 0.06].map((y) => cylinder([x, y, -0.21], [x, y, -0.05], 0.028)),
          ...[0.12, h - 0.06].flatMap((y) => [-0.21, -0.05].map((z) => sphere([x, y, z], 0.028))),
        ])
      }),
      texture,
    ),
    union(
      [
        ...[0.05, w - 0.08].flatMap((x) =>
          [-0.2, -0.09].map((z) => box([x, 0, z], [x + 0.03, 0.12, z + 0.03])),
        ),
        cylinder([w, 0.12, -0.13], [w + 0.08, 0.12, -0.13], 0.016),
        cylinder([w + 0.08, -0.02, -0.13], [w + 0.08, 0.16, -0.13], 0.014),
      ],
      texture,
    ),
  ])
}
