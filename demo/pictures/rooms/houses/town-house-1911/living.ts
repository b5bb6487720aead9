import { at, type Sdl } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bouquet, bowl, jug, rug, stack } from '../../decor.ts'
import { blackSteel, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { dome, floorLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { clubChair, paddedChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { streetAlong } from '../../street-outlook.ts'
import type { Plan } from '../../style.ts'
import { roundTable } from '../../tables.ts'
import { chimneyPiece } from '../../town-house-pieces.ts'
import {
  chalk,
  ebony,
  home,
  level,
  night,
  rails,
  raspberry,
  raspberryCloth,
  silver,
  statuary,
  streetWindows,
} from './style.ts'

const windows = streetWindows(3, 0.5)
const plan: Plan = { w: 6.2, d: 5.2, holes: { back: windows } }

const chair = paddedChair(silver, blackSteel)

/** A round table for four below a dome of black metal. */
const eating = (random: Random): Sdl[] => [
  at([1.45, 0, 3.05], roundTable(0.62, 0.75, ebony('x'), blackSteel, 4)),
  ...[-35, 55, 145, 235].map((turn) => at([1.45, 0, 3.05], at([-0.24, 0, 0.4], chair), turn)),
  at([1.45, 0.75, 3.1], bouquet(0.46, porcelain, random, ['#6f8562', '#7d8f6c'], ['#f0e1d8', '#c9718c'])),
  at([1.45, 0, 3.05], dome(1.68, 0.28, home.height, blackSteel)),
]

/** Sofa and armchair before the chimney piece. */
const sitting = (random: Random): Sdl[] => [
  at([2.45, 0, 1.6], rug(2.6, 2.5, '#c9c8c4', random, '#9fa3a5')),
  at(
    [2.42, 0, 3.62],
    sofa({ w: 2.2, cover: silver, legs: blackSteel, loose: [raspberryCloth, chalk], back: 0.74 }),
  ),
  at([3.75, 0.012, 2.75], roundTable(0.42, 0.38, statuary, blackSteel, 3)),
  at([3.65, 0.392, 2.85], bowl(0.13, paint('#3c4d5f'))),
  at([3.9, 0.392, 2.62], stack(random, 3)),
  at([4.78, 0, 4.2], clubChair(raspberry, blackSteel), 42),
  at([5.9, 0, 4.86], floorLamp(1.6, blackSteel, 0.25)),
]

/** The living room on the street side: three tall windows in the winter sun, the white hearth on a wall of dark blue. */
export const living: Room = {
  style: { ...home, accent: { right: night } },
  plan,
  outlook: (stage, here) => streetAlong('back', stage, here, -27),
  level,
  season: 'winter',
  time: 'winter',
  sun: -128,
  light: 0.4,
  view: { from: [1.5, -1.3], towards: [3.5, 5.2], lens: 24, horizon: 0.51 },
  things: ({ random }) => [
    rails(
      'back',
      plan,
      windows.map(({ x }) => x),
    ),
    ...windows.map(({ x }) =>
      onSide('back', plan, at([x, 0, 0], curtains(1.1, 3.03, chalk, random, blackSteel, 0.28, 0.26))),
    ),
    onSide('right', plan, at([2.35, 0, 0], chimneyPiece(statuary, 1.5, 1.08))),
    onSide(
      'right',
      plan,
      at([1.85, 1.4, 0], picture(1.0, 1.2, random, ['#e9e6e0', '#b9bcbd', '#8a2747', '#7f8c97'], blackSteel)),
    ),
    at([6.02, 1.08, 3.4], jug(0.3, paint('#8a2747'))),
    at([6.02, 1.08, 2.35], bouquet(0.42, porcelain, random, ['#7d8f6c', '#93a27c'])),
    onSide(
      'left',
      plan,
      at(
        [3.45, 1.3, 0],
        picture(0.8, 1.05, random, ['#ece9e3', '#9fa3a5', '#3c4d5f', '#7f8c97'], blackSteel),
      ),
    ),
    ...eating(random),
    ...sitting(random),
  ],
}
