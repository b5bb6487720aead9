import { at, box, type Sdl, union } from '../../../pov.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { floorLamp, globe } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { diningChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { bookcase } from '../../storage.ts'
import { streetAlong } from '../../street-outlook.ts'
import type { Plan } from '../../style.ts'
import { roundTable } from '../../tables.ts'
import { birch, flats1931, level, lilac, plum, white } from './style.ts'

const windows = [0.62, 3.75] as const

const plan: Plan = {
  w: 5.9,
  d: 4.4,
  holes: {
    back: windows.map((x) => ({ x, y: 0.78, w: 1.5, h: 1.82, kind: 'window' })),
    right: [{ x: 0.3, w: 0.84, h: 2.06, kind: 'door' }],
  },
}

/** The breast of the old chimney, painted, with a board for a mantel. */
const breast = (): Sdl =>
  union([
    box([0, 0, -0.36], [1.35, flats1931.height, 0.01], lilac),
    box([-0.04, 1.14, -0.44], [1.39, 1.18, -0.3], birch('x')),
    box([0, 0, -0.374], [1.35, 0.08, -0.3], white),
  ])

const chair = diningChair(birch('y'), plum)

/** The front room of a let flat, as its tenants have it: two windows on the street, an old chimney breast, plum cushions. */
export const living: Room = {
  style: flats1931,
  plan,
  outlook: (stage, here) => streetAlong('back', stage, here, -24),
  level,
  season: 'autumn',
  time: 'day',
  sun: -126,
  light: 0.55,
  view: { from: [3.55, -1.25], towards: [2.75, 4.4], lens: 24.5, horizon: 0.52 },
  things: ({ random }) => [
    ...windows.flatMap((x) => [
      onSide('back', plan, at([x + 0.15, 0.14, 0], radiator(1.2, 0.5))),
      onSide(
        'back',
        plan,
        at([x, 0, 0], curtains(1.5, 2.66, cloth('#e6e2dc'), random, blackSteel, 0.3, 0.26)),
      ),
    ]),
    onSide('right', plan, at([1.0, 0, 0], breast())),
    onSide('right', plan, at([1.28, 1.18, -0.37], stack(random, 3))),
    onSide(
      'right',
      plan,
      at(
        [1.36, 1.42, -0.36],
        picture(0.62, 0.8, random, ['#ece6ea', '#b3a3ba', '#6d4a78', '#8f8494'], white),
      ),
    ),
    onSide('right', plan, at([2.12, 1.18, -0.4], bouquet(0.34, porcelain, random, ['#7d8f6c', '#93a27c']))),
    onSide(
      'right',
      plan,
      at([0.06, 0, -0.3], bookcase(0.9, 1.96, 0.29, 1, 5, white, paint('#e6e2da'), random)),
    ),
    at([1.1, 0, 1.15], rug(2.1, 2.3, '#b9aebd', random, '#d8d0d6')),
    at(
      [1.0, 0, 1.2],
      sofa({ w: 2.05, cover: cloth('#a7a5a3'), legs: birch('y'), loose: [plum, cloth('#e9e4da'), plum] }),
      -90,
    ),
    at([1.85, 0.012, 2.25], roundTable(0.38, 0.42, birch('x'), white, 3)),
    at([1.8, 0.432, 2.3], bowl(0.13, porcelain)),
    at([0.42, 0, 3.75], floorLamp(1.62, blackSteel, 0.2)),
    at([3.6, 0, 3.55], roundTable(0.46, 0.75, white, birch('y'), 4)),
    at([2.98, 0, 3.1], chair, -128),
    at([4.36, 0, 3.35], chair, 112),
    at([3.6, 0.75, 3.55], bowl(0.15, paint('#6d4a78'))),
    at([2.95, 0, 4.1], potted(1.35, random, paint('#d8d2c8'))),
    at([2.95, 0, 2.0], globe(2.2, 0.24, flats1931.height, blackSteel, 0.25)),
    onSide(
      'left',
      plan,
      union([
        at(
          [1.4, 1.3, 0],
          picture(0.72, 0.72, random, ['#f0ece6', '#b9b2bf', '#6d4a78', '#9b93a0'], birch('y')),
        ),
        at(
          [2.32, 1.3, 0],
          picture(0.72, 0.72, random, ['#f0ece6', '#c3b9a6', '#c9a15c', '#9b93a0'], birch('y')),
        ),
      ]),
    ),
  ],
}
