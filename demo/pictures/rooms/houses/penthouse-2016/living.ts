import type { Room } from '../../room.ts'
import { terraceAlong } from './around.ts'
import { lounge, plan } from './lounge.ts'
import { aboveTrees, level, penthouse2016 } from './style.ts'

/** The living room on the sixth floor, from the kitchen: table, sofas, and tree tops on two sides. */
export const living: Room = {
  style: penthouse2016,
  plan,
  outlook: aboveTrees,
  level,
  season: 'summer',
  time: 'morning',
  sun: 112,
  light: 0.17,
  exposure: 0.84,
  view: { from: [2.1, -1.5], towards: [3.2, 9], lens: 24, horizon: 0.51 },
  things: (setting) => [...lounge(setting), terraceAlong(plan, ['back', 'right'])],
}
