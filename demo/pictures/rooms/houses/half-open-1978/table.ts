import { at, type Sdl } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bouquet, bowl, potted } from '../../decor.ts'
import { enamel, paint, porcelain } from '../../finishes.ts'
import { dome } from '../../lamps.ts'
import { diningChair } from '../../seats.ts'
import { longTable } from '../../tables.ts'
import { house, merbau, sand } from './style.ts'

const chair = diningChair(merbau('y'), sand)

/** The table by the sliding glass, below an orange dome. */
export const tableByTheGlass = (random: Random): Sdl[] => [
  at([1.34, 0, 6.64], longTable(1, 2.2, merbau('z'), merbau('y'))),
  ...[6.8, 7.5, 8.2].flatMap((z, i) => [
    at([1.24, 0, z], chair, -91 + i * 2),
    at([2.44, 0, z + 0.46], chair, 89 - i),
  ]),
  at([1.84, 0, 7.74], `object{${dome(1.58, 0.27, house.height, enamel('#c05f2b'))} no_shadow}`),
  at([1.8, 0.75, 7.2], bowl(0.17, paint('#d9c8a6'))),
  at([1.88, 0.75, 8.3], bouquet(0.5, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f0cf9a', '#e39a5c'])),
  at([3.5, 0, 6.3], potted(1.35, random, paint('#b8734a'))),
]
