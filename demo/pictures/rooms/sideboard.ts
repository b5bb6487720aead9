import { at, box, type Sdl, union } from '../pov.ts'
import { type Fronts, front } from './cabinets.ts'
import { splayed } from './seats.ts'

/** A low cupboard on splayed legs, facing -z; its left front corner is at the origin. */
export function sideboard(w: number, doors: number, fronts: Fronts, legs: Sdl, h = 0.74, d = 0.44): Sdl {
  const low = 0.2
  const step = (w - 0.05) / doors
  return union([
    union(
      [
        box([0, low, 0], [w, low + 0.025, d]),
        box([0, h - 0.025, 0], [w, h, d]),
        box([0, low, 0], [0.025, h, d]),
        box([w - 0.025, low, 0], [w, h, d]),
        box([0, low, 0.03], [w, h, d]),
      ],
      fronts.carcass,
    ),
    at(
      [0.025, 0, 0.008],
      union(
        Array.from({ length: doors }, (_, i) =>
          front(i * step, low + 0.028, (i + 1) * step, h - 0.028, true, fronts),
        ),
      ),
    ),
    union(
      [0.14, w - 0.14].flatMap((x) =>
        [0.08, d - 0.08].map((z) =>
          splayed([x, low, z], [x + (x < w / 2 ? -0.05 : 0.05), 0, z + (z < d / 2 ? -0.02 : 0.02)], 0.018),
        ),
      ),
      legs,
    ),
  ])
}
