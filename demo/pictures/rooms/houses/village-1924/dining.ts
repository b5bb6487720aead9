import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bouquet, bowl } from '../../decor.ts'
import { enamel, porcelain } from '../../finishes.ts'
import { dome } from '../../lamps.ts'
import { diningChair } from '../../seats.ts'
import type { Plan } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { casements } from '../../windows.ts'
import { ash, house, indigo, white } from './style.ts'

const gardenDoors = casements({ texture: white, columns: 3, sash: 0.07, bars: [0.76] })

/** The room at the back, as wide as the house: the kitchen on the left, the table by the garden doors. */
export const backRoom: Plan = {
  w: 5,
  d: 3.7,
  holes: {
    front: [{ x: 1.4, w: 1.7, h: 2.3, kind: 'passage', inner: true }],
    back: [
      { x: 0.42, y: 1.08, w: 1.2, h: 1.3, kind: 'window' },
      { x: 2.2, w: 2.3, h: 2.38, kind: 'french', frame: gardenDoors },
    ],
  },
}

const chair = diningChair(ash('y'), indigo)

/** The table with its chairs below a white dome. */
export const dining = (random: Random): Sdl =>
  union([
    at([2.86, 0, 1.0], longTable(0.88, 1.6, ash('z'), white)),
    ...[1.12, 1.92].flatMap((z, i) => [
      at([2.94, 0, z], chair, -90 + i * 3),
      at([3.66, 0, z + 0.46], chair, 91 - i * 4),
    ]),
    at([3.3, 0, 1.8], `object{${dome(1.62, 0.24, house.height, enamel('#efece4'))} no_shadow}`),
    at([3.26, 0.75, 1.5], bowl(0.16, porcelain)),
    at([3.34, 0.75, 2.15], bouquet(0.46, porcelain, random, ['#7d946a', '#93a67c'], ['#f3e2a2', '#f6efdc'])),
    // A board above the worktop, too shallow to be in the way.
    box([0, 1.5, 1.95], [0.24, 1.535, 3.7], ash('z')),
  ])
