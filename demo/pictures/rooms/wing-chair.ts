import { at, type Sdl, union } from '../pov.ts'
import { splayed } from './seats.ts'
import { leaning, stuffed } from './upholstery.ts'

/** A high armchair with wings beside the head, facing -z; its left front corner is at the origin. */
export function wingChair(cover: Sdl, legs: Sdl): Sdl {
  const [w, d] = [0.82, 0.86]
  const arm = stuffed([0.13, 0.46, d - 0.1], cover, { round: 0.06, crown: 0.012 })
  const wing = stuffed([0.085, 0.5, 0.3], cover, { round: 0.042, belly: 0.008 })
  return union([
    union(
      [0.1, w - 0.1].flatMap((x) =>
        [0.1, d - 0.12].map((z) => splayed([x, 0.18, z], [x, 0, z + (z < 0.4 ? -0.02 : 0.03)], 0.022)),
      ),
      legs,
    ),
    at([0.02, 0.16, 0.03], stuffed([w - 0.04, 0.17, d - 0.08], cover, { round: 0.035 })),
    ...[0, w - 0.13].map((x) => at([x, 0.17, 0.02], arm)),
    at([0.13, 0.31, 0], stuffed([w - 0.26, 0.16, d - 0.24], cover, { round: 0.06, crown: 0.03 })),
    leaning(
      [0.05, 0.34, d - 0.24],
      stuffed([w - 0.1, 0.76, 0.15], cover, { round: 0.065, belly: 0.02, crown: 0.03 }),
      9,
    ),
    ...[0.03, w - 0.115].map((x) => leaning([x, 0.58, d - 0.36], wing, 9)),
  ])
}
