import { tiles } from '../../../materials.ts'
import { at, box, cylinder, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, sink } from '../../cabinets.ts'
import { bowl, jug, potted } from '../../decor.ts'
import { blackSteel, chrome, enamel, paint, porcelain } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { globe } from '../../lamps.ts'
import { cooker } from '../../old-kitchen.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { wallUnits } from '../../wall-units.ts'
import { birch, flats1931, gardenBelow, level, lilac, plum, white } from './style.ts'

const plan: Plan = {
  w: 2.9,
  d: 3.9,
  holes: {
    back: [{ x: 0.78, y: 0.95, w: 1.5, h: 1.66, kind: 'window' }],
    front: [{ x: 0.4, w: 0.84, h: 2.06, kind: 'door' }],
  },
}

const style: Style = {
  ...flats1931,
  accent: { left: paint('#d5cbd9') },
  floor: tiled(['#b9ab97', '#b1a38f', '#c0b29e'], 0.33, '#8f8574', 0.1),
}

const fronts: Fronts = {
  texture: enamel('#efece4'),
  carcass: paint('#dcd8cf'),
  kind: 'smooth',
  handle: 'bar',
  metal: chrome,
}
const top = birch('z')
const glaze = tiles('#f1efe9', 0.15, 'z', 'stack')

/** A fridge that belongs to the tenant. */
const fridge = (): Sdl =>
  union([
    box([0, 0.03, 0], [0.6, 1.75, 0.62], enamel('#e9e9e6')),
    ...[
      [0.05, 0.6],
      [0.615, 1.745],
    ].map(([y0 = 0, y1 = 1]) => box([0.004, y0, -0.03], [0.596, y1, 0], enamel('#f0f0ed'))),
    ...[0.36, 0.7].map((y) => box([0.53, y, -0.055], [0.55, y + 0.2, -0.03], chrome)),
  ])

/** The gas boiler of the flat on its wall, with the pipes below it. */
const boiler = (): Sdl =>
  union([
    box([0, 0, -0.34], [0.44, 0.74, 0], enamel('#f3f2ee')),
    box([0.05, 0.05, -0.345], [0.39, 0.15, -0.33], paint('#c9c9c6')),
    union(
      [0.1, 0.17, 0.24, 0.31].map((x) => cylinder([x, -0.26, -0.1], [x, 0, -0.1], 0.011)),
      chrome,
    ),
    cylinder([0.22, 0.74, -0.17], [0.22, flats1931.height - 1.5, -0.17], 0.05, enamel('#f3f2ee')),
  ])

/** The kitchen of a let flat: units that came with it, a cooker that stands free, the boiler beside the window. */
export const kitchen: Room = {
  style,
  plan,
  outlook: gardenBelow(0.6),
  level,
  season: 'autumn',
  time: 'day',
  sun: 140,
  light: 0.85,
  view: { from: [1.25, -1.35], towards: [1.45, 3.9], lens: 24.5, horizon: 0.52 },
  things: ({ random }) => [
    onSide('right', plan, at([0, 0, -0.62], baseUnits('ddDd', 0.55, fronts, top, 0.62, 0))),
    onSide('right', plan, at([0.85, 0, -0.62], sink(chrome, chrome))),
    onSide('right', plan, at([2.22, 0, -0.62], cooker())),
    onSide('right', plan, box([0, 0.905, -0.012], [3.36, 1.5, 0], glaze)),
    onSide('right', plan, box([0, 1.2, -0.0135], [3.36, 1.35, 0], lilac)),
    onSide('right', plan, at([0.62, 1.5, -0.34], wallUnits(4, 0.55, 0.72, fronts, 0.34))),
    onSide('right', plan, at([0.06, 1.5, 0], boiler())),
    onSide('right', plan, at([2.8, 0, -0.62], baseUnits('D', 0.55, fronts, top, 0.62, 0))),
    onSide('left', plan, at([3.26, 0, -0.64], fridge())),
    at([0.06, 0, 1.2], longTable(0.72, 1.15, birch('z'), white)),
    at([1.24, 0, 1.55], diningChair(white, plum), 82),
    at([0.66, 0, 2.9], diningChair(white, plum), 176),
    at([0.4, 0.75, 1.95], bowl(0.15, paint('#6d4a78'))),
    at([1.0, 0.98, 3.82], potted(0.34, random, porcelain)),
    at([2.66, 0.906, 2.15], jug(0.22, paint('#9d8aa6'))),
    at([2.7, 0.906, 1.92], jug(0.15, porcelain)),
    at([0.6, 0, 1.8], globe(1.95, 0.15, flats1931.height, blackSteel, 0.25)),
  ],
}
