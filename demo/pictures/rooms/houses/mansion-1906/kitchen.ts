import { tiles } from '../../../materials.ts'
import { at, box } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { flat } from '../../ceilings.ts'
import { bouquet, bowl, jug } from '../../decor.ts'
import { brassPlate, cloth, enamel, marble, oak, paint, porcelain } from '../../finishes.ts'
import { chequered } from '../../floors.ts'
import { picture } from '../../framed.ts'
import { dome } from '../../lamps.ts'
import { mouldedSkirting } from '../../moulding.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { carrara, mansion, townGarden } from './style.ts'

const plan: Plan = {
  w: 4.6,
  d: 5.2,
  holes: {
    back: [
      { x: 1.05, w: 1.5, h: 2.35, kind: 'french' },
      { x: 3.0, y: 0.9, w: 1.15, h: 1.45, kind: 'window' },
    ],
  },
}

/** Below the rooms of state: a plain ceiling, and cement tiles in two greys. */
const { dado: _panels, cornice: _cornice, ...plain } = mansion
const style: Style = {
  ...plain,
  height: 2.8,
  walls: paint('#e6e0d2'),
  floor: chequered(marble('#dedad0', '#c9c4b8', 0.6), marble('#6f7779', '#7d8587', 0.6), 0.3),
  ceiling: flat(),
  skirting: mouldedSkirting(0.14),
  architrave: 0.11,
  windowTrim: 0.09,
}

const blue: Fronts = { texture: enamel('#3f5258'), carcass: paint('#37474c'), kind: 'framed', handle: 'knob' }
const cream: Fronts = {
  texture: enamel('#e2dac8'),
  carcass: paint('#cfc7b5'),
  kind: 'framed',
  handle: 'knob',
}
const glaze = tiles('#eeeae0', 0.15, 'z', 'running')
const chair = diningChair(oak('y'), cloth('#b59a72'))

/** The kitchen at the level of the garden: a long table on a chequered floor. */
export const kitchen: Room = {
  style,
  plan,
  outlook: (stage) => townGarden(stage, plan),
  level: 0.12,
  time: 'morning',
  sun: -150,
  light: 0.7,
  exposure: 0.94,
  view: { from: [2.75, -1.05], towards: [2.1, 5.2], lens: 22.5, horizon: 0.53 },
  things: ({ random }) => [
    onSide('left', plan, at([0.75, 0, -0.64], baseUnits('dDodDd', 0.62, blue, carrara))),
    onSide('left', plan, at([2.3, 0, -0.64], hob(0, 0.5))),
    onSide('left', plan, at([3.85, 0, -0.64], sink())),
    onSide('left', plan, box([0.7, 0.905, -0.012], [4.6, 1.5, 0.001], glaze)),
    onSide('left', plan, box([0.8, 1.52, -0.24], [4.5, 1.555, 0], oak('x'))),
    ...[1.1, 1.45, 2.9, 3.3].map((z, i) =>
      at(
        [0.12, 1.555, z],
        jug(0.17 + 0.05 * (i % 2), paint(['#c9a684', '#e9e3d6', '#7d8b78', '#d8cbb2'][i] ?? '#d8cbb2')),
      ),
    ),
    ...[1.85, 2.2, 3.75, 4.1].map((z) => at([0.12, 1.555, z], bowl(0.1, porcelain))),
    onSide('right', plan, at([0.5, 0, -0.45], tallUnits('ttt', 0.62, 2.4, cream, 0.45))),
    at([1.75, 0, 1.6], longTable(0.95, 2.2, oak('z'))),
    ...[1.95, 2.65, 3.3].flatMap((z, i) => [
      at([1.86, 0, z - 0.1], chair, -92 + i * 3),
      at([2.6, 0, z + 0.36], chair, 88 + i * 2),
    ]),
    at([2.2, 0.75, 2.5], bowl(0.18, paint('#c9bca4'))),
    at([2.25, 0.75, 3.2], bouquet(0.5, porcelain, random, ['#6f8562', '#86987a'], ['#f3e6da', '#e7c2b4'])),
    ...[2.2, 3.2].map((z) => at([2.22, 0, z], dome(1.68, 0.21, style.height, enamel('#3f5258'), brassPlate))),
    at([0.36, 0.906, 1.2], bouquet(0.42, paint('#e4dccb'), random)),
    onSide(
      'right',
      plan,
      at([3.2, 1.3, 0], picture(0.6, 0.78, random, ['#e4dccb', '#a9b09c', '#b8683f', '#6d7f74'], oak('y'))),
    ),
  ],
}
