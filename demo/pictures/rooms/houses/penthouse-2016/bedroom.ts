import { at, box } from '../../../pov.ts'
import { bed } from '../../beds.ts'
import { bouquet, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, paint, porcelain, shade } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { globe } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { terraceAlong } from './around.ts'
import { aboveTrees, level, moss, oriole, penthouse2016, sheer, sliding, walnut, wool } from './style.ts'

const plan: Plan = {
  w: 4.6,
  d: 4,
  holes: { left: [{ x: 0.9, w: 2.2, h: 2.4, kind: 'french', frame: sliding(2) }] },
}

/** The main bedroom: the bed before a panel of walnut, the terrace along its left. */
export const bedroom: Room = {
  style: { ...penthouse2016, accent: { back: paint('#b5b5a0') } },
  plan,
  outlook: aboveTrees,
  level,
  season: 'summer',
  time: 'morning',
  sun: -96,
  light: 0.5,
  exposure: 0.8,
  view: { from: [3.7, -1.7], towards: [2.05, 4], lens: 24.5, horizon: 0.52 },
  things: ({ random }) => [
    terraceAlong(plan, ['left']),
    box([0.55, 0.25, 3.94], [3.85, 1.15, 4], walnut('x')),
    at([0.75, 0, 1.2], rug(2.9, 2.2, '#cdc3ae', random)),
    at(
      [1.3, 0, 1.85],
      bed(
        {
          w: 1.8,
          duvet: cloth('#f0ebe0'),
          throwOver: oriole,
          head: wool,
          high: 1.02,
          frame: walnut('x'),
          pillows: [moss, oriole],
        },
        random,
      ),
    ),
    ...[0.62, 3.3].map((x) => box([x, 0.32, 3.52], [x + 0.48, 0.5, 3.94], walnut('x'))),
    ...[0.86, 3.54].map((x) =>
      at([x, 0, 3.7], `object{${globe(1.32, 0.1, penthouse2016.height, blackSteel, 0.3)} no_shadow}`),
    ),
    at([3.6, 0.5, 3.68], stack(random, 2)),
    at([0.84, 0.5, 3.66], bouquet(0.28, porcelain, random, ['#7d8f6c', '#93a27c'], ['#e0b04a', '#ecc873'])),
    box([0.55, 1.15, 3.95], [3.85, 1.158, 4], shade('#ffe9c8', 0.5)),
    onSide('left', plan, at([0.9, 0, 0], curtains(2.2, 2.5, sheer, random, paint('#f1ece1'), 0.4, 0.3))),
    // The door to the hall lies flush in the wall.
    onSide('right', plan, box([0.28, 0, -0.012], [1.13, 2.2, 0.001], walnut('y'))),
    onSide(
      'right',
      plan,
      at(
        [1.9, 1.2, 0],
        picture(1.0, 0.75, random, ['#ece5d6', '#b7ad97', '#cf9a2f', '#7c7f6b'], walnut('x')),
      ),
    ),
  ],
}
