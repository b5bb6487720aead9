import { clearAcrylic, tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { foliage } from '../../decor.ts'
import { paint } from '../../finishes.ts'
import type { Plan } from '../../style.ts'
import { black, penthouse } from './style.ts'

export const deep = 4.8
const [left, right] = [1.6, 2.4]

const slabs = tiles('#bdb8ae', 0.8)
const grasses = ['#8a9a62', '#a3ab74', '#75875a']

/** A long trough of tall grasses. */
function trough(w: number, random: Random): Sdl {
  const tufts = Array.from({ length: Math.round(w / 0.24) }, (_, i) =>
    at(
      [0.14 + i * 0.24, 0.48, 0.2],
      foliage(random.between(0.5, 0.75), 0.24, 0.3, 46, grasses, random, 0.09),
    ),
  )
  return union([box([0, 0, 0], [w, 0.5, 0.4], paint('#6b6d6c')), union(tufts, 'radiosity{importance .2}')])
}

/** Panes between slender posts, with a rail above, along x from the origin. */
const balustrade = (w: number): Sdl =>
  union([
    box([0, 0.06, -0.008], [w, 1.02, 0.008], clearAcrylic),
    union([box([0, 1.02, -0.025], [w, 1.06, 0.025]), box([0, -0.02, -0.03], [w, 0.08, 0.03])], black),
  ])

/** The terrace in the west, before the living room and beyond its corner: slabs, panes and troughs of grass. */
export function deck({ w, d }: Plan, random: Random): Sdl {
  const [z0, z1] = [d + penthouse.thickness, d + deep]
  return union([
    box([-left, -0.4, z0], [w + right, -0.02, z1], slabs),
    box([w + penthouse.thickness, -0.4, -3], [w + right, -0.02, z0], slabs),
    at([-left, 0, z1 - 0.04], balustrade(w + left + right)),
    at([w + right - 0.04, 0, z1], balustrade(deep + d + 3), 90),
    at([-left + 0.04, 0, z0], balustrade(z1 - z0), -90),
    at([-left + 0.3, -0.02, z1 - 0.6], trough(3.2, random)),
    at([w + right - 0.6, -0.02, z0 + 1.4], trough(2.6, random), 90),
  ])
}
