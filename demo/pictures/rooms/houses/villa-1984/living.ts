import { at, type Sdl } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { blackSteel, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { dome, floorLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { diningChair, easyChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { stoneHearth } from '../../stone-hearth.ts'
import type { Plan } from '../../style.ts'
import { longTable, roundTable } from '../../tables.ts'
import { currant, leaves, pine, plotFrom, slate, snow, villa, wool } from './style.ts'

const passage = { w: 1.5, h: 2.2, kind: 'passage' } as const

const plan: Plan = {
  w: 5,
  d: 7.2,
  holes: {
    back: [{ x: 0.55, w: 4, h: 2.3, kind: 'french', frame: leaves(3) }],
    front: [{ x: 0.6, w: 3.4, h: 2.3, kind: 'french', frame: leaves(3) }],
    right: [{ x: 5.2, ...passage }],
  },
}

/** The dining room beyond the hearth, as far as its opening shows it. */
const dining: Plan = {
  w: 3.2,
  d: 4,
  holes: { left: [{ x: 2, ...passage }], back: [{ x: 0.45, w: 2.4, h: 2.3, kind: 'french' }] },
}

const beside = plan.w + villa.thickness + 0.001

const sitting = (random: Random): Sdl[] => [
  at([1.4, 0, 2.5], rug(2.3, 2.5, '#d9d5c9', random, '#a9a59a')),
  at([1.3, 0, 2.45], sofa({ w: 2.4, cover: wool, legs: blackSteel, loose: [currant, snow, currant] }), -90),
  at([2.5, 0.012, 3.65], roundTable(0.46, 0.36, pine('x'), blackSteel)),
  at([2.4, 0.372, 3.72], bowl(0.14, porcelain)),
  at([2.66, 0.372, 3.5], stack(random, 3)),
  at([1.85, 0, 5.2], easyChair(currant, pine('z')), -16),
  at([3.0, 0, 5.3], easyChair(currant, pine('z')), 12),
  at([0.5, 0, 5.3], floorLamp(1.55, blackSteel, 0.2)),
  at([0.5, 0, 6.6], potted(1.5, random, slate)),
]

/** The salon from front to back: a hearth of stone, slate and pine boards, the garden behind glass. */
export const living: Room = {
  style: villa,
  plan,
  beside: [[beside, plan.d - dining.d, dining]],
  outlook: plotFrom(-0.35, plan.d + villa.thickness - 8.5, 0),
  season: 'winter',
  time: 'winter',
  sun: -142,
  light: 0.36,
  exposure: 0.58,
  view: { from: [1.75, -0.7], towards: [2.75, 7.2], lens: 25, horizon: 0.53 },
  things: ({ random }) => [
    onSide(
      'right',
      plan,
      at(
        [plan.d - 3.65, 0, 0],
        stoneHearth(
          {
            w: 2.3,
            depth: 0.4,
            stones: ['#8d8b84', '#7b7d7b', '#9b968b', '#6c7072', '#a39c8c'],
            slab: slate,
            beam: pine('x'),
          },
          villa.height,
          random,
        ),
      ),
    ),
    ...sitting(random),
    onSide(
      'left',
      plan,
      at([3.05, 1.25, 0], picture(1.2, 0.8, random, ['#e9e6de', '#a3a8a3', '#a82a30', '#59645f'], pine('y'))),
    ),
    at([4.55, 0.36, 2.78], bouquet(0.5, porcelain, random, ['#4f6a58', '#5f7a66'])),
    // The table, through the opening.
    at([beside + 1.0, 0, 4.3], longTable(1, 2, pine('z'), blackSteel)),
    ...[4.5, 5.2].flatMap((z, i) => [
      at([beside + 0.9, 0, z], diningChair(pine('y'), currant), -90 + i * 2),
      at([beside + 2.1, 0, z + 0.46], diningChair(pine('y'), currant), 90),
    ]),
    `object{${at([beside + 1.5, 0, 5.2], dome(1.6, 0.26, villa.height, paint('#eeeae0')))} no_shadow}`,
  ],
}
