import { at, union } from '../../../pov.ts'
import type { Fronts } from '../../cabinets.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, enamel, oak, paint, porcelain, teak, walnut } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { dome, floorLamp, tableLamp } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { diningChair, easyChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { sideboard } from '../../sideboard.ts'
import { streetAlong } from '../../street-outlook.ts'
import type { Plan } from '../../style.ts'
import { longTable, roundTable } from '../../tables.ts'
import { casements } from '../../windows.ts'
import { deck } from './balcony.ts'
import { apartment, clay, frames, level, linen, ochre, petrol } from './style.ts'

const sliding = casements({ texture: frames, columns: 4, frame: 0.05, sash: 0.055 })

export const plan: Plan = {
  w: 6,
  d: 5.4,
  holes: {
    back: [{ x: 0.8, w: 4.4, h: 2.24, kind: 'french', frame: sliding }],
    left: [{ x: 1.7, y: 0.86, w: 2, h: 1.4, kind: 'window' }],
  },
}

const wood: Fronts = { texture: oak('x'), carcass: oak('x'), kind: 'smooth', handle: 'groove' }
const chair = diningChair(walnut('y'), cloth('#d3c4a8'))

/** The living room: glass from wall to wall on the terrace in the south-west. */
export const living: Room = {
  style: apartment,
  plan,
  outlook: (stage, here) => union([streetAlong('back', stage, here), streetAlong('left', stage, here)]),
  level,
  season: 'spring',
  time: 'evening',
  sun: 146,
  light: 0.3,
  exposure: 0.84,
  view: { from: [3.15, -1.3], towards: [3, 5.4], lens: 25, horizon: 0.52 },
  things: ({ random }) => [
    deck(plan, apartment.thickness, random),
    onSide('back', plan, at([0.8, 0, 0], curtains(4.4, 2.44, linen, random, blackSteel, 0.46, 0.36))),
    onSide('left', plan, at([1.75, 0.16, 0], radiator(0.9, 0.55))),
    at([0.85, 0, 2.5], rug(2.6, 2.5, '#bda888', random, '#cfc0a4')),
    at(
      [1.12, 0, 2.78],
      sofa({ w: 2.25, cover: petrol, loose: [ochre, clay, cloth('#e9e1d0')], back: 0.74 }),
      -90,
    ),
    at([2.1, 0.012, 3.75], roundTable(0.45, 0.37, oak('x'), blackSteel)),
    at([2.0, 0.382, 3.85], bowl(0.13, porcelain)),
    at([2.25, 0.382, 3.6], stack(random, 2)),
    at([3.15, 0, 4.75], easyChair(ochre, teak('z')), 58),
    at([0.42, 0, 5.1], floorLamp(1.6, blackSteel)),
    at([3.8, 0, 1.6], longTable(0.95, 1.9, walnut('z'), walnut('y'))),
    ...[1.85, 2.65].flatMap((z, i) => [
      at([3.67, 0, z], chair, -91 + i * 3),
      at([4.87, 0, z + 0.46], chair, 88 + i * 2),
    ]),
    at(
      [4.27, 0.75, 2.7],
      bouquet(0.5, paint('#c9a684'), random, ['#7d8f6c', '#93a27c'], ['#f3e3c4', '#e9c98f']),
    ),
    at([4.27, 0, 2.55], dome(1.6, 0.24, apartment.height, enamel('#c08a45'))),
    onSide('right', plan, at([0.95, 0, -0.46], sideboard(1.8, 4, wood, blackSteel))),
    at([5.75, 0.74, 4.15], tableLamp(paint('#b86b4c'), 0.48, 0.2)),
    at([5.75, 0.74, 3.0], stack(random, 3)),
    onSide(
      'right',
      plan,
      at([1.3, 1.2, 0], picture(1.1, 0.85, random, ['#e6dfd0', '#93a9b2', '#cc9440', '#3c6274'])),
    ),
    at([5.55, 0, 5.0], potted(1.5, random, paint('#b86b4c'))),
  ],
}
