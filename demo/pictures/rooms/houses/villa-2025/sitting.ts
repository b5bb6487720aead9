import { at, type Sdl } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, paint, porcelain } from '../../finishes.ts'
import { curtains } from '../../hangings.ts'
import { floorLamp, globe } from '../../lamps.ts'
import { paddedChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { slats } from '../../slats.ts'
import type { Plan } from '../../style.ts'
import { longTable, roundTable } from '../../tables.ts'
import { lake, linen, paleOak, stone, villa } from './style.ts'

const lamp = `object{${globe(1.72, 0.15, villa.height, blackSteel)} no_shadow}`
const chair = paddedChair(cloth('#c4bcac'), blackSteel)

/** The table along the glass, below two globes. */
export const dining = (random: Random): Sdl[] => [
  at([4.1, 0, 3.6], longTable(2.1, 1, paleOak('x'), blackSteel)),
  ...[4.78, 5.42, 6.06].map((x, i) => at([x, 0, 3.74], chair, 179 + i)),
  ...[4.26, 4.9, 5.54].map((x, i) => at([x, 0, 4.48], chair, i - 1)),
  ...[4.75, 5.55].map((x) => at([x, 0, 4.1], lamp)),
  at([5.3, 0.75, 4.1], bouquet(0.5, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f6f3ea', '#e9e3d2'])),
]

/** Seats around a low table, before the wall of laths. */
export const sitting = (plan: Plan, random: Random): Sdl[] => [
  onSide('right', plan, slats(plan.d, villa.height, paleOak('y'))),
  onSide('back', plan, at([0.12, 0, 0], curtains(9.3, 2.71, linen, random, paint('#f5f3ee'), 0.5, 0.06))),
  at([6.15, 0, 1.9], rug(3.1, 3.0, '#c3baa8', random, '#b5ab98')),
  at(
    [8.5, 0, 4.98],
    sofa({
      w: 2.45,
      cover: cloth('#cbc4b6'),
      legs: blackSteel,
      arm: [0.2, 0.52],
      back: 0.7,
      loose: [lake, linen, cloth('#a9bcc0')],
    }),
    90,
  ),
  at([7.45, 0.013, 3.75], roundTable(0.5, 0.34, stone, blackSteel, 4)),
  at([6.85, 0.013, 3.3], roundTable(0.3, 0.44, paleOak('x'), blackSteel, 3)),
  at([7.35, 0.353, 3.85], bowl(0.14, porcelain)),
  at([7.65, 0.353, 3.6], stack(random, 2)),
  at([9.2, 0, 5.3], floorLamp(1.62, blackSteel, 0.25)),
  at([8.2, 0, 5.2], potted(1.6, random, paint('#e7e3da'), ['#6f8a66', '#83997a', '#617c59'], 0.3)),
]
