import { type Leaf, leafBall, leafMesh } from './leaves.ts'
import { type Library, shared } from './library.ts'
import { type Point, type Sdl, union } from './pov.ts'
import type { Random } from './random.ts'

type Size = readonly [width: number, depth: number]

/** A low cushion of leaves for every patch of the bed. */
function cushions([w, d]: Size, tall: number, tints: number, random: Random): Leaf[] {
  return Array.from({ length: Math.round(w * d * 16) }, () => {
    const r = random.between(0.1, 0.17)
    const y = tall * random.between(0.15, 0.75)
    const place: Point = [random.between(r, w - r), y, random.between(r, d - r)]
    return leafBall(place, r, [place[0], 0, place[2]], 0.07, 0.9, tints, random)
  }).flat()
}

/** Heads of petals, in loose groups just above the leaves. */
function heads([w, d]: Size, tall: number, tints: number, random: Random): Leaf[] {
  const groups = Array.from(
    { length: Math.round(w * d * 5) },
    (): Size => [random.between(0.15, w - 0.15), random.between(0.12, d - 0.12)],
  )
  return groups.flatMap(([x, z]) =>
    Array.from({ length: 6 }, () => {
      const y = tall * random.between(0.7, 0.98)
      const place: Point = [x + random.between(-0.14, 0.14), y, z + random.between(-0.11, 0.11)]
      return leafBall(place, random.between(0.018, 0.032), place, 0.028, 1.5, tints, random)
    }).flat(),
  )
}

/** Flowers above low green: a bed along a wall or a path, its left near corner at the origin. */
export function flowerBed(
  library: Library,
  name: string,
  size: Size,
  tall: number,
  greens: readonly string[],
  petals: readonly string[],
): Sdl {
  return shared(library, name, (random) =>
    union([
      leafMesh(cushions(size, tall, greens.length, random), greens, { width: 0.6, fold: 0.1 }),
      leafMesh(heads(size, tall, petals.length, random), petals, { width: 0.9, fold: 0.15 }),
    ]),
  )
}
