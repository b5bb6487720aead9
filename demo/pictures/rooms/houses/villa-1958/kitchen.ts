import { tiles } from '../../../materials.ts'
import { at, box } from '../../../pov.ts'
import { baseUnits, type Fronts, sink, tallUnits } from '../../cabinets.ts'
import { bouquet, bowl, jug } from '../../decor.ts'
import { brassPlate, enamel, leather, marble, oak, paint, porcelain, walnut } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { dome } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { side, tiledVilla, villa } from './style.ts'

const plan: Plan = {
  w: 4.3,
  d: 4.3,
  holes: { back: [{ x: 0.95, y: 1.06, w: 1.8, h: 1.3, kind: 'window' }] },
}

const green: Fronts = { texture: enamel('#4c6152'), carcass: paint('#3d4e42'), kind: 'framed', handle: 'bar' }
const stone = marble('#ebe7de', '#b9b3a6', 0.7)
const glaze = tiles('#e9e4d8', 0.13, 'z', 'running')

/** The kitchen in the east: green fronts, a pale worktop and an island of oak. */
export const kitchen: Room = {
  style: tiledVilla,
  plan,
  outlook: side,
  time: 'morning',
  sun: 148,
  light: 0.75,
  exposure: 0.86,
  view: { from: [3.4, -0.95], towards: [2.35, 4.3], lens: 25, horizon: 0.5, side: -0.1 },
  things: ({ random }) => [
    at([0.64, 0, 3.66], baseUnits('dDwDdd', 0.61, green, stone)),
    box([0, 0.905, 4.288], [0.95, 1.6, 4.3], glaze),
    box([2.75, 0.905, 4.288], [4.3, 1.6, 4.3], glaze),
    box([0.95, 0.905, 4.288], [2.75, 1.06, 4.3], glaze),
    at([1.85, 0, 3.66], sink()),
    at([0, 0, 3.68], tallUnits('t', 0.62, 2.35, green)),
    onSide('left', plan, at([1.2, 0, -0.62], tallUnits('tot', 0.62, 2.35, green))),
    onSide('left', plan, at([3.06, 0, -0.62], baseUnits('d', 0.62, green, stone, 0.62, 0))),
    box([3.0, 1.6, 4.06], [4.3, 1.63, 4.3], oak('x')),
    ...[3.15, 3.4, 3.62].map((x, i) =>
      at(
        [x, 1.63, 4.17],
        jug(0.16 + 0.05 * (i % 2), paint(['#d8cbb2', '#8b9a86', '#c58a5f'][i] ?? '#d8cbb2')),
      ),
    ),
    ...[3.85, 4.1].map((x) => at([x, 1.63, 4.17], bowl(0.1, porcelain))),
    // The island stands free; one can sit at its near side.
    at(
      [1.35, 0, 2.5],
      baseUnits('DDD', 0.62, { ...green, texture: oak('y'), carcass: oak('y') }, stone, 0.66, 0.03),
    ),
    box([1.32, 0.875, 1.86], [3.24, 0.905, 2.5], stone),
    box([1.32, 0, 1.9], [1.37, 0.875, 2.5], oak('y')),
    box([3.19, 0, 1.9], [3.24, 0.875, 2.5], oak('y')),
    ...[1.9, 2.5, 3.1].map((x) =>
      at([x, 0, 1.98], barStool(0.66, leather('#9a6a45'), walnut('y'), true), 180),
    ),
    at([2.4, 0.906, 2.3], bowl(0.17, paint('#c9bca4'))),
    at([1.6, 0.906, 2.7], bouquet(0.55, paint('#e4dccb'), random)),
    ...[1.75, 2.8].map((x) =>
      at([x, 0, 2.45], dome(1.62, 0.19, villa.height, enamel('#d8cfbc'), brassPlate)),
    ),
    at([2.9, 0.906, 3.95], jug(0.22, paint('#b9754d'))),
    onSide(
      'right',
      plan,
      at([1.6, 1.25, 0], picture(0.6, 0.8, random, ['#e2dbc8', '#c9a172', '#a9522f', '#8a8a6a'])),
    ),
  ],
}
