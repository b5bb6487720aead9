import { card } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { blackSteel, enamel, paint } from '../../finishes.ts'
import { slats } from '../../slats.ts'
import { ash, green } from './style.ts'

/** The awning over the pavement, striped as one sees it from the street; `z` is the outer face of the front. */
export const awning = (z: number): Sdl => {
  const [near, far] = [3.4, 2.62]
  return union(
    Array.from({ length: 15 }, (_, i) => {
      const [x0, x1] = [-0.1 + i * 0.44, 0.34 + i * 0.44]
      const tint = card(i % 2 === 0 ? '#2f5646' : '#f3efe5')
      return union([
        `mesh{triangle{<${x0},${near},${z}>,<${x1},${near},${z}>,<${x1},${far},${z + 1.65}>} triangle{<${x0},${near},${z}>,<${x1},${far},${z + 1.65}>,<${x0},${far},${z + 1.65}>} ${tint}}`,
        box([x0, far - 0.25, z + 1.64], [x1, far, z + 1.65], tint),
      ])
    }),
  )
}

/** The counter, its laths towards the customers, with a till and scales on it; it stands along z. */
export const counter = (): Sdl =>
  union([
    box([0, 0, 0], [0.6, 0.9, 2.6], paint('#e6dfd0')),
    at([0.6, 0.08, 0], slats(2.6, 0.8, ash('y'), green, 0.07), -90),
    box([-0.04, 0.9, -0.04], [0.7, 0.94, 2.64], ash('z')),
    box([0.12, 0.94, 1.75], [0.46, 1.02, 2.1], enamel('#4a4f4c')),
    box([0.2, 1.02, 1.9], [0.24, 1.26, 2.14], blackSteel),
    box([0.16, 0.94, 0.5], [0.48, 1.04, 0.86], enamel('#dedbd2')),
    box([0.14, 1.04, 0.48], [0.5, 1.06, 0.88], blackSteel),
  ])
