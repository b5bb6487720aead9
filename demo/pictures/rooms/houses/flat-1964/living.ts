import { at, union } from '../../../pov.ts'
import type { Room } from '../../room.ts'
import type { Plan } from '../../style.ts'
import { balcony } from './balcony.ts'
import { plan as ahead, door, glass, lounge } from './lounge.ts'
import { flat1964, level, streetTo } from './style.ts'

/** The same room with the terrace on the visitor's left. */
const plan: Plan = { w: ahead.d, d: ahead.w, holes: { left: [glass], right: [door] } }

/** The living room along the glass: armchair and sofa in front, the table and the books behind them. */
export const living: Room = {
  style: flat1964,
  plan,
  outlook: streetTo('left'),
  level,
  season: 'spring',
  time: 'evening',
  sun: -68,
  light: 0.34,
  view: { from: [2.4, -2.0], towards: [2.4, 6.4], lens: 24, horizon: 0.57, side: 0.04 },
  things: (setting) => [at([plan.w, 0, 0], union([...lounge(setting), ...balcony(setting.random)]), -90)],
}
