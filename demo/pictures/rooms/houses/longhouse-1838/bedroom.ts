import { at } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import { bouquet, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { clubChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { wardrobe } from '../../storage.ts'
import type { Plan, Style } from '../../style.ts'
import { greyGreen, oldOak, orchardGarden, upstairs } from './style.ts'

const plan: Plan = {
  w: 4.6,
  d: 4.9,
  holes: {
    back: [
      { x: 0.7, y: 0.78, w: 1.1, h: 1.3, kind: 'window' },
      { x: 2.8, y: 0.78, w: 1.1, h: 1.3, kind: 'window' },
    ],
  },
}

const style: Style = { ...upstairs, accent: { right: paint('#c9b39a') } }

/** A bedroom above the garden front: lime on the walls, wide boards, the beams of the attic floor. */
export const bedroom: Room = {
  style,
  plan,
  outlook: orchardGarden,
  level: 3.1,
  season: 'spring',
  time: 'morning',
  sun: -142,
  light: 0.95,
  view: { from: [1.2, -1], towards: [2.35, 4.9], lens: 22, horizon: 0.5 },
  things: ({ random }) => [
    at([1.2, 0, 0.9], rug(2.7, 3.0, '#cdbfa2', random, '#e2d8c2')),
    at(
      [2.36, 0, 3.4],
      bed(
        {
          w: 1.8,
          duvet: cloth('#efe9dc'),
          throwOver: cloth('#8c4f36'),
          head: oldOak('x'),
          high: 1.1,
          frame: oldOak('x'),
          pillows: [cloth('#a8ac8c'), cloth('#8c4f36')],
        },
        random,
      ),
      90,
    ),
    at([4.12, 0, 1.55], bedside(oldOak('z'), blackSteel), 90),
    at([4.12, 0, 3.96], bedside(oldOak('z'), blackSteel), 90),
    ...[1.33, 3.74].map((z) => at([4.34, 0.525, z], tableLamp(paint('#e2d8c4'), 0.46, 0.22))),
    onSide(
      'left',
      plan,
      at(
        [3.0, 0, -0.56],
        wardrobe(
          1.7,
          2.05,
          4,
          { texture: greyGreen, carcass: paint('#6f7d71'), kind: 'framed', handle: 'knob' },
          0.56,
        ),
      ),
    ),
    onSide(
      'right',
      plan,
      at(
        [2.05, 1.42, 0],
        picture(0.62, 0.5, random, ['#e8dfcd', '#b3a488', '#b46a4c', '#8f8b6f'], oldOak('y')),
      ),
    ),
    at([0.7, 0, 4.9], curtains(1.1, 2.22, cloth('#e4dac4'), random, blackSteel, 0.26, 0.2)),
    at([2.8, 0, 4.9], curtains(1.1, 2.22, cloth('#e4dac4'), random, blackSteel, 0.26, 0.2)),
    at([1.25, 0.784, 5.05], bouquet(0.4, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f6efe4', '#f1dfe0'])),
    at([4.3, 0.525, 3.55], stack(random, 2)),
    at([1.05, 0, 1.9], clubChair(cloth('#d8ccb6'), oldOak('y')), -104),
  ],
}
