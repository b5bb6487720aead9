import { box, cylinder, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { blackSteel, blueStone, brassPlate, darkGlass } from './finishes.ts'

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

const bark: Sdl =
  'texture{pigment{wood turbulence .2 scale .05 color_map{[0 srgb<.55,.42,.29>][1 srgb<.36,.27,.19>]}} finish{diffuse .85}}'

/** Split logs in an iron basket. */
export const logs = (x: number, z: number): Sdl =>
  union([
    union(
      [
        [0, 0.07, 0],
        [0.13, 0.075, 0.02],
        [0.07, 0.16, 0.01],
      ].map(([dx = 0, y = 0, dz = 0], i) =>
        cylinder([x - 0.24 + dx * 0.3, y, z + dx + dz], [x + 0.24, y + 0.01 * i, z + dx * 0.9 + dz], 0.05),
      ),
      bark,
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

/** A stove of cast iron on a slab of stone, facing -z; its middle is at x = 0, the wall at z = 0. */
export function woodStove(ceiling: number, stone: Sdl = blueStone): Sdl {
  const [w, low, high, back, front] = [0.34, 0.16, 0.82, -0.2, -0.66]
  return union([
    box([-0.8, 0, -1.1], [0.8, 0.035, 0.01], stone),
    union(
      [
        box([-w, low, front], [w, high, back]),
        box([-w - 0.03, high, front - 0.03], [w + 0.03, high + 0.035, back + 0.03]),
        box([-w - 0.02, low - 0.03, front - 0.02], [w + 0.02, low, back + 0.02]),
        box([-w + 0.05, low + 0.08, front - 0.025], [w - 0.05, high - 0.06, front]),
        ...[-w + 0.04, w - 0.08].flatMap((x) =>
          [front + 0.02, back - 0.06].map((z) => box([x, 0.03, z], [x + 0.04, low, z + 0.04])),
        ),
        cylinder([0, high, -0.38], [0, ceiling, -0.38], 0.075),
        cylinder([0, high + 0.03, -0.38], [0, high + 0.07, -0.38], 0.095),
      ],
      blackSteel,
    ),
    box([-w + 0.1, low + 0.17, front - 0.028], [w - 0.1, high - 0.12, front - 0.02], darkGlass),
    cylinder([w - 0.07, 0.46, front - 0.05], [w - 0.07, 0.58, front - 0.05], 0.009, brassPlate),
  ])
}

/** Split logs piled against a wall, facing -z, from x = 0 to w. */
export const woodPile = (w: number, rows: number, random: Random): Sdl =>
  union(
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: Math.floor(w / 0.13) - (row % 2) }, (_, i) => {
        const [x, y, r] = [
          0.07 + i * 0.13 + (row % 2) * 0.065,
          0.065 + row * 0.113,
          random.between(0.053, 0.064),
        ]
        return cylinder([x, y, -random.between(0.3, 0.34)], [x, y, -0.02], r)
      }),
    ).flat(),
    bark,
  )

export const hearthStone = blueStone
