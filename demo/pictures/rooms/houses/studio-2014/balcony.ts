import { clearAcrylic, ink } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { paint } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { plan } from './plan.ts'
import { studio } from './style.ts'

/** Where the terrace begins and ends: 3.6 by 1.4 metres. */
export const [x0, x1, near, far] = [0.45, 4.05, plan.d + studio.thickness, plan.d + studio.thickness + 1.4]

/** A slab with a balustrade of glass on three sides below a dark rail. */
const slab = (): Sdl =>
  union([
    box([x0, -0.28, near], [x1, -0.06, far], paint('#eceae3')),
    box([x0, -0.06, far - 0.04], [x1, 1, far - 0.02], clearAcrylic),
    ...[x0, x1 - 0.02].map((x) => box([x, -0.06, near], [x + 0.02, 1, far - 0.04], clearAcrylic)),
    union(
      [
        box([x0, 1, far - 0.06], [x1, 1.04, far]),
        box([x0, 1, near], [x0 + 0.05, 1.04, far]),
        box([x1 - 0.05, 1, near], [x1, 1.04, far]),
        ...[x0, (x0 + x1) / 2 - 0.02, x1 - 0.04].map((x) =>
          box([x, -0.06, far - 0.05], [x + 0.04, 1, far - 0.01]),
        ),
      ],
      ink,
    ),
  ])

/** The terrace before the glass, laid with boards. */
export const deck = (random: Random): Sdl =>
  union([
    slab(),
    at([x0 + 0.02, -0.02, far - 0.06], planks('#b08a62', 0.13, 0.12, 0.04)(1.34, x1 - x0 - 0.04, random), 90),
  ])
