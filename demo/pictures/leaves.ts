import { card } from './materials.ts'
import type { Point, Sdl } from './pov.ts'
import type { Random } from './random.ts'
import { cross, minus, plus, times, unit } from './vectors.ts'

/** One leaf cut from card: where it grows, where it points, which way its face looks and how it is shaded. */
export interface Leaf {
  readonly at: Point
  readonly along: Point
  readonly face: Point
  /** The light falls on a whole cluster, not on every leaf by itself: this keeps a crown calm. */
  readonly shading: Point
  readonly size: number
  readonly tint: number
}

/** How wide a leaf is for its length, and how far its halves are folded up. */
export interface LeafShape {
  readonly width: number
  readonly fold: number
}

function corners({ at, along, face, size }: Leaf, shape: LeafShape): readonly Point[] {
  const side = unit(cross(along, face))
  const up = unit(cross(side, along))
  const wing = (way: number): Point =>
    plus(
      plus(at, times(along, size * 0.45)),
      plus(times(side, way * size * shape.width * 0.5), times(up, size * shape.fold)),
    )
  return [at, wing(-1), plus(at, times(along, size)), wing(1)]
}

/** Millimetres are enough for a leaf, and keep the scene's text short. */
const short = (p: Point, digits: number): Sdl => `<${p.map((c) => Number(c.toFixed(digits))).join(',')}>`

/** All leaves as one mesh: it is kept once, however often the plant stands in the scene. */
export function leafMesh(leaves: readonly Leaf[], tints: readonly string[], shape: LeafShape): Sdl {
  const points = leaves.flatMap((leaf) => corners(leaf, shape).map((p) => short(p, 3)))
  const shading = leaves.flatMap((leaf) => Array(4).fill(short(unit(leaf.shading), 2)))
  const faces = leaves.flatMap(({ tint }, i) => [
    `<${4 * i},${4 * i + 1},${4 * i + 2}>,${tint}`,
    `<${4 * i},${4 * i + 2},${4 * i + 3}>,${tint}`,
  ])
  return `mesh2{vertex_vectors{${points.length},${points.join(',')}} normal_vectors{${shading.length},${shading.join(',')}}
texture_list{${tints.length},${tints.map(card).join(' ')}} face_indices{${faces.length},${faces.join(',')}} radiosity{importance .1}}`
}

const anywhere = (random: Random): Point =>
  unit([random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)])

/** Leaves on a ball, facing outwards and hanging a little. */
export function leafBall(
  centre: Point,
  radius: number,
  heart: Point,
  size: number,
  cover: number,
  tints: number,
  random: Random,
): Leaf[] {
  const count = Math.round((cover * 4 * Math.PI * radius * radius) / (size * size * 0.3))
  return Array.from({ length: count }, (_, i): Leaf => {
    const y = 1 - (2 * (i + 0.5)) / count
    const a = i * 2.39996 + random.between(-0.4, 0.4)
    const flat = Math.sqrt(1 - y * y)
    const out: Point = [flat * Math.cos(a), y, flat * Math.sin(a)]
    const at = plus(centre, times(out, radius * random.between(0.78, 1.1)))
    const face = unit(plus(out, times(anywhere(random), 0.9)))
    const along = unit(plus(cross(face, anywhere(random)), [0, -0.5, 0]))
    const fromHeart = unit(minus(at, heart))
    const shading = plus(plus(times(out, 0.55), times(fromHeart, 0.6)), times(face, 0.38))
    return {
      at,
      along,
      face,
      shading,
      size: size * random.between(0.7, 1.25),
      tint: Math.floor(random.next() * tints),
    }
  })
}
