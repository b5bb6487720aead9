import { masonry } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bouquet, foliage, potted } from '../../decor.ts'
import { blackSteel, cloth, paint, porcelain, teak } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { roundTable } from '../../tables.ts'
import { living, plan } from './living.ts'
import { apartment } from './style.ts'

const outer = plan.d + apartment.thickness
const clay = masonry('#985f4d')
const [glass] = plan.holes.back ?? []

/** Brick outside, around the glass of the living room. */
function skin(): Sdl {
  const [x0, x1, top] = [glass?.x ?? 0, (glass?.x ?? 0) + (glass?.w ?? 0), glass?.h ?? 0]
  return union(
    [
      box([-3, -2, outer], [x0, 7, outer + 0.1]),
      box([x1, -2, outer], [9, 7, outer + 0.1]),
      box([x0, top, outer], [x1, 7, outer + 0.1]),
    ],
    clay,
  )
}

const chair = diningChair(teak('y'), cloth('#e6dcc8'))

const greens = ['#7d8f6c', '#93a27c', '#6f8562']

/** A trough with small shrubs beside the railing. */
function trough(x: number, w: number, random: Random): Sdl {
  const shrubs = Array.from({ length: Math.round(w / 0.22) }, (_, i) =>
    at([0.14 + i * 0.22, 0.3, 0.13], foliage(0.38, 0.22, 0.1, 60, greens, random, 0.45)),
  )
  return at([x, -0.02, outer + 1.52], union([box([0, 0, 0], [w, 0.32, 0.26], paint('#5f6f74')), ...shrubs]))
}

/** The terrace in the south-west, seen along the front. */
export const terrace: Room = {
  ...living,
  exposure: 0.52,
  open: true,
  view: { from: [5.85, outer + 0.85], towards: [0, outer + 1.0], lens: 24, horizon: 0.58 },
  things: (setting) => {
    const { random } = setting
    return [
      ...living.things(setting),
      skin(),
      trough(0.3, 1.8, random),
      at([2.3, -0.02, outer + 0.92], roundTable(0.4, 0.73, teak('x'), blackSteel, 3)),
      at([2.25, 0.71, outer + 0.92], bouquet(0.34, porcelain, random, ['#7d8f6c'], ['#f3e3c4', '#e9c98f'])),
      at([1.55, -0.02, outer + 0.62], chair, -80),
      at([2.95, -0.02, outer + 1.32], chair, 62),
      at([0.4, -0.02, outer + 0.45], potted(1.35, random, paint('#ad6a4e'))),
    ]
  },
}
