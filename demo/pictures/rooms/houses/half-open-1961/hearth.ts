import { bricks } from '../../../bricks.ts'
import { box, type Sdl, union } from '../../../pov.ts'
import type { Stage } from '../../../stage.ts'
import { blueStone, paint } from '../../finishes.ts'

const [wide, low, high, front] = [0.9, 0.34, 0.9, -0.3]
const soot = paint('#3b3733')

/**
 * A breast in the yellow brick of the front, facing -z, its left end at x = 0; the opening lies to one side, and the
 * slab before it goes on along the wall as a bench.
 */
export function yellowHearth(stage: Stage, w: number, bench: number, ceiling: number): Sdl {
  const from = 0.28
  const to = from + wide
  return union([
    union(
      [
        box([0, 0, front], [from, ceiling, 0.01]),
        box([to, 0, front], [w, ceiling, 0.01]),
        box([from, high, front], [to, ceiling, 0.01]),
        box([from, 0, front], [to, low, 0.01]),
      ],
      bricks(stage, '#d3b67f'),
    ),
    box([-0.03, low - 0.07, front - 0.24], [w + bench, low, -0.002], blueStone),
    box([w + bench - 0.12, 0, front - 0.12], [w + bench - 0.04, low - 0.07, -0.002], blueStone),
    union(
      [
        box([from, low, -0.03], [to, high, -0.002]),
        box([from - 0.02, low, front + 0.04], [from + 0.003, high, -0.002]),
        box([to - 0.003, low, front + 0.04], [to + 0.02, high, -0.002]),
        box([from, high - 0.003, front + 0.04], [to, high + 0.02, -0.002]),
      ],
      soot,
    ),
  ])
}
