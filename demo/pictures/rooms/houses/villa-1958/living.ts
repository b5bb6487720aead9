import { at } from '../../../pov.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { blueStone, brassPlate, cloth, oak, paint, porcelain, walnut } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { openFire } from '../../hearth.ts'
import { floorLamp, globe } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { diningChair, easyChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { longTable, roundTable } from '../../tables.ts'
import { casements } from '../../windows.ts'
import { frames, southGarden, villa } from './style.ts'

const passage = { x: 3.2, w: 1.5, h: 2.2, kind: 'passage' } as const
const french = { w: 2.4, h: 2.3, kind: 'french', frame: casements({ texture: frames, columns: 3 }) } as const

const salon: Plan = {
  w: 4.4,
  d: 5.8,
  holes: {
    back: [{ x: 0.95, ...french }],
    left: [
      { x: 0.35, y: 0.9, w: 1.2, h: 1.42, kind: 'window' },
      { x: 4.1, y: 0.9, w: 1.2, h: 1.42, kind: 'window' },
    ],
    right: [passage],
  },
}

const dining: Plan = { w: 3.8, d: 5.8, holes: { back: [{ x: 0.7, ...french }], left: [passage] } }

const sage = paint('#bcc4ae')
const moss = cloth('#68775a')

/** The drawing room: open fire, chairs of the year the house was built, the garden beyond. */
export const living: Room = {
  style: { ...villa, accent: { left: sage } },
  plan: salon,
  beside: [[4.721, 0, dining]],
  outlook: southGarden,
  time: 'morning',
  sun: -138,
  view: { from: [2.3, -1.1], towards: [2.3, 5.8], lens: 22.5, horizon: 0.56, side: -0.02 },
  things: ({ plan, random }) => [
    onSide(
      'left',
      plan,
      at(
        [2.05, 0, 0],
        openFire(
          {
            w: 0.84,
            h: 0.72,
            band: 0.13,
            stone: blueStone,
            inside: paint('#4a443d'),
            depth: 0.36,
            shelf: 0.05,
          },
          sage,
          1.7,
          villa.height,
        ),
      ),
    ),
    onSide('back', plan, at([0.95, 0, 0], curtains(2.4, 2.46, cloth('#d3ccba'), random))),
    at([0.95, 0, 1.05], rug(2.45, 2.6, '#bfae8d', random, '#d9cfb8')),
    at(
      [3.4, 0, 3.05],
      sofa({
        w: 2.3,
        cover: cloth('#ddd5c4'),
        loose: [cloth('#51654f'), cloth('#b97f58'), cloth('#efe8d9')],
      }),
      90,
    ),
    at([2.1, 0.012, 2.15], roundTable(0.46, 0.38, oak('x'), walnut('y'))),
    at([2.0, 0.392, 2.2], bowl(0.13, porcelain)),
    at([2.3, 0.392, 2.0], stack(random, 2)),
    at([0.85, 0, 4.05], easyChair(moss), -32),
    at([2.5, 0, 4.35], easyChair(moss), 16),
    at([0.42, 0, 4.9], floorLamp(1.55, brassPlate)),
    at([3.95, 0, 5.35], potted(1.5, random)),
    onSide(
      'left',
      plan,
      at([2.5, 1.3, -0.36], picture(0.8, 0.95, random, ['#dcd8ca', '#9aa88f', '#c98a57', '#6d7f6b'])),
    ),
    at([0.2, 0.9, 3.45], bouquet(0.5, paint('#e9e2d3'), random)),
    onSide(
      'right',
      plan,
      at(
        [3.35, 1.3, 0],
        picture(0.62, 0.82, random, ['#e2d9c6', '#b4a58a', '#b9694a', '#8c8468'], walnut('y')),
      ),
    ),
    at([6.0, 0, 1.6], longTable(1, 2.2, oak('z'))),
    ...[1.8, 2.5, 3.2].map((z) => at([6.1, 0, z], diningChair(walnut('y'), moss), -90)),
    at([6.5, 0, 2.7], globe(1.65, 0.2, villa.height)),
  ],
}
