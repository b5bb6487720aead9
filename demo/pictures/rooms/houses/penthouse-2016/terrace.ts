import { boards } from '../../../materials.ts'
import { at, box } from '../../../pov.ts'
import { bouquet } from '../../decor.ts'
import { blackSteel, cloth, porcelain, teak } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { easyChair } from '../../seats.ts'
import type { Plan } from '../../style.ts'
import { roundTable } from '../../tables.ts'
import { lavenderTrough } from '../../trough.ts'
import { deep, outer, terraceAlong } from './around.ts'
import { living } from './living.ts'
import { plan } from './lounge.ts'

const [x0, z0] = [plan.w + outer, plan.d + outer]
/** No window of the room is in sight here, so its walls stay closed. */
const closed: Plan = { w: plan.w, d: plan.d, holes: {} }

/** The corner of the terrace in the morning: a chair between wall and rail, the crowns of the beeches below. */
export const terrace: Room = {
  ...living,
  plan: closed,
  sun: 74,
  exposure: 0.64,
  open: true,
  view: {
    from: [x0 + 0.45, z0 - 3.3],
    towards: [x0 + 2.4, z0 + 2.2],
    lens: 24,
    horizon: 0.61,
    side: 0.1,
  },
  things: ({ random }) => [
    terraceAlong(closed, ['back', 'right']),
    box([x0, -0.02, z0 - 5], [x0 + 0.02, 2.72, z0 + 0.02], boards('#8f6a49', 0.14, 'z', 0.1)),
    at([x0 + 0.42, -0.02, z0 - 0.35], easyChair(cloth('#e8e1d2'), teak('z')), 38),
    at([x0 + 0.28, -0.02, z0 + 0.72], roundTable(0.24, 0.46, teak('x'), blackSteel)),
    at([x0 + 0.28, 0.44, z0 + 0.72], bouquet(0.34, porcelain, random, ['#7d8f6c'], ['#e0b04a', '#ecc873'])),
    at([x0 + deep - 0.44, -0.02, z0 - 0.7], lavenderTrough(1.7, random), 90),
  ],
}
