import { bricks } from '../../../bricks.ts'
import { at, type Sdl } from '../../../pov.ts'
import { bouquet, bowl, jug, potted, rug, stack } from '../../decor.ts'
import { farmHearth } from '../../farm-hearth.ts'
import { blackSteel, cloth, leather, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { woodPile } from '../../hearth.ts'
import { floorLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { clubChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { darkOak, farm, gardenRight, lime, linen, madder, pine, stone } from './style.ts'

const plan: Plan = {
  w: 6.2,
  d: 5.9,
  holes: {
    right: [
      { x: 2.9, w: 1.5, h: 2.3, kind: 'french' },
      { x: 4.75, y: 0.85, w: 0.95, h: 1.5, kind: 'window' },
    ],
    back: [{ x: 4.75, w: 0.9, h: 2.06, kind: 'door' }],
  },
}

const hearth = (brick: Sdl): Sdl =>
  farmHearth({ w: 1.95, lime, brick, slab: stone, beam: darkOak('x') }, farm.height)
const cushions = [madder, cloth('#cfc6b2'), madder]

/** The sitting room: the great hearth ahead, the garden through glass doors on the right. */
export const living: Room = {
  style: farm,
  plan,
  outlook: gardenRight,
  season: 'autumn',
  time: 'day',
  sun: 62,
  light: 0.8,
  view: { from: [1.9, -1.2], towards: [2.85, 5.9], lens: 24.5, horizon: 0.51, side: 0.07 },
  things: ({ random, stage }) => [
    at([2.75, 0, 5.9], hearth(bricks(stage, '#7a5140'))),
    ...[1.95, 2.2].map((x, i) => at([x, 1.76, 5.22], jug(0.2 + i * 0.07, paint(i ? '#6d7f74' : '#d9cdb6')))),
    at([2.85, 1.76, 5.2], bowl(0.13, porcelain)),
    at([3.5, 1.76, 5.22], jug(0.26, paint('#93342c'))),
    at([0.12, 0, 5.9], woodPile(1.05, 8, random)),
    at([1.2, 0, 1.75], rug(3.1, 2.9, '#cdc4b1', random, '#a79a83')),
    at([1.3, 0, 2.15], sofa({ w: 2.3, cover: linen, legs: darkOak('y'), loose: cushions }), -90),
    at([3.75, 0, 4.15], clubChair(leather('#6e4630'), blackSteel), 68),
    at([3.65, 0, 2.6], clubChair(leather('#6e4630'), blackSteel), 100),
    at([2.0, 0.012, 2.5], longTable(0.8, 1.3, pine('z'), pine('y'), 0.4)),
    at([2.35, 0.412, 3.35], bouquet(0.42, porcelain, random, ['#a8763f', '#8b6a3c', '#7a7f4e'])),
    at([2.5, 0.412, 2.85], stack(random, 3)),
    at([0.5, 0, 4.85], floorLamp(1.55, blackSteel)),
    at([5.7, 0, 4.95], potted(0.85, random, paint('#a9a493'))),
    onSide(
      'left',
      plan,
      at(
        [3.05, 1.2, 0],
        picture(1.15, 0.8, random, ['#e9e4d8', '#9aa392', '#93342c', '#6b7a6e'], darkOak('y')),
      ),
    ),
    // Walls are drawn from left to right as seen from within: on the right side that starts at the back.
    onSide('right', plan, at([1.5, 0, 0], curtains(1.5, 2.46, linen, random, blackSteel, 0.26, 0.24))),
  ],
}
