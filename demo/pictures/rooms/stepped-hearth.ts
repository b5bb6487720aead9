import { box, type Sdl, union } from '../pov.ts'
import { logs } from './hearth.ts'

export interface SteppedHearth {
  /** Width of the chimney breast, and how far it stands out from the wall. */
  readonly w: number
  readonly depth: number
  readonly breast: Sdl
  readonly stone: Sdl
  readonly inside: Sdl
}

const [wide, high] = [0.43, 0.68]
const steps = [
  { band: 0.1, out: 0.03 },
  { band: 0.12, out: 0.065 },
  { band: 0.12, out: 0.1 },
]

/** Bands of marble around the fire, each one standing further out than the one within. */
function frame(front: number): Sdl[] {
  let [x, y] = [wide, high]
  return steps.flatMap(({ band, out }) => {
    const [x0, y0] = [x, y]
    x += band
    y += band * 0.75
    const z = front - out
    return [
      box([-x, 0, z], [-x0, y, front + 0.04]),
      box([x0, 0, z], [x, y, front + 0.04]),
      box([-x0, y0, z], [x0, y, front + 0.04]),
    ]
  })
}

/** An open fire of the thirties in stepped marble, facing -z; its middle is at x = 0, the wall at z = 0. */
export function steppedHearth({ w, depth, breast, stone, inside }: SteppedHearth, ceiling: number): Sdl {
  const front = -depth
  const shelf = high + steps.reduce((sum, { band }) => sum + band * 0.75, 0)
  return union([
    union(
      [
        box([-w / 2, 0, front], [-wide, ceiling, 0.01]),
        box([wide, 0, front], [w / 2, ceiling, 0.01]),
        box([-wide, high, front], [wide, ceiling, 0.01]),
      ],
      breast,
    ),
    union(
      [
        box([-wide, 0, 0.14], [wide, high, 0.18]),
        box([-wide - 0.04, 0, front + 0.02], [-wide, high, 0.18]),
        box([wide, 0, front + 0.02], [wide + 0.04, high, 0.18]),
        box([-wide, high, front + 0.02], [wide, high + 0.04, 0.18]),
      ],
      inside,
    ),
    union(
      [
        ...frame(front),
        box([-0.82, shelf, front - 0.15], [0.82, shelf + 0.025, front + 0.04]),
        box([-0.88, shelf + 0.025, front - 0.19], [0.88, shelf + 0.06, front + 0.04]),
        box([-0.9, 0, front - 0.5], [0.9, 0.03, 0.16]),
      ],
      stone,
    ),
    logs(0, front + 0.13),
  ])
}
