import { ink, white } from '../../../materials.ts'
import { railing } from '../../../openings.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { planks } from '../../floors.ts'
import type { Plan } from '../../style.ts'

const terraceDeep = 1.85

/** The terrace before the living room: a deck of wood on a white slab, a railing of bars. */
export function deck({ w, d }: Plan, wall: number, random: Random): Sdl {
  const [z0, z1] = [d + wall, d + wall + terraceDeep]
  const flank = railing(0, terraceDeep - 0.06, 0, 0, 1, ink)
  return union([
    box([-0.05, -0.3, z0], [w + 0.05, -0.13, z1 + 0.04], white),
    at([0, -0.02, z1], planks('#a98560', 0.13, 0.14, 0.04)(terraceDeep, w, random), 90),
    railing(0.03, w - 0.03, -0.02, z1 - 0.05, 1, ink),
    ...[0.03, w - 0.03].map((x) => at([x, -0.02, z1 - 0.05], flank, 90)),
  ])
}
