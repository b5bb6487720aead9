import { tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { bouquet, bowl, jug, potted } from '../../decor.ts'
import { chrome, cloth, enamel, oak, paint, porcelain, timber, walnut } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { dome } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { streetAlong } from '../../street-outlook.ts'
import type { Plan } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { hood, wallUnits } from '../../wall-units.ts'
import { level, tiledFlat } from './style.ts'

const plan: Plan = {
  w: 3.6,
  d: 4.5,
  holes: {
    right: [{ x: 1.6, y: 0.95, w: 1.6, h: 1.32, kind: 'window' }],
    left: [{ x: 0.2, w: 0.85, h: 2.08, kind: 'door' }],
  },
}

const grey: Fronts = {
  texture: enamel('#a9b4b3'),
  carcass: paint('#98a3a2'),
  kind: 'smooth',
  handle: 'groove',
}
const warm: Fronts = { ...grey, texture: timber('#b98d5e', 'y', 0.03), carcass: oak('y') }
const top = paint('#e9e5dc')
const glaze = tiles('#b9795a', 0.075, 'z', 'running')
const chair = diningChair(oak('y'), cloth('#c9b694'))

/** Everything along the back: a tall cupboard, worktop, splashback and wall units as high as the room. */
const cooking = (): Sdl =>
  union([
    at([0, 0, 3.86], tallUnits('t', 0.6, 2.59, warm, 0.64)),
    at([0.62, 0, 3.86], baseUnits('DoDwd', 0.596, grey, top, 0.64, 0)),
    box([0.6, 0.905, 4.486], [3.6, 1.46, 4.5], glaze),
    at([0.6, 1.46, 4.14], wallUnits(1, 0.616, 1.13, warm)),
    at([1.82, 1.46, 4.14], wallUnits(3, 0.593, 1.13, warm)),
    at([1.518, 1.52, 4.5], hood(0.58, tiledFlat.height - 1.52)),
    at([1.518, 0, 3.86], hob(0, 0.5, 0.58)),
    at([2.7, 0, 3.86], sink(chrome)),
  ])

/** The kitchen in the south-east: plain fronts, glazed clay tiles and a table by the window. */
export const kitchen: Room = {
  style: tiledFlat,
  plan,
  outlook: (stage, here) => streetAlong('right', stage, here, -24),
  level,
  season: 'spring',
  time: 'morning',
  sun: 118,
  light: 0.75,
  view: { from: [0.95, -1.15], towards: [1.95, 4.5], lens: 24, horizon: 0.5 },
  things: ({ random }) => [
    cooking(),
    onSide('right', plan, at([1.85, 0.16, 0], radiator(1.1, 0.6))),
    at([1.45, 0, 1.35], longTable(0.88, 1.4, paint('#ece8df'), oak('y'))),
    ...[1.5, 2.12].flatMap((z, i) => [
      at([1.3, 0, z], chair, -91 + i * 4),
      at([2.48, 0, z + 0.46], chair, 89 - i * 3),
    ]),
    at([1.85, 0.75, 1.9], bowl(0.16, paint('#c08a45'))),
    at([1.95, 0.75, 2.4], bouquet(0.46, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f3e3c4', '#e9c98f'])),
    at([1.89, 0, 2.05], dome(1.62, 0.22, tiledFlat.height, enamel('#4a6472'))),
    ...[0.8, 1.0].map((x, i) => at([x, 0.906, 4.25], jug(0.17 + i * 0.06, paint(i ? '#4a6472' : '#e6dfd0')))),
    at([3.25, 0.906, 4.2], bowl(0.14, walnut('x'))),
    at([2.08, 0.906, 4.32], box([-0.13, 0, -0.02], [0.13, 0.36, 0.02], oak('y'))),
    at([3.72, 0.954, 2.85], potted(0.42, random, paint('#ad6a4e'))),
    onSide(
      'left',
      plan,
      at([2.0, 1.2, 0], picture(0.62, 0.82, random, ['#e8e0d0', '#9fb0b2', '#bb8f4e', '#4a6472'])),
    ),
  ],
}
