import { boards, white } from '../../../materials.ts'
import { box, union } from '../../../pov.ts'
import type { Room } from '../../room.ts'
import type { Plan } from '../../style.ts'
import { cooking } from './cooking.ts'
import { dining, sitting } from './sitting.ts'
import { plotFrom, sliding, villa } from './style.ts'

export const plan: Plan = {
  w: 9.6,
  d: 5.6,
  holes: { back: [{ x: 0.12, w: 9.3, h: 2.62, kind: 'french', frame: sliding(5) }] },
}

const garden = plotFrom(15.6, 6.9, 180)

/** The house around the glass: the upper floor stands over the terrace, the garage is clad with wood. */
const around = union([
  box([2.8, 3.05, 6.03], [12.2, 3.5, 8.1], white),
  box([-0.36, 0, 6.02], [0, 3.2, 7.1], white),
  box([9.6, 0, 6.02], [15.6, 3.2, 6.5], boards('#c99a68', 0.2, 'x')),
])

/** Kitchen, table and sofas behind one wall of glass towards terrace and pool. */
export const openPlan: Omit<Room, 'view'> = {
  style: villa,
  plan,
  outlook: (stage, here) => union([garden(stage, here), around]),
  level: 0.1,
  time: 'evening',
  sun: 146,
  light: 0.105,
  exposure: 0.8,
  things: ({ random }) => [...cooking(plan), ...dining(random), ...sitting(plan, random)],
}
