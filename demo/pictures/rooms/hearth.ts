import { box, cylinder, type Sdl, union } from '../pov.ts'
import { blackSteel, blueStone } from './finishes.ts'

export interface Hearth {
  readonly w: number
  readonly h: number
  /** Width of the frame around the fire. */
  readonly band: number
  readonly stone: Sdl
  readonly inside: Sdl
  /** How far the breast stands out from the wall. */
  readonly depth: number
  readonly shelf?: number
}

/** Split logs in an iron basket. */
const logs = (x: number, z: number): Sdl =>
  union([
    union(
      [
        [0, 0.07, 0],
        [0.13, 0.075, 0.02],
        [0.07, 0.16, 0.01],
      ].map(([dx = 0, y = 0, dz = 0], i) =>
        cylinder([x - 0.24 + dx * 0.3, y, z + dx + dz], [x + 0.24, y + 0.01 * i, z + dx * 0.9 + dz], 0.05),
      ),
      `texture{pigment{wood turbulence .2 scale .05 color_map{[0 srgb<.55,.42,.29>][1 srgb<.36,.27,.19>]}} finish{diffuse .85}}`,
    ),
    union(
      [-0.2, -0.07, 0.07, 0.2].map((dx) =>
        cylinder([x + dx, 0.02, z - 0.1], [x + dx, 0.02, z + 0.24], 0.008),
      ),
      blackSteel,
    ),
  ])

/** An open fire in a plain frame of stone, facing -z; the breast's left edge is at the origin, the wall at z = 0. */
export function openFire(
  { w, h, band, stone, inside, depth, shelf }: Hearth,
  breast: Sdl,
  width: number,
  ceiling: number,
): Sdl {
  const x0 = (width - w) / 2
  const [x1, front] = [x0 + w, -depth]
  return union([
    union(
      [
        box([0, 0, front], [x0, ceiling, 0.01]),
        box([x1, 0, front], [width, ceiling, 0.01]),
        box([x0, h, front], [x1, ceiling, 0.01]),
      ],
      breast,
    ),
    union(
      [
        box([x0, 0, 0.2], [x1, h, 0.24]),
        box([x0 - 0.04, 0, front + 0.02], [x0, h, 0.24]),
        box([x1, 0, front + 0.02], [x1 + 0.04, h, 0.24]),
        box([x0, h, front + 0.02], [x1, h + 0.04, 0.24]),
      ],
      inside,
    ),
    union(
      [
        box([x0 - band, 0, front - 0.03], [x0, h, front + 0.05]),
        box([x1, 0, front - 0.03], [x1 + band, h, front + 0.05]),
        box([x0 - band, h, front - 0.03], [x1 + band, h + band, front + 0.05]),
        box([x0 - band - 0.16, 0, front - 0.48], [x1 + band + 0.16, 0.03, 0.2]),
        ...(shelf
          ? [box([x0 - band - 0.1, h + band, front - 0.2], [x1 + band + 0.1, h + band + shelf, front + 0.05])]
          : []),
      ],
      stone,
    ),
    logs(width / 2, front + 0.12),
  ])
}

export const hearthStone = blueStone
