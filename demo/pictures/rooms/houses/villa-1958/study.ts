import { at, box } from '../../../pov.ts'
import { bouquet, rug, stack } from '../../decor.ts'
import { blackSteel, brassPlate, darkGlass, enamel, leather, oak, paint, walnut } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { floorLamp, tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { clubChair, paddedChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { bookcase } from '../../storage.ts'
import type { Plan } from '../../style.ts'
import { desk, roundTable } from '../../tables.ts'
import { casements } from '../../windows.ts'
import { side, villa } from './style.ts'

const ink = enamel('#2a302d')

const plan: Plan = {
  w: 4.0,
  d: 4.6,
  holes: {
    back: [
      { x: 0.95, y: 0.78, w: 2.2, h: 1.7, kind: 'window', frame: casements({ texture: ink, columns: 3 }) },
    ],
  },
}

const green = paint('#4f6154')

/** The study behind the garage: shelves from floor to ceiling and a desk in the evening sun. */
export const study: Room = {
  style: { ...villa, accent: { left: green, back: green }, woodwork: enamel('#4f6154'), sill: oak('x') },
  plan,
  outlook: side,
  time: 'evening',
  sun: -162,
  light: 0.8,
  exposure: 0.72,
  view: { from: [2.55, -0.85], towards: [1.85, 4.6], lens: 23, horizon: 0.54 },
  things: ({ random }) => [
    at([0.8, 0, 0.9], rug(2.5, 3.1, '#a4704f', random, '#d8c7a6')),
    onSide(
      'left',
      plan,
      at([0.5, 0, -0.36], bookcase(3.9, 2.45, 0.36, 5, 6, enamel('#4f6154'), paint('#45564a'), random)),
    ),
    at([1.05, 0, 3.55], desk(2.0, 0.8, oak('x'), blackSteel)),
    at([2.2, 0, 3.45], paddedChair(leather('#8a5a3a'), blackSteel), 192),
    at([1.3, 0.745, 4.1], tableLamp(brassPlate, 0.46, 0.3, '#e9dcc0')),
    at([1.95, 0.75, 3.95], box([-0.17, 0, -0.12], [0.17, 0.012, 0.12], blackSteel)),
    at([1.95, 0.76, 4.06], `object{${box([-0.17, 0, 0], [0.17, 0.22, 0.008], darkGlass)} rotate x*18}`),
    at([2.7, 0.745, 3.95], stack(random, 3)),
    at([2.95, 0.745, 4.2], bouquet(0.42, paint('#c9b48a'), random)),
    at([3.05, 0, 2.25], clubChair(leather('#8a5a3a'), walnut('y')), 62),
    at([2.55, 0.012, 2.75], roundTable(0.24, 0.5, walnut('x'), brassPlate)),
    at([3.65, 0, 2.75], floorLamp(1.6, brassPlate, 0.3)),
    onSide(
      'right',
      plan,
      at(
        [2.0, 1.25, 0],
        picture(0.9, 1.1, random, ['#e0d6c0', '#a3a887', '#b4552f', '#5f7160'], walnut('y')),
      ),
    ),
    onSide(
      'right',
      plan,
      at(
        [3.1, 1.4, 0],
        picture(0.5, 0.62, random, ['#e6dcc8', '#c0a173', '#8e3f25', '#a08a62'], walnut('y')),
      ),
    ),
    at([3.6, 0, 4.2], bouquet(0.9, paint('#d5c8ae'), random)),
  ],
}
