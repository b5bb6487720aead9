import type { Room } from '../../room.ts'
import { balcony } from './balcony.ts'
import { lounge, plan } from './lounge.ts'
import { flat2026, level, sharedGarden } from './style.ts'

/** The living room, furnished as a show flat: table and sofa by the glass, the terrace outside. */
export const living: Room = {
  style: flat2026,
  plan,
  outlook: sharedGarden,
  level,
  season: 'spring',
  time: 'day',
  sun: 128,
  light: 0.32,
  exposure: 0.84,
  view: { from: [2.0, -1.7], towards: [3.6, 4.8], lens: 24, horizon: 0.56 },
  things: (setting) => [...lounge(setting), balcony(setting.random)],
}
