import { at } from '../../../pov.ts'
import { bowl, potted } from '../../decor.ts'
import { blackSteel, paint, porcelain } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { diningChair, easyChair } from '../../seats.ts'
import { roundTable } from '../../tables.ts'
import { balcony, deep, from, outer, to } from './balcony.ts'
import { living } from './living.ts'
import { lounge } from './lounge.ts'
import { chalk, larch, leaf } from './style.ts'

const chair = diningChair(larch('y'), chalk)

/** The terrace along the living room: larch underfoot and beside the glass, birches in the garden. */
export const terrace: Room = {
  ...living,
  time: 'morning',
  sun: 76,
  exposure: 0.62,
  open: true,
  view: { from: [from + 0.2, outer + 0.75], towards: [to - 1.2, outer + 1.6], lens: 24, horizon: 0.52 },
  things: (setting) => [
    ...lounge(setting),
    balcony(setting.random),
    at([3.5, -0.02, outer + 1.3], roundTable(0.4, 0.74, larch('x'), blackSteel, 3)),
    at([3.5, 0.72, outer + 1.3], bowl(0.14, porcelain)),
    at([2.72, -0.02, outer + 1.0], chair, -74),
    at([4.3, -0.02, outer + 1.55], chair, 96),
    at([5.35, -0.02, outer + 0.42], easyChair(leaf, larch('z')), 20),
    at(
      [to - 0.5, -0.02, outer + deep - 0.5],
      potted(1.5, setting.random, paint('#d9d6cf'), ['#6f8f58', '#7f9d68', '#5f7f4c'], 0.34),
    ),
  ],
}
