import { box, cylinder, type Sdl, union } from '../pov.ts'
import { blackSteel, brassPlate } from './finishes.ts'

export interface TiledHearth {
  /** Width of the chimney breast, and how far it stands out from the wall. */
  readonly w: number
  readonly depth: number
  readonly breast: Sdl
  readonly tile: Sdl
  readonly shelf: Sdl
}

/** A chimney piece of glazed tiles with stepped shoulders and a coal fire, facing -z; its middle is at x = 0. */
export function tiledHearth({ w, depth, breast, tile, shelf }: TiledHearth, ceiling: number): Sdl {
  const front = -depth
  const step = (half: number, h: number, out: number): Sdl =>
    box([-half, 0, front - out], [half, h, front + 0.01])
  return union([
    box([-w / 2, 0, front], [w / 2, ceiling, 0.01], breast),
    union(
      [
        step(0.72, 0.78, 0.06),
        step(0.58, 0.93, 0.1),
        step(0.44, 1.08, 0.14),
        box([-0.72, 0, front - 0.46], [0.72, 0.035, front]),
      ],
      tile,
    ),
    union(
      [
        box([-0.6, 0.93, front - 0.13], [-0.44, 0.96, front]),
        box([0.44, 0.93, front - 0.13], [0.6, 0.96, front]),
        box([-0.48, 1.08, front - 0.19], [0.48, 1.115, front]),
      ],
      shelf,
    ),
    // The fire stands in an iron front with a grate and a hood.
    union(
      [
        box([-0.29, 0.035, front - 0.17], [0.29, 0.66, front]),
        `cylinder{<-.24,.58,${front - 0.19}>,<.24,.58,${front - 0.19}>,.05}`,
        ...[0.14, 0.2, 0.26, 0.32].map((y) =>
          cylinder([-0.22, y, front - 0.205], [0.22, y, front - 0.205], 0.011),
        ),
        ...[-0.23, 0.23].map((x) => box([x - 0.015, 0.06, front - 0.22], [x + 0.015, 0.4, front - 0.17])),
      ],
      blackSteel,
    ),
    box([-0.3, 0.66, front - 0.18], [0.3, 0.675, front], brassPlate),
  ])
}
