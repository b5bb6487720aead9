import { at } from '../../../pov.ts'
import type { Room } from '../../room.ts'
import { easyChair } from '../../seats.ts'
import { openPlan } from './open-plan.ts'
import { lake, paleOak } from './style.ts'

/** The living room: sofas before a wall of laths, the table by the glass, terrace and pool outside. */
export const living: Room = {
  ...openPlan,
  view: { from: [5.0, -1.2], towards: [6.9, 5.6], lens: 25.5, horizon: 0.54 },
  things: (setting) => [
    ...openPlan.things(setting),
    at([6.75, 0, 1.75], easyChair(lake, paleOak('z')), -128),
  ],
}
