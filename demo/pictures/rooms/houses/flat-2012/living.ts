import { at, union } from '../../../pov.ts'
import { daylight } from '../../daylight.ts'
import { paint } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import type { Room } from '../../room.ts'
import { onSide } from '../../shell.ts'
import { streetAlong } from '../../street-outlook.ts'
import { cooking, plan as kitchen } from './cooking.ts'
import { fromTerrace, lounge } from './lounge.ts'
import { flat2012, level, smoked, tiledFlat } from './style.ts'

const [kitchenX, kitchenZ] = [2.2, fromTerrace.d + flat2012.thickness + 0.001]

/** The living room from the terrace: table and sofa, and the open kitchen behind them. */
export const living: Room = {
  style: { ...flat2012, accent: { back: paint('#d8c39d') } },
  plan: fromTerrace,
  beside: [[kitchenX, kitchenZ, kitchen]],
  outlook: (stage, { w }) => streetAlong('back', stage, { w, d: kitchenZ + kitchen.d, holes: {} }),
  level,
  season: 'summer',
  time: 'morning',
  sun: 32,
  light: 0.26,
  exposure: 0.94,
  view: { from: [3.02, -2.2], towards: [3.02, 5], lens: 24, horizon: 0.5 },
  things: (setting) => [
    at([fromTerrace.w, 0, fromTerrace.d], union(lounge(setting)), 180),
    at(
      [kitchenX, 0, kitchenZ],
      union([
        ...cooking(setting),
        ...daylight({ ...kitchen, holes: { back: kitchen.holes.back ?? [] } }, flat2012.thickness, {
          strength: 0.5,
        }),
        at([0, 0.004, 0], tiledFlat.floor(kitchen.w, kitchen.d, setting.random)),
      ]),
    ),
    onSide(
      'back',
      fromTerrace,
      at(
        [1.72, 1.28, 0],
        picture(0.82, 0.82, setting.random, ['#f0e8d9', '#b9a283', '#6c2636', '#8d857a'], smoked('y')),
      ),
    ),
  ],
}
