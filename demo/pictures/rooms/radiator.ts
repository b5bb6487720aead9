import { at, box, cylinder, type Sdl, union } from '../pov.ts'
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
