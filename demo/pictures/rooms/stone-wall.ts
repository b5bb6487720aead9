import { mix } from '../materials.ts'
import { at, box, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { type Piece, unionByTone } from './by-tone.ts'
import { blackSteel, paint } from './finishes.ts'
import { logs } from './hearth.ts'

type Opening = readonly [x0: number, y0: number, x1: number, y1: number]

export interface StoneWall {
  readonly w: number
  readonly h: number
  /** How far the wall of stone stands out. */
  readonly depth: number
  readonly fire: Opening
  /** A niche for logs. */
  readonly niche: Opening
  readonly stone: string
  readonly slab: Sdl
  /** Height of the ledge below the fire, and where it ends. */
  readonly ledge: readonly [y: number, x0: number, x1: number]
}

const soot = paint('#3d3731')

/** Cuts a stretch into pieces of about this size, no two alike. */
function pieces(from: number, to: number, size: number, random: Random): (readonly [number, number])[] {
  const count = Math.max(1, Math.round((to - from) / size))
  const step = (to - from) / count
  const cuts = Array.from({ length: count + 1 }, (_, i) =>
    i === 0 || i === count ? from + i * step : from + (i + random.between(-0.32, 0.32)) * step,
  )
  return cuts.slice(1).map((cut, i) => [cuts[i] ?? from, cut] as const)
}

/** Split stone in uneven courses around openings, facing -z: every piece stands out a little differently. */
function courses(w: number, h: number, openings: readonly Opening[], hex: string, random: Random): Sdl {
  const tones = [0.2, 0.1, 0.03, -0.08, -0.16, -0.26].map((share) =>
    paint(share < 0 ? mix(hex, '#fff1da', -share) : mix(hex, '#54483c', share)),
  )
  const stones: Piece[] = []
  const levels = [...new Set([0, h, ...openings.flatMap(([, y0, , y1]) => [y0, y1])])].sort((a, b) => a - b)
  const rows = levels.slice(1).flatMap((top, i) => pieces(levels[i] ?? 0, top, 0.135, random))
  for (const [y0, y1] of rows) {
    const middle = (y0 + y1) / 2
    const cut = openings.filter((o) => o[1] < middle && o[3] > middle).sort((a, b) => a[0] - b[0])
    const edges = [0, ...cut.flatMap((o) => [o[0], o[2]]), w]
    for (let i = 0; i < edges.length; i += 2)
      for (const [x0, x1] of pieces(edges[i] ?? 0, edges[i + 1] ?? w, 0.36, random))
        stones.push([
          Math.floor(random.next() * tones.length),
          box([x0 + 0.005, y0 + 0.005, -random.between(0.012, 0.045)], [x1 - 0.005, y1 - 0.005, 0.02]),
        ])
  }
  return unionByTone(stones, tones)
}

/** The core behind the stones, in plain boxes around the openings. */
function core(w: number, h: number, depth: number, openings: readonly Opening[]): Sdl[] {
  const [first, second] = [...openings].sort((a, b) => a[0] - b[0])
  if (!first || !second) return []
  const column = (x0: number, x1: number): Sdl => box([x0, 0, -depth], [x1, h, 0.01])
  return [
    column(0, first[0]),
    column(first[2], second[0]),
    column(second[2], w),
    ...openings.flatMap(([x0, y0, x1, y1]) => [
      box([x0, 0, -depth], [x1, y0, 0.01]),
      box([x0, y1, -depth], [x1, h, 0.01]),
    ]),
  ]
}

/** A wall of split stone with an open fire and a ledge along it, facing -z; its left end is at the origin. */
export function stoneWall(hearth: StoneWall, random: Random): Sdl {
  const { w, h, depth, fire, niche, stone, slab } = hearth
  const [x0, y0, x1, y1] = fire
  const [y, from, to] = hearth.ledge
  const middle = (x0 + x1) / 2
  return union([
    union(core(w, h, depth, [fire, niche]), paint(mix(stone, '#6d6256', 0.4))),
    at([0, 0, -depth], courses(w, h, [fire, niche], stone, random)),
    union(
      [fire, niche].flatMap(([left, low, right, high]) => [
        box([left, low, -0.02], [right, high, -0.004]),
        box([left, low, -depth + 0.03], [left + 0.02, high, 0]),
        box([right - 0.02, low, -depth + 0.03], [right, high, 0]),
      ]),
      soot,
    ),
    box([from, y - 0.08, -depth - 0.42], [to, y, -depth + 0.02], slab),
    box([x0 - 0.06, y1 - 0.02, -depth - 0.2], [x1 + 0.06, y1 + 0.2, -depth + 0.02], blackSteel),
    at([middle, y0, 0], logs(0, -depth + 0.12)),
  ])
}
