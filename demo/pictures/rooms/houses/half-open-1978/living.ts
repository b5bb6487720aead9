import { masonry } from '../../../materials.ts'
import { at, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { brickHearth } from '../../brick-hearth.ts'
import { bouquet, bowl, rug, stack } from '../../decor.ts'
import { blackSteel, blueStone, leather, paint } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { floorLamp } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { clubChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { cooking, island } from './kitchen.ts'
import { cream, garden, house, merbau, pvc, sand, tiledHouse } from './style.ts'
import { tableByTheGlass } from './table.ts'

const passage = { w: 1.5, h: 2.15, kind: 'passage' } as const

export const plan: Plan = {
  w: 3.97,
  d: 9.78,
  holes: {
    back: [{ x: 0.44, w: 3, h: 2.2, kind: 'french', frame: pvc(2) }],
    left: [{ x: 4.04, y: 0.9, w: 1.4, h: 1.3, kind: 'window' }],
    front: [{ x: 0.84, y: 0.8, w: 2.2, h: 1.4, kind: 'window' }],
    right: [
      { x: 7.29, ...passage },
      { x: 0.82, w: 0.85, h: 2.06, kind: 'door' },
    ],
  },
}

/** The kitchen, as far as its opening shows it. */
const beyond: Plan = {
  w: 3.16,
  d: 3.37,
  holes: {
    left: [{ x: 0.88, ...passage }],
    back: [{ x: 0.75, y: 1.05, w: 1.7, h: 1.15, kind: 'window' }],
  },
}

const beside = plan.w + house.thickness + 0.001

/** Seats around the hearth of exposed brick. */
const sitting = (random: Random): Sdl[] => [
  onSide(
    'right',
    plan,
    at(
      [plan.d - 2.74, 0, 0],
      brickHearth(
        { w: 1.76, depth: 0.34, brick: masonry('#b0694c'), slab: blueStone, beam: merbau('x') },
        house.height,
      ),
    ),
  ),
  at([0.62, 0, 1.3], rug(2.35, 2.35, '#b9673b', random, '#8f4a2b')),
  at([2.44, 0, 1.1], sofa({ w: 2.2, cover: sand, arm: [0.16, 0.5] }), 180),
  at([1.16, 0, 2.4], clubChair(leather('#a8683c'), merbau('y')), -86),
  at([0.84, 0.012, 1.72], longTable(1.2, 0.62, merbau('x'), merbau('y'), 0.36)),
  at([1.25, 0.372, 2.06], bowl(0.14, paint('#c8973f'))),
  at([1.7, 0.372, 2.0], stack(random, 3)),
  at([0.4, 0, 3.7], floorLamp(1.55, blackSteel, 0.2)),
]

/** The living room from the street side: the hearth, the table, the garden behind sliding glass. */
export const living: Room = {
  style: house,
  plan,
  beside: [[beside, plan.d - beyond.d, beyond]],
  outlook: garden,
  time: 'evening',
  sun: 150,
  light: 0.42,
  view: { from: [1.42, -0.27], towards: [1.42, 9.78], lens: 24, horizon: 0.575, side: 0.19 },
  things: ({ random }) => [
    ...sitting(random),
    ...tableByTheGlass(random),
    onSide('back', plan, at([0.44, 0, 0], curtains(3, 2.36, cream, random, merbau('x'), 0.38, 0.34))),
    at(
      [beside, 0, plan.d - beyond.d],
      union([cooking(), island(), at([0, 0.004, 0], tiledHouse.floor(beyond.w, beyond.d, random))]),
    ),
    onSide('left', plan, at([4.1, 0.16, 0], radiator(1.25, 0.58))),
    onSide(
      'left',
      plan,
      at(
        [6.9, 1.2, 0],
        picture(1.0, 0.74, random, ['#eadfc9', '#c9a36f', '#b45c30', '#8a7a52'], merbau('y')),
      ),
    ),
    onSide(
      'right',
      plan,
      at(
        [4.4, 1.25, 0],
        picture(0.66, 0.86, random, ['#eadfc9', '#d0b184', '#c8973f', '#7d6a4a'], merbau('y')),
      ),
    ),
    at([-0.1, 0.905, 5.1], bouquet(0.36, paint('#8f4a2b'), random)),
  ],
}
