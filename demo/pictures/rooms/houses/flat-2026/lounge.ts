import { at, type Sdl } from '../../../pov.ts'
import { bouquet, bowl, potted, rug } from '../../decor.ts'
import { blackSteel, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { globe } from '../../lamps.ts'
import type { Setting } from '../../room.ts'
import { diningChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { longTable, roundTable } from '../../tables.ts'
import { chalk, flat2026, frames, larch, leaf, stoneGrey } from './style.ts'

export const plan: Plan = {
  w: 6.4,
  d: 4.8,
  holes: {
    back: [{ x: 0.5, w: 3.9, h: 2.35, kind: 'french', frame: frames(3) }],
    right: [{ x: 1.7, y: 0.85, w: 1.3, h: 1.5, kind: 'window', frame: frames(1) }],
  },
}

const chair = diningChair(larch('y'), chalk)

/** Few pieces, as a show flat has them. */
export const lounge = ({ random }: Setting): readonly Sdl[] => [
  at([3.75, 0, 1.5], rug(2.3, 2.3, '#cbc7bd', random)),
  at(
    [5.4, 0, 3.75],
    sofa({ w: 2.3, cover: stoneGrey, legs: larch('y'), back: 0.72, loose: [leaf, chalk, leaf] }),
    90,
  ),
  at([4.55, 0.012, 2.6], roundTable(0.42, 0.36, larch('x'), blackSteel, 3)),
  at([4.5, 0.372, 2.65], bowl(0.14, porcelain)),
  at([0.95, 0, 2.3], longTable(1.9, 0.9, larch('x'), larch('y'))),
  ...[1.15, 2.05].flatMap((x, i) => [
    at([x + 0.52, 0, 2.44], chair, 180 + i * 3),
    at([x + 0.03, 0, 3.04], chair, i * 3 - 2),
  ]),
  at([1.9, 0, 2.75], `object{${globe(1.66, 0.19, flat2026.height, blackSteel, 0.25)} no_shadow}`),
  at([1.95, 0.75, 2.75], bouquet(0.46, porcelain, random, ['#7d9a5c', '#8fab6c'], ['#f6efe4', '#efdcd6'])),
  at([5.6, 0, 4.35], potted(1.6, random, paint('#e4e1da'), ['#5f7f4c', '#6f8f58', '#4f7042'], 0.34)),
  onSide(
    'left',
    plan,
    at([3.2, 1.2, 0], picture(1.3, 0.9, random, ['#f1eee6', '#c4c6b4', '#7f9d55', '#a9a89f'], larch('x'))),
  ),
  onSide(
    'right',
    plan,
    at([3.35, 1.15, 0], picture(0.8, 1.0, random, ['#f1eee6', '#c4c6b4', '#7f9d55', '#a9a89f'], larch('y'))),
  ),
]
