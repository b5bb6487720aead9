import type { Room } from '../../room.ts'
import { streetAlong } from '../../street-outlook.ts'
import { cooking, plan } from './cooking.ts'
import { level, tiledFlat } from './style.ts'

/** The open kitchen: white fronts, smoked oak and an island, the trees of the street in the evening sun. */
export const kitchen: Room = {
  style: tiledFlat,
  plan,
  outlook: (stage, here) => streetAlong('back', stage, here, -26.5),
  level,
  season: 'summer',
  time: 'evening',
  sun: -138,
  light: 0.7,
  view: { from: [0.85, -1.15], towards: [2, 4.2], lens: 24, horizon: 0.5 },
  things: cooking,
}
