import { at, box, extrude, type Sdl, union } from '../pov.ts'
import { copper, paint } from './finishes.ts'
import { logs } from './hearth.ts'

export interface BrickHearth {
  /** Width of the chimney breast, and how far it stands out from the wall. */
  readonly w: number
  readonly depth: number
  readonly brick: Sdl
  readonly slab: Sdl
  readonly beam: Sdl
}

const [wide, low, high] = [0.46, 0.36, 1.02]
const soot = paint('#3d3731')

/** A breast of exposed brick with a raised fire under a copper hood, facing -z; its middle is at x = 0, the wall at z = 0. */
export function brickHearth({ w, depth, brick, slab, beam }: BrickHearth, ceiling: number): Sdl {
  const [half, front] = [w / 2, -depth]
  const hood = [
    [-wide - 0.07, high - 0.06],
    [wide + 0.07, high - 0.06],
    [wide - 0.06, high + 0.28],
    [-wide + 0.06, high + 0.28],
  ] as const
  return union([
    union(
      [
        box([-half, 0, front], [-wide, ceiling, 0.01]),
        box([wide, 0, front], [half, ceiling, 0.01]),
        box([-wide, high, front], [wide, ceiling, 0.01]),
        // One can sit on the ledge before the fire.
        box([-half, 0, front - 0.2], [half, low - 0.06, front + 0.001]),
      ],
      brick,
    ),
    box([-half - 0.02, low - 0.06, front - 0.23], [half + 0.02, low, -0.005], slab),
    union(
      [
        box([-wide, low, -0.02], [wide, high, -0.004]),
        box([-wide - 0.02, low, front + 0.03], [-wide + 0.004, high, -0.004]),
        box([wide - 0.004, low, front + 0.03], [wide + 0.02, high, -0.004]),
      ],
      soot,
    ),
    extrude(hood, front - 0.13, front + 0.01, copper),
    box([-half - 0.02, high + 0.32, front - 0.09], [half + 0.02, high + 0.42, front + 0.02], beam),
    at([0, low, 0], logs(0, front + 0.1)),
  ])
}
