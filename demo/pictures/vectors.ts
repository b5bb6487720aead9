import type { Point } from './pov.ts'

/** The little arithmetic of points that leaves and cameras need. */
export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by]
export const length = (a: Point): number => Math.hypot(a[0], a[1], a[2])

export const unit = (a: Point): Point => {
  const size = length(a)
  return size < 1e-9 ? [0, 1, 0] : times(a, 1 / size)
}

export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
