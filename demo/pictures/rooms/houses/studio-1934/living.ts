import { at, cylinder, type Sdl } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bed } from '../../beds.ts'
import { curvedShelves } from '../../curved-shelves.ts'
import { bouquet, bowl, potted, stack } from '../../decor.ts'
import { brassPlate, cloth, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { floorLamp, opalBowl } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { clubChair, diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { roundTable } from '../../tables.ts'
import { drape } from '../../upholstery.ts'
import { cornice, drum, panels } from './drum.ts'
import { overRoofs } from './outlook.ts'
import { axisX, axisZ, corner, plan } from './plan.ts'
import { blue, cobalt, level, maple, pearl, roundedCeiling, studio } from './style.ts'

/** The bed stands where the wall is still straight, its head to the street. */
const sleeping = (random: Random): Sdl[] => [
  at(
    [0.12, 0, 3.66],
    bed(
      {
        w: 1.4,
        linen: cloth('#f3eee2'),
        duvet: cloth('#e6dfcf'),
        throwOver: blue,
        thick: 0.02,
        head: maple('x'),
        high: 0.9,
        frame: maple('x'),
        pillows: [pearl, blue],
      },
      random,
    ),
  ),
  onSide(
    'back',
    plan,
    at(
      [0.36, 1.28, 0],
      picture(0.92, 0.74, random, ['#e6dfcd', '#8fa0c4', '#27448f', '#b98a52'], maple('y')),
    ),
  ),
  at([1.62, 0.012, plan.d - 0.14], drape(0.34, studio.height - 0.14, pearl, random)),
  at([1.84, 0, 5.3], floorLamp(1.5, brassPlate, 0.25)),
]

const chair = diningChair(maple('y'), blue)

/** A table for two at the other end of the curve. */
const dining = (random: Random): Sdl[] => [
  at([3.95, 0, 2.7], roundTable(0.46, 0.74, maple('x'), maple('y'), 4)),
  at([3.8, 0, 3.5], chair, 8),
  at([4.66, 0, 2.72], chair, 96),
  at([3.95, 0.74, 2.7], bouquet(0.44, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f6f1e4', '#9db0dc'])),
]

/** A round rug with a ring, an armchair on it. */
const sitting = (random: Random): Sdl[] => [
  ...[
    ['#d8d0bd', 1.2, 0.01],
    ['#2f4d97', 1.06, 0.0115],
    ['#d8d0bd', 0.96, 0.013],
  ].map(([hex, r, y]) => cylinder([2.5, 0, 3.2], [2.5, Number(y), 3.2], Number(r), cloth(String(hex), 0.09))),
  at([2.35, 0, 3.62], clubChair(cobalt, maple('y')), 14),
  at([1.95, 0.013, 3.1], roundTable(0.27, 0.5, maple('x'), brassPlate, 3)),
  at([1.93, 0.513, 3.12], stack(random, 2)),
  at([2.02, 0.513, 2.96], bowl(0.08, porcelain)),
]

/** The studio from its door: the bed by the straight wall, the band of windows around the corner to the table. */
export const living: Room = {
  style: { ...studio, ceiling: roundedCeiling(corner.r, 0.34) },
  plan,
  outlook: overRoofs,
  level,
  time: 'morning',
  sun: 128,
  exposure: 1.02,
  view: { from: [2, -1.5], towards: [4, 5.73], lens: 24.5, horizon: 0.53 },
  things: ({ random }) => [
    drum(),
    cornice(),
    panels(),
    at([axisX, 0, axisZ], curvedShelves(corner.r, [62, 89], maple('x'), random)),
    ...sleeping(random),
    ...dining(random),
    ...sitting(random),
    at([2.86, 0, 5.3], potted(1.4, random, paint('#2f4d97'), ['#5f7c58', '#6f8a66', '#55724f'], 0.34)),
    at([2.7, 0, 2.9], `object{${opalBowl(2.25, 0.26, studio.height)} no_shadow}`),
  ],
}
