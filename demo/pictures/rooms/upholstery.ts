import { at, type Point, type Sdl } from '../pov.ts'
import type { Random } from '../random.ts'
import { length, minus, plus, times } from '../vectors.ts'
import { gridFaces, gridPoints, sheet, skin } from './mesh.ts'

/** Points lie closer where a rounded edge bends. */
const bunched = (share: number): number => {
  const s = share * 2 - 1
  return Math.sign(s) * (1 - (1 - Math.abs(s)) ** 1.8)
}

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

export interface Stuffing {
  /** Radius of the edges. */
  readonly round?: number
  /** How far the top rises in its middle. */
  readonly crown?: number
  /** How far the front and the sides bulge. */
  readonly belly?: number
}

const sides: readonly ((a: number, b: number) => Point)[] = [
  (a, b) => [a, b, -1],
  (a, b) => [-a, b, 1],
  (a, b) => [a, 1, b],
  (a, b) => [a, -1, -b],
  (a, b) => [-1, b, -a],
  (a, b) => [1, b, a],
]

/** A stuffed block with soft edges; its left lower front corner is at the origin. */
export function stuffed([w, h, d]: Point, texture: Sdl, stuffing: Stuffing = {}): Sdl {
  const { round = 0.05, crown = 0, belly = 0 } = stuffing
  const half: Point = [w / 2, h / 2, d / 2]
  const r = Math.min(round, ...half) * 0.999
  const place = (cube: Point): Point => {
    const raw: Point = [cube[0] * half[0], cube[1] * half[1], cube[2] * half[2]]
    const inner: Point = [clamp(raw[0], half[0] - r), clamp(raw[1], half[1] - r), clamp(raw[2], half[2] - r)]
    const out = minus(raw, inner)
    const size = length(out)
    const p = size < 1e-9 ? inner : plus(inner, times(out, r / size))
    const [sx, sy, sz] = [1 - cube[0] ** 2, 1 - cube[1] ** 2, 1 - cube[2] ** 2]
    return [
      p[0] + Math.sign(cube[0]) * belly * sy * sz + half[0],
      p[1] + Math.max(0, cube[1]) * crown * Math.sqrt(sx * sz) + half[1],
      p[2] + Math.sign(cube[2]) * belly * sx * sy + half[2],
    ]
  }
  const n = 10
  const points = sides.flatMap((side) => gridPoints(n, n, (u, v) => place(side(bunched(u), bunched(v)))))
  return skin(
    points,
    sides.flatMap((_, i) => gridFaces(n, n, i * (n + 1) ** 2)),
    texture,
  )
}

/** A loose cushion standing on its lower edge, its middle above the origin; the corners are drawn out to points. */
export function cushion(w: number, h: number, thick: number, texture: Sdl): Sdl {
  const n = 14
  const face =
    (way: number) =>
    (u: number, v: number): Point => {
      const [a, b] = [u * 2 - 1, v * 2 - 1]
      const swell = ((1 - a ** 2) * (1 - b ** 2)) ** 0.42
      const waist = 0.09
      return [
        (-way * a * (1 - waist * (1 - b ** 2)) * w) / 2,
        (b * (1 - waist * (1 - a ** 2)) * h) / 2 + h / 2,
        (-way * swell * thick) / 2,
      ]
    }
  const points = [1, -1].flatMap((way) => gridPoints(n, n, face(way)))
  return skin(points, [...gridFaces(n, n), ...gridFaces(n, n, (n + 1) ** 2)], texture)
}

/** Leans a standing thing back and turns it, at its place. */
export const leaning = (place: Point, shape: Sdl, back: number, turn = 0, tilt = 0): Sdl =>
  at(place, `object{${shape} rotate z*${tilt} rotate x*${back}}`, turn)

/** Smooth chance over the plane, for wrinkles. */
export function ripple(random: Random, count = 7): (x: number, z: number) => number {
  const waves = Array.from({ length: count }, (_, i) => {
    const a = random.between(0, 6.28)
    const long = random.between(2.5, 6) * (1 + i * 0.5)
    return { x: Math.cos(a) * long, z: Math.sin(a) * long, phase: random.between(0, 6.28), high: 1 / (1 + i) }
  })
  return (x, z) =>
    waves.reduce((sum, wave) => sum + Math.sin(x * wave.x + z * wave.z + wave.phase) * wave.high, 0)
}

/** A curtain that hangs in folds from a rod: narrow pleats above, looser ones below. */
export function drape(w: number, h: number, texture: Sdl, random: Random): Sdl {
  const folds = Math.max(2, Math.round(w / 0.095))
  const swing = ripple(random, 4)
  return sheet(
    folds * 10,
    10,
    (u, v) => {
      const loose = 0.6 + 0.4 * (1 - v)
      const wave = Math.sin(u * folds * 2 * Math.PI + 0.5 * swing(u, v * 0.5))
      const deep = 0.035 * loose
      return [
        w * u + 0.012 * Math.cos(u * folds * 2 * Math.PI) * loose + 0.01 * (1 - v) * swing(u * 0.7, 1),
        h * v,
        wave * deep + 0.008 * (1 - v) * swing(u, v),
      ]
    },
    `${texture} `,
  )
}
