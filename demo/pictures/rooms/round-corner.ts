import { at, box, type Sdl, union } from '../pov.ts'
import { daylight } from './daylight.ts'
import { corniceSteps } from './moulding.ts'

/** A corner of a house that is a quarter of a drum, seen from its axis: it runs from +z to +x. */
export interface RoundCorner {
  /** Radius of the inner face, and how thick the wall is. */
  readonly r: number
  readonly thick: number
  readonly height: number
  readonly sill: number
  readonly head: number
  readonly windows: number
  readonly wall: Sdl
  readonly frames: Sdl
  readonly board: Sdl
  readonly skirting: Sdl
  readonly plaster: Sdl
}

/** A quarter of a ring: two cylinders and a box are quick to trace and round without facets. */
const quarterRing = (inner: number, outer: number, y0: number, y1: number, texture: Sdl): Sdl =>
  `intersection{${box([0, y0, 0], [outer + 0.1, y1, outer + 0.1])} cylinder{<0,-9,0>,<0,9,0>,${outer}} cylinder{<0,-9,0>,<0,9,0>,${inner} inverse} ${texture}}`

/** Puts what is drawn facing -z at z = 0 on the curve, at an angle from +z. */
export const onCurve = (r: number, angle: number, shape: Sdl): Sdl => {
  const a = (angle * Math.PI) / 180
  return at([r * Math.sin(a), 0, r * Math.cos(a)], shape, angle)
}

/** The curved wall with its band of windows. */
export function roundCorner(corner: RoundCorner): Sdl {
  const { r, thick, height, sill, head, windows, wall, frames, board, skirting, plaster } = corner
  const [inner, outer] = [r + thick * 0.5, r + thick * 0.5 + 0.07]
  const ring = (y0: number, y1: number): Sdl => quarterRing(inner, outer, y0, y1, frames)
  const posts = Array.from({ length: windows + 1 }, (_, i) => {
    const half = i % 2 ? 0.026 : 0.038
    return onCurve(inner, (90 * i) / windows, box([-half, sill, -0.012], [half, head, 0.075]))
  })
  return union([
    quarterRing(r, r + thick, -0.2, sill - 0.03, wall),
    quarterRing(r, r + thick, head, height + 0.2, wall),
    quarterRing(r - 0.06, inner + 0.01, sill - 0.035, sill, board),
    ring(sill, sill + 0.075),
    ring(head - 0.075, head),
    union(posts, frames),
    // Lines of plaster below and above the windows, as the front has them outside.
    ...[sill - 0.14, head + 0.07].map((y) => quarterRing(r - 0.018, r + 0.01, y, y + 0.03, plaster)),
    quarterRing(r - 0.018, r + 0.01, 0, 0.15, skirting),
    ...corniceSteps(0.1).map(([out, low, high]) =>
      quarterRing(r - out, r + 0.01, height - low, height - high + 0.01, plaster),
    ),
  ])
}

/** The sky as it falls in through the band: a chord for every third of the curve. */
export function skyAlong({ r, thick, sill, head }: RoundCorner, strength: number): Sdl {
  const out = r + thick * 0.5
  const long = 2 * out * Math.sin(Math.PI / 12)
  const window = { x: -long / 2, y: sill, w: long, h: head - sill, kind: 'glass' } as const
  const panes = daylight({ w: long, d: 0, holes: { back: [window] } }, 0.2, { strength })
  return union([15, 45, 75].map((angle) => onCurve(out, angle, union(panes))))
}
