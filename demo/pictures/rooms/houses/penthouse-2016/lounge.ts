import { at, box, type Sdl } from '../../../pov.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { floorLamp, globe } from '../../lamps.ts'
import type { Setting } from '../../room.ts'
import { diningChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { longTable, roundTable } from '../../tables.ts'
import { moss, oriole, penthouse2016, sheer, sliding, stone, walnut, wool } from './style.ts'

/** The living room from the kitchen, as the floor plan has it: glass to the right and at the far end. */
export const plan: Plan = {
  w: 5,
  d: 9,
  holes: {
    back: [{ x: 1, w: 3, h: 2.4, kind: 'french', frame: sliding(2) }],
    right: [{ x: 1, w: 7, h: 2.4, kind: 'french', frame: sliding(5) }],
    front: [{ x: 1.3, w: 2.4, h: 2.4, kind: 'passage' }],
  },
}

const chair = diningChair(walnut('y'), cloth('#cfc4b0'))
const lamp = `object{${globe(1.72, 0.15, penthouse2016.height, blackSteel, 0.25)} no_shadow}`

/** Table, sofas and what belongs to them. */
export const lounge = ({ random }: Setting): readonly Sdl[] => [
  onSide('right', plan, at([1, 0, 0], curtains(7, 2.5, sheer, random, paint('#f1ece1'), 0.45, 0.3))),
  at([1.1, 0, 1.75], longTable(2.8, 1.05, walnut('x'), walnut('y'))),
  ...[1.35, 2.0, 2.65, 3.3].flatMap((x, i) => [
    at([x + 0.46, 0, 1.9], chair, 181 - i),
    at([x - 0.02, 0, 2.66], chair, i * 2 - 3),
  ]),
  ...[1.9, 3.1].map((x) => at([x, 0, 2.28], lamp)),
  at([2.3, 0.75, 2.3], bouquet(0.5, porcelain, random, ['#7d8f6c', '#93a27c'], ['#e0b04a', '#ecc873'])),
  at([3.25, 0.75, 2.25], bowl(0.16, stone)),
  at([1.0, 0, 4.5], rug(2.7, 2.7, '#cabfa9', random, '#b9ad95')),
  at(
    [1.65, 0, 7.0],
    sofa({ w: 2.4, cover: wool, legs: walnut('y'), back: 0.7, loose: [oriole, moss, oriole] }),
  ),
  at(
    [1.28, 0, 4.65],
    sofa({ w: 2.2, cover: moss, legs: walnut('y'), back: 0.72, loose: [wool, oriole] }),
    -90,
  ),
  at([2.6, 0.012, 5.85], roundTable(0.55, 0.34, walnut('x'), blackSteel, 4)),
  at([2.45, 0.352, 5.95], stack(random, 2)),
  at([2.8, 0.352, 5.7], bowl(0.14, porcelain)),
  at([0.55, 0, 8.35], floorLamp(1.6, blackSteel, 0.25)),
  at([4.5, 0, 8.4], potted(1.7, random, paint('#8a7f73'))),
  // The double door to the hall lies flush in the wall.
  onSide('left', plan, box([0.25, 0, -0.012], [0.998, 2.3, 0.001], walnut('y'))),
  onSide('left', plan, box([1.002, 0, -0.012], [1.75, 2.3, 0.001], walnut('y'))),
  onSide(
    'left',
    plan,
    at([5.0, 1.2, 0], picture(1.5, 1.0, random, ['#ece5d6', '#b7ad97', '#cf9a2f', '#7c7f6b'], walnut('x'))),
  ),
]
