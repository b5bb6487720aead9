import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bed } from '../../beds.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, enamel, paint, porcelain, shade } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { dome, floorLamp } from '../../lamps.ts'
import { diningChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { roundTable } from '../../tables.ts'
import { plan } from './plan.ts'
import { birch, lemon, mist, snow, studio, white } from './style.ts'

const sun = paint('#e6c25e')

/** The bed in its niche: a yellow wall, a lower ceiling, a panel of birch that parts it from the table. */
const niche = (random: Random): Sdl =>
  union([
    box([0, 0, 1.12], [0.012, 2.25, 3.42], sun),
    box([-0.01, 2.25, 1.1], [1.52, studio.height, 3.5], white),
    box([0, 0, 3.42], [1.52, 2.25, 3.5], birch('y')),
    box([0.012, 1.22, 1.3], [0.2, 1.25, 3.42], birch('z')),
    at([0.11, 1.25, 2.3], stack(random, 3)),
    at([0.11, 1.25, 1.75], bowl(0.09, porcelain)),
    at([0.11, 1.25, 2.95], potted(0.3, random, porcelain)),
    box([0.5, 1.42, 3.36], [1.0, 1.46, 3.42], shade('#fff6e6', 0.7)),
    at(
      [0.05, 0, 1.24],
      bed(
        {
          w: 1.4,
          linen: snow,
          duvet: mist,
          head: cloth('#9aa2a2'),
          high: 0.95,
          frame: birch('x'),
          pillows: [cloth('#d9dbd8'), lemon],
        },
        random,
      ),
    ),
  ])

const chair = diningChair(birch('y'), mist)

/** A round table for two by the window. */
const table = (random: Random): Sdl[] => [
  at([1.75, 0, 4.95], roundTable(0.42, 0.74, white, birch('y'), 3)),
  at([1.14, 0, 4.68], chair, -84),
  at([1.62, 0, 5.38], chair, 8),
  at([1.72, 0.74, 4.98], bouquet(0.42, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f2d98a', '#f6efdc'])),
  at([1.75, 0, 4.95], `object{${dome(1.6, 0.21, studio.height, enamel('#dfb239'))} no_shadow}`),
]

const seats = (random: Random): Sdl[] => [
  at([2.25, 0, 3.2], rug(1.75, 2.3, '#c9c8c0', random, '#dddbd3')),
  at(
    [3.2, 0, 5.25],
    sofa({ w: 1.8, cover: mist, legs: birch('y'), arm: [0.14, 0.56], back: 0.74, loose: [lemon, snow] }),
    90,
  ),
  at([2.68, 0.013, 4.25], roundTable(0.33, 0.4, birch('x'), blackSteel, 3)),
  at([2.66, 0.413, 4.25], stack(random, 2)),
  at([3.85, 0, 5.62], floorLamp(1.55, blackSteel, 0.2)),
  onSide(
    'right',
    plan,
    at([1.15, 1.25, 0], picture(1.0, 0.72, random, ['#eceae2', '#bcc4bf', '#dfb239', '#8e9a96'], birch('y'))),
  ),
]

/** What furnishes the studio, but for its kitchenette. */
export const things = (random: Random): Sdl[] => [
  niche(random),
  ...table(random),
  ...seats(random),
  at([0.42, 0, 5.55], potted(1.25, random, paint('#e6e4dd'), ['#6f8a66', '#83997a', '#617c59'], 0.34)),
  onSide('back', plan, at([0.75, 0, 0], curtains(3, 2.47, snow, random, blackSteel, 0.3, 0.3))),
]
