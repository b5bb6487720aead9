import { type Point, type Sdl, vector } from './pov.ts'

export interface View {
  /** Degrees; positive is from the right of the street side. */
  readonly azimuth: number
  /** Degrees above the subject's middle. */
  readonly elevation: number
  /** In multiples of the subject's size: small is dramatic, large is calm. */
  readonly distance?: number
  /** Share of the frame that the subject fills in its tighter direction. */
  readonly fill?: number
  /** Moves the subject within the frame, in shares of the frame. */
  readonly shift?: readonly [right: number, up: number]
  /** Keep verticals vertical (a shift lens) instead of looking down. */
  readonly upright?: boolean
}

/**
 * Frames the subject's bounding box: the distance sets the perspective, the zoom then follows from
 * the projected corners, so that nothing is ever clipped whatever the building's shape.
 */
export function camera(low: Point, high: Point, view: View, aspect: number): Sdl {
  const { azimuth, elevation, distance = 3, fill = 0.8, shift = [0, 0], upright = false } = view
  const a = (azimuth * Math.PI) / 180
  const e = (elevation * Math.PI) / 180
  const size = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2])
  const middle: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const away = size * distance
  const eye: Point = [
    middle[0] + away * Math.sin(a) * Math.cos(e),
    middle[1] + away * Math.sin(e),
    middle[2] - away * Math.cos(a) * Math.cos(e),
  ]
  const pitch = upright ? 0 : e
  const forward: Point = [-Math.sin(a) * Math.cos(pitch), -Math.sin(pitch), Math.cos(a) * Math.cos(pitch)]
  const right: Point = [Math.cos(a), 0, Math.sin(a)]
  const up: Point = [-Math.sin(a) * Math.sin(pitch), Math.cos(pitch), Math.cos(a) * Math.sin(pitch)]
  const dot = (p: Point, q: Point): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2]
  const scaled = (p: Point, by: number): Point => [p[0] * by, p[1] * by, p[2] * by]

  let [left, rightmost, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const x of [low[0], high[0]]) {
    for (const y of [low[1], high[1]]) {
      for (const z of [low[2], high[2]]) {
        const ray: Point = [x - eye[0], y - eye[1], z - eye[2]]
        const depth = dot(ray, forward)
        const [px, py] = [dot(ray, right) / depth, dot(ray, up) / depth]
        ;[left, rightmost] = [Math.min(left, px), Math.max(rightmost, px)]
        ;[bottom, top] = [Math.min(bottom, py), Math.max(top, py)]
      }
    }
  }
  const width = Math.max((rightmost - left) / fill, ((top - bottom) / fill) * aspect)
  const height = width / aspect
  const cx = (left + rightmost) / 2 - shift[0] * width
  const cy = (bottom + top) / 2 - shift[1] * height
  const [r, u] = [scaled(right, cx), scaled(up, cy)]
  const direction: Point = [forward[0] + r[0] + u[0], forward[1] + r[1] + u[1], forward[2] + r[2] + u[2]]
  return `camera{perspective location ${vector(eye)} direction ${exact(direction)} right ${exact(scaled(right, width))} up ${exact(scaled(up, height))}}`
}

const exact = (p: Point): Sdl => `<${p.map((c) => c.toFixed(7)).join(',')}>`
