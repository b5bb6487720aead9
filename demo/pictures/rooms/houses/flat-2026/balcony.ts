import { boards, white } from '../../../materials.ts'
import { railing } from '../../../openings.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { enamel, paint } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { plan } from './lounge.ts'
import { flat2026 } from './style.ts'

export const outer = plan.d + flat2026.thickness
/** Seven metres by a little more than two: the 16 m² of the listing. */
export const [deep, from, to] = [2.3, -0.35, 6.65]

const cladding = boards('#cf9f6b', 0.14, 'x', 0.12)
const bars = enamel('#f1efe9')
const [glass] = plan.holes.back ?? []

/** Outside, the frames are covered with dark aluminium, as the street front shows them. */
function covers(): Sdl {
  const [x0, w, high] = [glass?.x ?? 0, glass?.w ?? 0, glass?.h ?? 0]
  const z = plan.d + flat2026.thickness * 0.58 + 0.076
  return union(
    [
      box([x0, high - 0.12, z], [x0 + w, high, z + 0.02]),
      box([x0, 0, z], [x0 + w, 0.1, z + 0.02]),
      ...[0, 1, 2, 3].map((i) => {
        const x = Math.min(Math.max(x0 + (w * i) / 3, x0 + 0.07), x0 + w - 0.07)
        return box([x - 0.07, 0, z], [x + 0.07, high, z + 0.02])
      }),
    ],
    enamel('#3b423f'),
  )
}

/** White render, larch between glass and corner. */
function front(): Sdl {
  const [x0, x1, high] = [glass?.x ?? 0, (glass?.x ?? 0) + (glass?.w ?? 0), glass?.h ?? 0]
  const z = outer
  return union([
    box([-6, -3.2, z], [x0, 3.1, z + 0.03], white),
    box([x0, high, z], [x1, 3.1, z + 0.03], white),
    box([x1, -0.02, z], [from + 7, 3.1, z + 0.04], cladding),
    box([from + 7, -3.2, z], [12, 3.1, z + 0.03], white),
  ])
}

/** A deck of larch, slender white bars, the balcony of the floor above as its roof. */
export const balcony = (random: Random): Sdl =>
  union([
    front(),
    covers(),
    box([from, -0.26, outer + 0.03], [to, -0.06, outer + deep], white),
    at([from, -0.02, outer + deep], planks('#cf9f6b', 0.14, 0.14, 0.04)(deep - 0.03, to - from, random), 90),
    railing(from + 0.03, to - 0.03, -0.02, outer + deep - 0.05, 1.02, bars),
    ...[from + 0.05, to - 0.05].map((x) =>
      at([x, -0.02, outer + deep - 0.05], railing(0, deep - 0.08, 0, 0, 1.02, bars), 90),
    ),
    box([from, 2.84, outer + 0.03], [to, 3.06, outer + deep], paint('#efede7')),
  ])
