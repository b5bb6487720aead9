import { tiles } from '../../../materials.ts'
import { at, box } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { bouquet, bowl, jug } from '../../decor.ts'
import { blackSteel, blueStone, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { dome } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { longhouse, oldOak, orchardGarden } from './style.ts'

const plan: Plan = {
  w: 5.4,
  d: 5.2,
  holes: {
    back: [
      { x: 1.35, y: 1.06, w: 1.3, h: 1.2, kind: 'window' },
      { x: 3.75, w: 1.15, h: 2.12, kind: 'french' },
    ],
    right: [{ x: 1.3, y: 0.9, w: 1.15, h: 1.4, kind: 'window' }],
  },
}

const { skirting: _skirting, ...tiledFloor } = longhouse
const style: Style = tiledFloor

const putty: Fronts = {
  texture: enamel('#cfc5ae'),
  carcass: paint('#b9af98'),
  kind: 'framed',
  handle: 'knob',
  metal: blackSteel,
}
const dark: Fronts = { ...putty, texture: enamel('#56645a'), carcass: paint('#48554c') }
const glaze = tiles('#f0eadd', 0.1, 'z', 'stack')
const chair = diningChair(oldOak('y'), cloth('#c2ab84'))

/** The large live-in kitchen: a table for ten below the beams, blue stone and painted fronts. */
export const kitchen: Room = {
  style,
  plan,
  outlook: orchardGarden,
  season: 'spring',
  time: 'morning',
  sun: -152,
  light: 0.62,
  exposure: 0.95,
  view: { from: [3.3, -1.05], towards: [2.55, 5.2], lens: 22.5, horizon: 0.52 },
  things: ({ random }) => [
    at([0.64, 0, 4.56], baseUnits('dDwDd', 0.6, putty, blueStone)),
    at([2.0, 0, 4.56], sink(blackSteel)),
    box([0, 0.905, 5.186], [1.35, 1.5, 5.2], glaze),
    box([2.65, 0.905, 5.186], [3.66, 1.5, 5.2], glaze),
    box([1.35, 0.905, 5.186], [2.65, 1.06, 5.2], glaze),
    onSide('left', plan, at([1.9, 0, -0.64], baseUnits('DoDdd', 0.62, putty, blueStone, 0.62, 0))),
    onSide('left', plan, at([2.83, 0, -0.64], hob(0, 0.5))),
    onSide('left', plan, at([0.62, 0, -0.62], tallUnits('tt', 0.62, 2.2, dark, 0.62))),
    onSide('left', plan, box([1.88, 0.905, -0.012], [5.2, 1.5, 0.001], glaze)),
    onSide('left', plan, box([1.98, 1.52, -0.24], [4.9, 1.56, 0], oldOak('x'))),
    ...[2.2, 2.5, 3.6, 4.0, 4.35].map((z, i) =>
      at(
        [0.12, 1.56, z],
        i % 2
          ? bowl(0.1, porcelain)
          : jug(0.19 + 0.03 * i, paint(['#c9a684', '', '#e9e3d6', '', '#7d8b78'][i] || '#d8cbb2')),
      ),
    ),
    at([0.32, 0.906, 3.9], jug(0.24, paint('#b9754d'))),
    at([2.35, 0, 1.35], longTable(1.0, 2.5, oldOak('z'))),
    ...[1.6, 2.3, 3.0].flatMap((z, i) => [
      at([2.44, 0, z], chair, -91 + i * 3),
      at([3.26, 0, z + 0.46], chair, 88 + i * 2),
    ]),
    at([2.8, 0.75, 2.3], bowl(0.19, paint('#c9bca4'))),
    at([2.9, 0.75, 3.2], bouquet(0.52, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f6efe4', '#f1dfe0'])),
    ...[2.0, 3.2].map((z) => at([2.85, 0, z], dome(1.62, 0.22, style.height - 0.02, enamel('#56645a')))),
    at([3.3, 0.906, 4.9], bouquet(0.4, paint('#e4dccb'), random)),
    onSide('right', plan, at([3.3, 0, -0.45], tallUnits('tt', 0.6, 2.1, dark, 0.45))),
  ],
}
