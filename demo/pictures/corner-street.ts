import { asphalt } from './grounds.ts'
import { tree } from './grove.ts'
import { bluestone, card, tiles } from './materials.ts'
import { at, box, type Sdl, slab, union } from './pov.ts'
import type { Stage } from './stage.ts'
import { streetRow } from './street-houses.ts'

export interface CornerStreet {
  /** Where the front on the side street stands, and where the home ends along it. */
  readonly front: number
  readonly deep: number
  /** How much of the pavement's corner is cut off. */
  readonly cut: number
  readonly left: readonly number[]
  readonly right: readonly number[]
  readonly trees: readonly (readonly [x: number, z: number, tall: number])[]
}

/** The pavement around the corner, with its kerb. */
function pavement({ front, cut }: CornerStreet): Sdl {
  const edge = (out: number): (readonly [number, number])[] => [
    [-80, -out],
    [front - cut, -out],
    [front + out - 0.6, -cut - 0.6 + (out - 3)],
    [front + out, cut],
    [front + out, 110],
    [-80, 110],
  ]
  return union([slab(edge(3.2), -0.2, -0.005, bluestone), slab(edge(3.04), -0.2, 0, tiles('#c6c1b6', 0.3))])
}

/** Two streets that meet at the home's corner; the home itself is left out. */
export function cornerStreet(stage: Stage, street: CornerStreet): Sdl[] {
  const { front, deep, left, right } = street
  const west = streetRow(stage, 0, [...left].reverse())
  const side = streetRow(stage, 0, right)
  const across = streetRow(stage, 0, [3, 4, 3, 3, 4, 3, 3, 4, 3, 4])
  const opposite = streetRow(stage, 0, [3, 4, 3, 4, 3, 3, 4, 3])
  return [
    box([-90, -0.4, -60], [140, -0.13, 110], asphalt),
    pavement(street),
    at([-west.end, 0, 0], west.row),
    at([front, 0, deep], side.row, -90),
    // Across the side street, and across the main street for the windows to mirror
    at([front + 15.4, 0, 66], across.row, 90),
    box([front + 12.2, -0.2, -2], [front + 15.4, 0, 80], tiles('#c6c1b6', 0.3)),
    at([front - 6, 0, -22], opposite.row, 180),
    box([-80, -0.2, -22], [front + 4, 0, -19], card('#c6c1b6')),
    ...street.trees.map(([x, z, tall]) => tree(stage, { x, z, tall, kind: 'avenue' })),
  ]
}
