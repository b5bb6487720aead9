import { box, extrude, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { unionByTone } from './by-tone.ts'
import type { Ceiling } from './ceilings.ts'
import { timber } from './finishes.ts'

type Corner = readonly [x: number, y: number]

/** Boards are shared out over a few tones. */
const toned = (hexes: readonly string[], boards: readonly Sdl[], random: Random): Sdl =>
  unionByTone(
    boards.map((board) => [Math.floor(random.next() * hexes.length), board]),
    hexes.map((hex) => timber(hex, 'z', 0.03)),
  )

/** A ceiling of narrow boards along z, with a shadow between them. */
export const boarded =
  (hexes: readonly string[], width = 0.14): Ceiling =>
  (w, d, random) =>
    union([
      box([-0.5, 0.02, -0.5], [w + 0.5, 0.3, d + 0.5], timber('#6f5636', 'z')),
      toned(
        hexes,
        Array.from({ length: Math.ceil(w / width) }, (_, i) =>
          box([i * width, 0, 0], [Math.min(w, (i + 1) * width - 0.007), 0.05, d]),
        ),
        random,
      ),
    ])

/** The underside of a roof, boarded along z between two heights over a run of x; it faces down and inwards. */
export function slope(
  [x0, y0]: Corner,
  [x1, y1]: Corner,
  d: number,
  hexes: readonly string[],
  random: Random,
  width = 0.14,
): Sdl {
  const long = Math.hypot(x1 - x0, y1 - y0)
  const [dx, dy] = [(x1 - x0) / long, (y1 - y0) / long]
  const quad = (from: number, to: number, low: number, high: number, texture = ''): Sdl => {
    const corner = (along: number, up: number): Corner => [
      x0 + dx * along - dy * up,
      y0 + dy * along + dx * up,
    ]
    return extrude([corner(from, low), corner(to, low), corner(to, high), corner(from, high)], 0, d, texture)
  }
  const count = Math.round(long / width)
  const step = long / count
  return union([
    quad(0, long, 0.012, 0.04, timber('#8d7451', 'z')),
    toned(
      hexes,
      Array.from({ length: count }, (_, i) => quad(i * step, (i + 1) * step - 0.007, 0, 0.02)),
      random,
    ),
  ])
}
