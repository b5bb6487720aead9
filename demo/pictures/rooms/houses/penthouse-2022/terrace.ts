import { at } from '../../../pov.ts'
import { bouquet, bowl, potted } from '../../decor.ts'
import { cloth, paint, porcelain } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { easyChair, paddedChair, sofa } from '../../seats.ts'
import { longTable, roundTable } from '../../tables.ts'
import { deck } from './deck.ts'
import { living, plan } from './living.ts'
import { ash, black, burnt, felt, penthouse } from './style.ts'

const outer = plan.d + penthouse.thickness
const weave = cloth('#dedbd4')
const chair = paddedChair(felt, black)

/** The terrace in the west in the last sun: seats along its edge, the roofs of the city below. */
export const terrace: Room = {
  ...living,
  time: 'sunset',
  sun: -110,
  exposure: 0.85,
  open: true,
  view: { from: [-0.9, outer + 0.3], towards: [5.5, outer + 7.9], lens: 24, horizon: 0.57 },
  things: ({ random }) => [
    deck(plan, random),
    at(
      [2.9, -0.02, outer + 3.45],
      sofa({
        w: 2.5,
        cover: weave,
        legs: ash('y'),
        arm: [0.12, 0.52],
        back: 0.66,
        loose: [burnt, felt, burnt],
      }),
    ),
    at([3.5, -0.02, outer + 2.6], roundTable(0.42, 0.36, ash('x'), black, 4)),
    at([3.4, 0.34, outer + 2.65], bowl(0.14, porcelain)),
    at([3.65, 0.34, outer + 2.5], bouquet(0.3, paint('#8b8c8b'), random)),
    at([2.0, -0.02, outer + 2.3], easyChair(weave, ash('z')), -70),
    at([6.2, -0.02, outer + 2.7], longTable(1.9, 0.85, ash('x'), black)),
    ...[6.4, 7.3].flatMap((x) => [
      at([x + 0.48, -0.02, outer + 2.8], chair, 180),
      at([x, -0.02, outer + 3.45], chair),
    ]),
    at([7.15, 0.73, outer + 3.1], bowl(0.16, paint('#c25a2b'))),
    at([2.35, -0.02, outer + 4.2], potted(1.3, random, paint('#6b6d6c'))),
  ],
}
