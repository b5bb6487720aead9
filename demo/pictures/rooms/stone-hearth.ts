import { at, box, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { type Piece, unionByTone } from './by-tone.ts'
import { paint } from './finishes.ts'
import { logs } from './hearth.ts'

export interface StoneHearth {
  /** Width of the chimney breast, and how far it stands out from the wall. */
  readonly w: number
  readonly depth: number
  readonly stones: readonly string[]
  readonly slab: Sdl
  readonly beam: Sdl
}

const [wide, low, high] = [0.58, 0.36, 1.02]
const soot = paint('#35312d')

/** Flat stones in courses, some standing out a little, around the opening for the fire. */
function courses({ w, depth, stones }: StoneHearth, ceiling: number, random: Random): Sdl {
  const pieces: Piece[] = []
  const lay = (from: number, to: number, y0: number, y1: number): void => {
    for (let x = from; x < to - 0.01; ) {
      const free = to - x
      const long = Math.min(free, random.between(0.16, 0.52))
      const end = free - long < 0.12 ? to : x + long
      const front = -depth - random.between(0, 0.03)
      pieces.push([
        Math.floor(random.next() * stones.length),
        box([x, y0, front], [end - 0.004, y1 - 0.004, 0]),
      ])
      x = end
    }
  }
  for (let y = 0; y < ceiling - 0.01; ) {
    // A course ends where the opening does, so that no stone is cut.
    const stop = [low, high, ceiling].find((edge) => edge > y + 0.001) ?? ceiling
    const top = stop - y < 0.13 ? stop : y + random.between(0.055, 0.11)
    if (y >= low - 0.001 && y < high - 0.001) {
      lay(-w / 2, -wide, y, top)
      lay(wide, w / 2, y, top)
    } else lay(-w / 2, w / 2, y, top)
    y = top
  }
  return unionByTone(pieces, stones.map(paint))
}

/** A breast of dry stone with a wide fire above a ledge, facing -z; its middle is at x = 0, the wall at z = 0. */
export function stoneHearth(hearth: StoneHearth, ceiling: number, random: Random): Sdl {
  const { w, depth, slab, beam } = hearth
  return union([
    courses(hearth, ceiling, random),
    union(
      [
        box([-wide, low, -0.02], [wide, high, -0.004]),
        box([-wide, low, -depth + 0.06], [-wide + 0.012, high, -0.004]),
        box([wide - 0.012, low, -depth + 0.06], [wide, high, -0.004]),
        box([-wide, high - 0.012, -depth + 0.04], [wide, high, -0.004]),
      ],
      soot,
    ),
    // The ledge runs on along the wall: a seat beside the fire, with room for wood below.
    box([-w / 2 - 0.03, low - 0.06, -depth - 0.34], [w / 2 + 0.03, low, -0.005], slab),
    box([-w / 2, 0, -depth - 0.1], [w / 2, low - 0.06, -depth], soot),
    box([-w / 2 - 0.05, high + 0.14, -depth - 0.14], [w / 2 + 0.05, high + 0.27, -depth + 0.05], beam),
    at([0, low, 0], logs(0, -depth + 0.14)),
  ])
}
