import type { Room } from '../../room.ts'
import { deck } from './balcony.ts'
import { kitchenette } from './kitchenette.ts'
import { plan } from './plan.ts'
import { level, rear, studio } from './style.ts'
import { things } from './things.ts'

/** The studio from its door: the bed in its niche, table and sofa by the glass, the terrace outside. */
export const living: Room = {
  style: studio,
  plan,
  outlook: rear,
  level,
  time: 'morning',
  sun: 132,
  light: 0.36,
  exposure: 0.95,
  view: { from: [2.3, -1.35], towards: [1.58, 6], lens: 24, horizon: 0.53 },
  things: ({ random }) => [deck(random), kitchenette(random), ...things(random)],
}
