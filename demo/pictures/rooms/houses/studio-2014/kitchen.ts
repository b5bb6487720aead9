import type { Room } from '../../room.ts'
import { living } from './living.ts'

/** The same room from the other side: the kitchenette, and the sofa by the window. */
export const kitchen: Room = {
  ...living,
  exposure: 1,
  view: { from: [1.15, 0.3], towards: [4.2, 2.64], lens: 24, horizon: 0.5 },
}
