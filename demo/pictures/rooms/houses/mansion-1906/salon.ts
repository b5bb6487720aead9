import { at } from '../../../pov.ts'
import { bouquet, bowl, stack } from '../../decor.ts'
import { blackened, brassPlate, cloth, paint, porcelain, velvet, walnut } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { clubChair, diningChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { longTable, roundTable } from '../../tables.ts'
import { chandelier, chimneyPiece, medallion, openLeaves, trumeau } from '../../town-house-pieces.ts'
import { carrara, mansion, townGarden, white } from './style.ts'

const suite = { x: 1.45, w: 1.9, h: 2.85, kind: 'passage' } as const

/** Three rooms in line: the drawing room at the street, the dining room, the garden room. */
const front: Plan = {
  w: 4.8,
  d: 5,
  holes: {
    back: [suite],
    front: [
      { x: 0.7, y: 0.6, w: 1.3, h: 2.6, kind: 'window' },
      { x: 2.8, y: 0.6, w: 1.3, h: 2.6, kind: 'window' },
    ],
  },
}
const middle: Plan = { w: 4.8, d: 4.6, holes: { front: [suite], back: [suite] } }
const last: Plan = {
  w: 4.8,
  d: 4.2,
  holes: {
    front: [suite],
    back: [
      { x: 0.55, w: 1.5, h: 2.75, kind: 'french' },
      { x: 2.75, w: 1.5, h: 2.75, kind: 'french' },
    ],
  },
}

const grey = velvet('#5f7278')
const rust = velvet('#9c5a3c')

/** The drawing room, and the two rooms behind it as far as the garden. */
export const salon: Room = {
  style: mansion,
  plan: front,
  beside: [
    [0, 5.451, middle],
    [0, 10.502, last],
  ],
  outlook: (stage) => townGarden(stage, { w: 4.8, d: 14.7, holes: {} }),
  level: 0.9,
  time: 'day',
  sun: 164,
  light: 0.4,
  view: { from: [2.62, -0.95], towards: [2.62, 5], lens: 24, horizon: 0.43, side: -0.03 },
  things: ({ plan, random }) => [
    onSide('left', plan, at([2.75, 0, 0], chimneyPiece(carrara, 1.6, 1.12))),
    onSide('left', plan, at([2.75, 1.14, -0.02], trumeau(1.15, 1.75))),
    ...[2.2, 3.3].map((z) => at([0.18, 1.12, z], bouquet(0.5, porcelain, random, ['#7d8f6c', '#93a27c']))),
    at([0.2, 1.12, 2.75], bowl(0.12, brassPlate)),
    at([0.95, 0, 1.1], medallion(3.0, 3.3, ['#8a4436', '#2f3d4c', '#d8c7a2', '#5c2f2a'])),
    at(
      [3.75, 0, 3.95],
      sofa({ w: 2.2, cover: grey, legs: blackened('y'), loose: [rust, cloth('#ded3bd'), cloth('#c9b28a')] }),
      90,
    ),
    at([2.4, 0.016, 2.7], roundTable(0.48, 0.4, walnut('x'), brassPlate, 4)),
    at([2.3, 0.416, 2.75], stack(random, 3)),
    at([2.6, 0.416, 2.6], bowl(0.11, porcelain)),
    at([1.15, 0, 1.0], clubChair(rust, blackened('y')), -128),
    at([0.62, 0, 4.55], roundTable(0.28, 0.62, walnut('x'), walnut('y'), 3)),
    at([0.62, 0.62, 4.55], tableLamp(brassPlate, 0.55, 0.25, '#e9dcc2')),
    at([2.4, 0, 2.5], chandelier(2.55, 0.42, mansion.height, 6)),
    onSide(
      'right',
      plan,
      at(
        [1.5, 1.45, 0],
        picture(1.0, 1.25, random, ['#d6cdb8', '#8f957c', '#c9a066', '#5f6a58'], brassPlate),
      ),
    ),
    at([0, 0, 5.45], at([1.45, 0, 0], openLeaves(1.9, 2.85, white, 0))),
    // The dining room behind the open leaves
    at([1.35, 0, 6.6], longTable(2.1, 2.4, walnut('z'), walnut('y'))),
    ...[6.8, 7.55, 8.3].flatMap((z) => [
      at([1.5, 0, z], diningChair(walnut('y'), cloth('#6e7c6a')), -90),
      at([3.3, 0, z + 0.46], diningChair(walnut('y'), cloth('#6e7c6a')), 90),
    ]),
    at(
      [2.4, 0.75, 7.8],
      bouquet(0.6, paint('#d9cdb6'), random, ['#6f8562', '#86987a'], ['#f3e6da', '#e7c2b4']),
    ),
    at([2.4, 0, 7.75], chandelier(2.3, 0.4, mansion.height, 6)),
    at([0, 0, 10.5], at([1.45, 0, 0], openLeaves(1.9, 2.85, white, 0))),
    at([0.55, 0, 14.7], curtains(1.5, 3.0, cloth('#d9cfba'), random, brassPlate, 0.36, 0.3)),
    at([2.75, 0, 14.7], curtains(1.5, 3.0, cloth('#d9cfba'), random, brassPlate, 0.36, 0.3)),
    at([2.95, 0, 12.6], clubChair(cloth('#b9b08f')), 40),
  ],
}
