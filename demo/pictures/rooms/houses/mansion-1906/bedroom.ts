import { at } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import { bouquet, bowl, rug, stack } from '../../decor.ts'
import { blackened, brassPlate, cloth, paint, porcelain, velvet, walnut } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { globe, tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { clubChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Hole, Plan, Style } from '../../style.ts'
import { chimneyPiece, trumeau } from '../../town-house-pieces.ts'
import { carrara, mansion, townGarden } from './style.ts'

const tall = { y: 0.45, w: 1.3, h: 2.3, kind: 'window' } as const satisfies Omit<Hole, 'x'>
const plan: Plan = {
  w: 4.9,
  d: 4.9,
  holes: {
    back: [
      { x: 0.75, ...tall },
      { x: 2.85, ...tall },
    ],
  },
}

/** Upstairs the walls have no panels, and the floor is of long boards. */
const { dado: _panels, ...plain } = mansion
const style: Style = {
  ...plain,
  height: 3.3,
  walls: paint('#d3bfae'),
  floor: planks('#a2764a', 0.14),
}

/** The large bedroom on the garden side, with the marble chimney piece of the house. */
export const bedroom: Room = {
  style,
  plan,
  outlook: (stage) => townGarden(stage, { ...plan, d: 4.9 }),
  level: 4.6,
  time: 'morning',
  sun: -146,
  light: 0.62,
  view: { from: [1.35, -1], towards: [2.75, 4.9], lens: 22, horizon: 0.47 },
  things: ({ random }) => [
    onSide('left', plan, at([2.5, 0, 0], chimneyPiece(carrara, 1.45, 1.08))),
    onSide('left', plan, at([2.5, 1.1, -0.02], trumeau(1, 1.5))),
    at([0.2, 1.08, 1.95], bouquet(0.42, porcelain, random, ['#7d8f6c', '#93a27c'])),
    at([0.2, 1.08, 3.05], bowl(0.11, brassPlate)),
    at([1.5, 0, 1.05], rug(2.7, 3.0, '#b9a58c', random, '#d9ccb4')),
    at(
      [2.68, 0, 3.55],
      bed(
        {
          w: 1.8,
          duvet: cloth('#ece5d8'),
          throwOver: cloth('#7c4f3f'),
          head: velvet('#5f6f68'),
          high: 1.24,
          frame: blackened('x'),
          pillows: [cloth('#b9836a'), cloth('#5f6f68')],
        },
        random,
      ),
      90,
    ),
    at([4.4, 0, 1.68], bedside(walnut('z'), brassPlate), 90),
    at([4.4, 0, 4.12], bedside(walnut('z'), brassPlate), 90),
    ...[1.45, 3.9].map((z) => at([4.62, 0.525, z], tableLamp(brassPlate, 0.5, 0.24, '#efe2c8'))),
    at([4.55, 0.525, 1.62], stack(random, 2)),
    onSide(
      'right',
      plan,
      at([2.2, 1.6, 0], picture(1.1, 0.82, random, ['#e6dccb', '#a8a58d', '#c27c50', '#6c7c70'], brassPlate)),
    ),
    at([0.75, 0, 4.9], curtains(1.3, 2.98, cloth('#e6dcc8'), random, brassPlate, 0.34, 0.26)),
    at([2.85, 0, 4.9], curtains(1.3, 2.98, cloth('#e6dcc8'), random, brassPlate, 0.34, 0.26)),
    at([1.85, 0, 4.2], clubChair(velvet('#8b5a45'), blackened('y')), 14),
    at([2.5, 0, 2.5], globe(2.45, 0.19, style.height)),
  ],
}
