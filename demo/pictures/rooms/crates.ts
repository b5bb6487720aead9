import { at, box, type Sdl, sphere, union } from '../pov.ts'
import type { Random } from '../random.ts'

/** A slatted crate of thin wood; its left front corner is at the origin. */
export const crate = (w: number, d: number, h: number, wood: Sdl): Sdl =>
  union(
    [
      box([0, 0.01, 0], [w, 0.02, d]),
      ...[0.02, h * 0.55].flatMap((y) => [
        box([0, y, 0], [w, y + h * 0.36, 0.008]),
        box([0, y, d - 0.008], [w, y + h * 0.36, d]),
        box([0, y, 0], [0.01, y + h * 0.4, d]),
        box([w - 0.01, y, 0], [w, y + h * 0.4, d]),
      ]),
      ...[0.01, w - 0.03].flatMap((x) =>
        [0.008, d - 0.028].map((z) => box([x, 0, z], [x + 0.02, h, z + 0.02])),
      ),
    ],
    wood,
  )

/** The same crate with fruit in it. */
export const filled = (w: number, d: number, h: number, wood: Sdl, fruit: Sdl, random: Random): Sdl => {
  const r = 0.038
  const [columns, rows] = [Math.floor((w - 0.04) / (2 * r)), Math.floor((d - 0.04) / (2 * r))]
  return union([
    crate(w, d, h, wood),
    box([0.012, 0.02, 0.012], [w - 0.012, h * 0.72, d - 0.012], wood),
    union(
      Array.from({ length: columns * rows }, (_, i) =>
        sphere(
          [
            0.02 + r + (i % columns) * 2 * r + random.between(-0.005, 0.005),
            h * 0.8 + random.between(0, 0.03),
            0.02 + r + Math.floor(i / columns) * 2 * r + random.between(-0.005, 0.005),
          ],
          r,
        ),
      ),
      fruit,
    ),
  ])
}

/** Crates on each other, each a little askew. */
export const stacked = (count: number, w: number, d: number, h: number, wood: Sdl, random: Random): Sdl =>
  union(
    Array.from({ length: count }, (_, i) =>
      at([0, i * (h + 0.004), 0], crate(w, d, h, wood), random.between(-3, 3)),
    ),
  )
