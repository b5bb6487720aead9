import { box, type Sdl, union } from '../pov.ts'
import { blackSteel } from './finishes.ts'

/** Upright laths on a dark ground, on a wall that faces -z; their lower left corner is at the origin. */
export const slats = (w: number, h: number, wood: Sdl, ground: Sdl = blackSteel, pitch = 0.06): Sdl => {
  const count = Math.floor(w / pitch)
  const step = w / count
  return union([
    box([0, 0, -0.012], [w, h, 0.001], ground),
    union(
      Array.from({ length: count }, (_, i) =>
        box([i * step + step * 0.14, 0, -0.034], [i * step + step * 0.86, h, -0.01]),
      ),
      wood,
    ),
  ])
}
