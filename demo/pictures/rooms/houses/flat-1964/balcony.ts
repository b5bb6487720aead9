import { card, white } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { foliage } from '../../decor.ts'
import { paint } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { plan } from './lounge.ts'
import { flat1964 } from './style.ts'

/** Where the terrace of the floor plan begins and ends. */
export const [x0, x1] = [0.2, 6.2]
export const near = plan.d + flat1964.thickness
export const far = near + 1.5

const green = card('#8fa78f')
const paving = tiled(['#c9bda8', '#c2b59f', '#cfc4b0'], 0.2, '#a89c87', 0.03)

/** Geraniums in a trough that hangs inside the parapet. */
const trough = (x: number, w: number, random: Random): Sdl =>
  at(
    [x, 0.74, far - 0.21],
    union([
      box([0, 0, -0.1], [w, 0.18, 0.1], paint('#b9734f')),
      ...Array.from({ length: Math.round(w / 0.2) }, (_, i) =>
        at(
          [0.1 + i * 0.2, 0.16, 0],
          union([
            foliage(0.24, 0.15, 0.07, 34, ['#5d7d50', '#6d8c5c', '#51704a'], random, 0.8),
            foliage(0.33, 0.15, 0.05, 16, ['#b8403a', '#c8564c'], random, 0.9),
          ]),
        ),
      ),
    ]),
  )

/** Slab, green parapet and the same of the floor above, as the street sees them. */
export function balcony(random: Random): Sdl[] {
  const slab = (y: number): Sdl => box([x0, y - 0.2, near], [x1, y, far], white)
  const parapet = (y: number): Sdl =>
    union(
      [
        box([x0, y, far - 0.1], [x1, y + 0.95, far]),
        ...[x0, x1 - 0.1].map((x) => box([x, y, near], [x + 0.1, y + 0.95, far - 0.1])),
      ],
      green,
    )
  return [
    slab(-0.04),
    at([x0 + 0.1, -0.02, near], paving(x1 - x0 - 0.2, 1.4, random)),
    parapet(-0.04),
    slab(2.98),
    parapet(2.98),
    trough(0.7, 1.4, random),
    trough(2.6, 1.4, random),
  ]
}
