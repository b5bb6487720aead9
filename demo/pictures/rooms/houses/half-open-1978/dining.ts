import type { Room } from '../../room.ts'
import { living } from './living.ts'

/** The same room from the hearth: the table, the opening to the kitchen, terrace and garden. */
export const dining: Room = {
  ...living,
  view: { from: [0.85, 3.75], towards: [2.55, 9.78], lens: 24, horizon: 0.54 },
}
