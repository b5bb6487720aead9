import { at, box, union } from '../../../pov.ts'
import { baseUnits, type Fronts, sink, tallUnits } from '../../cabinets.ts'
import { jug, potted } from '../../decor.ts'
import { chrome, cloth, enamel, paint } from '../../finishes.ts'
import { chequered } from '../../floors.ts'
import { bareBulb } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { hood, wallUnits } from '../../wall-units.ts'
import { trace } from '../../wallpaper.ts'
import { fridge, glaze, plates, tiling } from './fittings.ts'
import { brown, garden, house, orange } from './style.ts'

const plan: Plan = {
  w: 3.5,
  d: 4.4,
  holes: {
    back: [{ x: 0.95, y: 1.08, w: 1.8, h: 1.24, kind: 'window' }],
  },
}

const { skirting: _skirting, ...bare } = house
const style: Style = {
  ...bare,
  walls: paint('#dfcfa6'),
  floor: chequered(paint('#c9b48c'), paint('#b79e74'), 0.33),
}

const low: Fronts = {
  texture: enamel(orange),
  carcass: brown('y'),
  kind: 'smooth',
  handle: 'bar',
  metal: chrome,
}
const high: Fronts = {
  texture: brown('y'),
  carcass: brown('y'),
  kind: 'smooth',
  handle: 'bar',
  metal: chrome,
}
const top = paint('#e6d8b8')
/** The kitchen of 1972, complete but for what it should have today: orange fronts, brown cupboards. */
export const kitchen: Room = {
  style,
  plan,
  outlook: garden,
  season: 'autumn',
  time: 'day',
  sun: 152,
  light: 0.75,
  view: { from: [2.1, -1.35], towards: [1.5, 4.4], lens: 25, horizon: 0.53 },
  things: ({ random }) => [
    onSide('left', plan, tiling(1.2, 4.4, 1.42, random)),
    onSide('back', plan, tiling(0, 0.9, 1.42, random)),
    onSide('back', plan, box([0.9, 0.9, -0.012], [2.9, 1.03, 0.001], glaze)),
    onSide(
      'left',
      plan,
      union([
        at([1.38, 0, -0.62], union([baseUnits('odDd', 0.6, low, top), plates(0.3)])),
        at([1.68, 1.5, 0], hood(0.58, style.height - 1.5, enamel('#5a3d2a'))),
        at([1.98, 1.42, -0.34], wallUnits(3, 0.6, 0.76, high, 0.34)),
      ]),
    ),
    at([0.62, 0, 3.78], baseUnits('dddd', 0.57, low, top)),
    box([0, 0.875, 3.76], [0.64, 0.905, 4.4], top),
    at([1.85, 0, 3.78], sink(chrome, chrome)),
    onSide('right', plan, at([0, 0, -0.6], tallUnits('tt', 0.58, 2.18, high, 0.6))),
    onSide('right', plan, at([1.22, 0, -0.62], fridge())),
    // A cupboard hung here.
    onSide('right', plan, trace(2.05, 1.35, 0.9, 0.7, paint('#ece0bf'))),
    at([2.55, 0, 2.1], diningChair(brown('y'), cloth(orange)), 62),
    at([2.5, 1.085, 4.5], potted(0.32, random, paint('#b8734a'))),
    at([0.3, 0.906, 4.1], jug(0.24, paint('#8a5a38'))),
    at([1.8, 0, 1.25], bareBulb(1.94, style.height)),
  ],
}
