import { balcony } from '../../../balcony.ts'
import { card } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { bouquet, potted } from '../../decor.ts'
import { blackSteel, paint, porcelain } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { roundTable } from '../../tables.ts'
import { far, x0 as left, near, x1 as right } from './balcony.ts'
import { living } from './living.ts'
import { plan } from './plan.ts'
import { birch, lemon } from './style.ts'

const render = card('#eceae3')
const [glass] = plan.holes.back ?? []

/** Where the plaster ends. */
const out = near + 0.17

/** The white back of the house around the glass, and the balcony of the floor above. */
function skin(): Sdl {
  const [x0, x1, top] = [glass?.x ?? 0, (glass?.x ?? 0) + (glass?.w ?? 0), glass?.h ?? 0]
  return union(
    [
      box([-7, -6.4, near], [x0, 6, out]),
      box([x1, -6.4, near], [7, 6, out]),
      box([x0, top, near], [x1, 6, out]),
      box([left, 2.82, out], [right, 3.04, far]),
    ],
    render,
  )
}

const chair = diningChair(birch('y'), lemon)

/** The terrace at the rear, seen along the house: a table for two above the gardens. */
export const terrace: Room = {
  ...living,
  exposure: 0.55,
  open: true,
  view: { from: [3.98, near + 0.72], towards: [0, near + 0.9], lens: 24, horizon: 0.6 },
  things: (setting) => {
    const { random } = setting
    return [
      ...living.things(setting),
      skin(),
      at([-2.4, -0.06, out], balcony(0, 0, 3.6, 1.4, 'glass'), 180),
      at([1.24, -0.02, near + 0.84], roundTable(0.34, 0.73, paint('#f0efea'), blackSteel, 3)),
      at([1.21, 0.71, near + 0.84], bouquet(0.32, porcelain, random, ['#7d8f6c'], ['#f2d98a', '#f6efdc'])),
      at([0.98, -0.02, near + 0.58], chair, -80),
      at([1.5, -0.02, near + 1.1], chair, 84),
      at([1.72, -0.02, near + 0.4], potted(0.62, random, paint('#8d9290'))),
      at([0.72, -0.02, far - 0.36], potted(0.7, random, paint('#e6e4dd'))),
    ]
  },
}
