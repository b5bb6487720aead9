import type { Point, Sdl } from './pov.ts'
import { plus, times } from './vectors.ts'

/** Where a visitor stands with a level camera. Seen from above: x goes right, z away from the street. */
export interface EyeLevel {
  readonly from: readonly [x: number, z: number]
  /** The point the lens is square to. */
  readonly towards: readonly [x: number, z: number]
  /** Focal length on a frame 36 mm wide. */
  readonly lens: number
  /** Height of the horizon in the frame: 0 is its lower edge, 1 its upper one. */
  readonly horizon: number
  /** Moves the frame sideways without turning the camera, in shares of its width. */
  readonly side?: number
  /** Height of the lens above the ground. */
  readonly eye?: number
}

/** A shift lens: the camera stays level and the frame moves, so that verticals stay vertical. */
export function eyeLevelCamera(view: EyeLevel, aspect: number): Sdl {
  const { from, towards, lens, horizon, side = 0, eye = 1.4 } = view
  const [dx, dz] = [towards[0] - from[0], towards[1] - from[1]]
  const away = Math.hypot(dx, dz)
  const forward: Point = [dx / away, 0, dz / away]
  const right: Point = [forward[2], 0, -forward[0]]
  const width = 36 / lens
  const height = width / aspect
  const middle = plus(plus(forward, times(right, side * width)), [0, (0.5 - horizon) * height, 0])
  return `camera{perspective location ${exact([from[0], eye, from[1]])} direction ${exact(middle)} right ${exact(times(right, width))} up ${exact([0, height, 0])}}`
}

const exact = (p: Point): Sdl => `<${p.map((c) => c.toFixed(7)).join(',')}>`
