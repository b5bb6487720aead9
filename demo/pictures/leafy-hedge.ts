import { type Leaf, leafMesh } from './leaves.ts'
import { type Library, shared } from './library.ts'
import { card, mix } from './materials.ts'
import { at, box, type Point, type Sdl, union } from './pov.ts'
import type { Random } from './random.ts'
import { cross, plus, times, unit } from './vectors.ts'

const piece = 1.5
const size = 0.085

const anywhere = (random: Random): Point => [
  random.between(-1, 1),
  random.between(-1, 1),
  random.between(-1, 1),
]

/** A leaf on a clipped face: it mostly looks outwards. */
function clipped(at: Point, out: Point, tints: number, random: Random): Leaf {
  const face = unit(plus(out, times(anywhere(random), 0.75)))
  const along = unit(plus(cross(face, anywhere(random)), [0, 0.25, 0]))
  const shading = plus(times(out, 0.9), times(face, 0.5))
  const place = plus(at, times(out, random.between(-0.05, 0.035)))
  return {
    at: place,
    along,
    face,
    shading,
    size: size * random.between(0.7, 1.3),
    tint: Math.floor(random.next() * tints),
  }
}

/** Leaves scattered over a rectangle spanned by two edges. */
function faceLeaves(corner: Point, a: Point, b: Point, out: Point, tints: number, random: Random): Leaf[] {
  const area = Math.hypot(...a) * Math.hypot(...b)
  return Array.from({ length: Math.round((area * 1.5) / (size * size * 0.45)) }, () => {
    const place = plus(corner, plus(times(a, random.next()), times(b, random.next())))
    return clipped(place, out, tints, random)
  })
}

function hedgePiece(height: number, depth: number, tints: readonly string[], random: Random): Sdl {
  const n = tints.length
  const [x, y, z]: readonly Point[] = [
    [piece, 0, 0],
    [0, height, 0],
    [0, 0, depth],
  ]
  if (!(x && y && z)) return ''
  const leaves = [
    ...faceLeaves([0, 0, 0], x, y, [0, 0, -1], n, random),
    ...faceLeaves([0, 0, depth], x, y, [0, 0, 1], n, random),
    ...faceLeaves([0, height, 0], x, z, [0, 1, 0], n, random),
  ]
  const core = card(mix(tints[0] ?? '#5b7e57', '#1f2d22', 0.3))
  return union([
    leafMesh(leaves, tints, { width: 0.7, fold: 0.1 }),
    box([0, 0, 0.06], [piece, height - 0.06, depth - 0.06], `${core} radiosity{importance .1}`),
  ])
}

function endPiece(height: number, depth: number, tints: readonly string[], random: Random): Sdl {
  const leaves = faceLeaves([0, 0, 0], [0, height, 0], [0, 0, depth], [-1, 0, 0], tints.length, random)
  return leafMesh(leaves, tints, { width: 0.7, fold: 0.1 })
}

/** A clipped hedge between two points, seen from above; its two sides and ends are leafed. */
export function leafyHedge(
  library: Library,
  from: readonly [x: number, z: number],
  to: readonly [x: number, z: number],
  height: number,
  tints: readonly string[],
  depth = 0.8,
): Sdl {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(1, Math.round(long / piece))
  const key = `${Math.round(height * 100)}x${Math.round(depth * 100)}x${(tints[0] ?? '').slice(1)}`
  const pieces = ['a', 'b'].map((letter) =>
    shared(library, `Hedge${letter}${key}`, (random) => hedgePiece(height, depth, tints, random)),
  )
  const end = shared(library, `HedgeEnd${key}`, (random) => endPiece(height, depth, tints, random))
  const stretch = long / (count * piece)
  const run = Array.from({ length: count }, (_, i) => {
    const turned = i % 3 === 1 ? ` rotate y*180 translate <${piece},0,${depth}>` : ''
    return `object{${pieces[i % 2]}${turned} scale <${stretch},1,1> translate x*${i * piece * stretch}}`
  })
  const ends = [end, `object{${end} rotate y*180 translate <${long},0,${depth}>}`]
  const turn = (-Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return at([from[0], 0, from[1]], union([...run, ...ends]), turn)
}
