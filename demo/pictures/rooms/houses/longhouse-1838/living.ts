import { at, box } from '../../../pov.ts'
import { bouquet, bowl, jug, potted, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, leather, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { woodPile, woodStove } from '../../hearth.ts'
import { floorLamp, tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { clubChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { roundTable } from '../../tables.ts'
import { longhouse, oldOak, orchardGarden } from './style.ts'

const french = { w: 1.5, h: 2.16, kind: 'french' } as const

const plan: Plan = {
  w: 5.2,
  d: 5.9,
  holes: {
    back: [
      { x: 0.85, ...french },
      { x: 2.95, ...french },
    ],
    left: [{ x: 0.5, y: 0.9, w: 1.1, h: 1.4, kind: 'window' }],
    right: [{ x: 3.9, w: 0.92, h: 2.08, kind: 'door' }],
  },
}

const linen = cloth('#d8ccb6')
const cognac = leather('#94603a')

/** The sitting room: a stove below the beams, the orchard behind two pairs of glass doors. */
export const living: Room = {
  style: longhouse,
  plan,
  outlook: orchardGarden,
  season: 'spring',
  time: 'morning',
  sun: -140,
  light: 0.52,
  view: { from: [2.75, -1.05], towards: [2.45, 5.9], lens: 22.5, horizon: 0.52 },
  things: ({ random }) => [
    onSide('left', plan, at([3.3, 0, 0], woodStove(longhouse.height))),
    onSide('left', plan, at([4.35, 0, 0], woodPile(0.92, 6, random))),
    onSide('left', plan, box([2.35, 1.52, -0.2], [4.25, 1.6, 0.02], oldOak('x'))),
    ...[2.55, 2.85].map((z, i) => at([0.1, 1.6, z], jug(0.2 + i * 0.07, paint(i ? '#8a7a66' : '#d9cdb6')))),
    at([0.11, 1.6, 4.0], bowl(0.1, porcelain)),
    at([1.2, 0, 1.55], rug(2.6, 2.9, '#b79f7c', random, '#d8cbb0')),
    at(
      [4.12, 0, 3.75],
      sofa({
        w: 2.35,
        cover: linen,
        legs: oldOak('y'),
        loose: [cloth('#8c4f36'), cloth('#6f7d63'), cloth('#efe8d8')],
      }),
      90,
    ),
    at([2.75, 0.012, 2.75], roundTable(0.5, 0.38, oldOak('x'), oldOak('y'), 4)),
    at([2.62, 0.392, 2.85], bowl(0.14, paint('#d8cdb8'))),
    at([2.98, 0.392, 2.6], stack(random, 3)),
    at([1.5, 0, 4.35], clubChair(cognac, blackSteel), -24),
    at([4.62, 0, 4.3], roundTable(0.26, 0.55, oldOak('x'), blackSteel, 3)),
    at([4.62, 0.55, 4.3], tableLamp(paint('#6f7d63'), 0.5, 0.2)),
    at([2.62, 0, 5.45], floorLamp(1.55, blackSteel)),
    at([4.85, 0, 5.5], potted(1.25, random, paint('#b5764f'))),
    onSide(
      'right',
      plan,
      at(
        [2.05, 1.3, 0],
        picture(1.0, 0.78, random, ['#e5dcc8', '#a8ac8c', '#c47f4e', '#6f7d63'], oldOak('y')),
      ),
    ),
    at([0.85, 0, 5.9], curtains(1.5, 2.34, cloth('#e4dac4'), random, blackSteel, 0.24, 0.2)),
    at([2.95, 0, 5.9], curtains(1.5, 2.34, cloth('#e4dac4'), random, blackSteel, 0.24, 0.2)),
    at(
      [0.2, 0.9, 1.05],
      bouquet(0.46, paint('#d9cdb6'), random, ['#7d8f6c', '#93a27c'], ['#f6efe4', '#f1dfe0']),
    ),
  ],
}
