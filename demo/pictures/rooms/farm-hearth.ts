import { at, box, cylinder, extrude, type Sdl, sphere, union } from '../pov.ts'
import { blackSteel } from './finishes.ts'
import { logs } from './hearth.ts'

export interface FarmHearth {
  /** Clear width between the cheeks. */
  readonly w: number
  readonly lime: Sdl
  readonly brick: Sdl
  readonly slab: Sdl
  readonly beam: Sdl
}

const [depth, high, cheek] = [0.78, 1.46, 0.26]

/** A kettle on a chain, as it hung above every farmer's fire. */
const kettle = union(
  [
    cylinder([0, 0.78, -0.34], [0, high + 0.3, -0.34], 0.009),
    sphere([0, 0.6, -0.34], 0.16),
    cylinder([0, 0.66, -0.34], [0, 0.75, -0.34], 0.13),
  ],
  blackSteel,
)

/** A hearth one can stand in, under an oak beam and a tapering hood, facing -z; its middle is at x = 0, the wall at z = 0. */
export function farmHearth({ w, lime, brick, slab, beam }: FarmHearth, ceiling: number): Sdl {
  const half = w / 2
  const side = half + cheek
  const shelf = high + 0.3
  return union([
    union(
      [
        box([-side, 0, -depth], [-half, high, 0.01]),
        box([half, 0, -depth], [side, high, 0.01]),
        extrude(
          [
            [-side + 0.06, shelf],
            [side - 0.06, shelf],
            [side - 0.42, ceiling],
            [-side + 0.42, ceiling],
          ],
          -0.56,
          0.01,
        ),
      ],
      lime,
    ),
    union(
      [
        box([-half, 0.06, -0.05], [half, high, 0.005]),
        box([-half - 0.002, 0.06, -depth + 0.14], [-half + 0.02, high, 0]),
        box([half - 0.02, 0.06, -depth + 0.14], [half + 0.002, high, 0]),
      ],
      brick,
    ),
    box([-side - 0.12, 0, -depth - 0.42], [side + 0.12, 0.06, 0], slab),
    union(
      [
        box([-side - 0.08, high, -depth - 0.06], [side + 0.08, high + 0.25, 0.01]),
        box([-side - 0.14, high + 0.25, -depth - 0.14], [side + 0.14, shelf, 0.01]),
      ],
      beam,
    ),
    box([-0.38, 0.08, -0.075], [0.38, 0.72, -0.04], blackSteel),
    at([0, 0.06, 0], logs(0, -0.42)),
    kettle,
  ])
}
