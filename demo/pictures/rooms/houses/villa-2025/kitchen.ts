import type { Room } from '../../room.ts'
import { openPlan } from './open-plan.ts'

/** The open kitchen: an island of pale stone before a wall of oak. */
export const kitchen: Room = {
  ...openPlan,
  exposure: 0.62,
  view: { from: [5.9, -1.15], towards: [2.3, 5.6], lens: 24.5, horizon: 0.52 },
}
