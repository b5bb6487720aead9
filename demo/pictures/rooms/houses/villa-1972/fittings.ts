import { tiles } from '../../../materials.ts'
import { box, cylinder, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { blackSteel, chrome, enamel, paint } from '../../finishes.ts'
import { brown, orange } from './style.ts'

export const glaze = tiles('#e8dcc0', 0.15, 'z', 'stack')

/** Tiles above a worktop; now and then one of them has a printed ring, in orange and brown. */
export const tiling = (x0: number, x1: number, y1: number, random: Random): Sdl =>
  union([
    box([x0, 0.9, -0.012], [x1, y1, 0.001], glaze),
    ...Array.from({ length: Math.floor((x1 - x0) / 0.15) }, (_, i) => {
      if (random.next() > 0.36) return ''
      const x = (Math.ceil(x0 / 0.15) + i + 0.5) * 0.15
      const y = 0.975 + 0.15 * Math.floor(random.next() * 3)
      if (x > x1 - 0.07 || y > y1 - 0.07) return ''
      return union(
        [
          [0.056, brown('x')],
          [0.043, paint('#e8dcc0')],
          [0.028, paint(orange)],
        ].map(([r, texture], k) =>
          cylinder([x, y, -0.013 - k * 0.0006], [x, y, 0], Number(r), String(texture)),
        ),
      )
    }),
  ])

/** Four plates of cast iron on a steel tray. */
export const plates = (x: number): Sdl =>
  union([
    box([x - 0.28, 0.904, 0.07], [x + 0.28, 0.914, 0.57], chrome),
    ...[-0.13, 0.13].flatMap((dx) =>
      [0.19, 0.43].map((z) => cylinder([x + dx, 0.914, z], [x + dx, 0.924, z], 0.09, blackSteel)),
    ),
  ])

/** A refrigerator that stands free, facing -z. */
export const fridge = (): Sdl =>
  union([
    box([0, 0.05, 0.03], [0.58, 1.45, 0.6], enamel('#ece4d0')),
    box([0.004, 0.06, 0], [0.576, 1.1, 0.035], enamel('#efe8d6')),
    box([0.004, 1.112, 0], [0.576, 1.44, 0.035], enamel('#efe8d6')),
    ...[0.8, 1.16].map((y) => box([0.03, y, -0.03], [0.05, y + 0.2, 0.001], chrome)),
  ])
