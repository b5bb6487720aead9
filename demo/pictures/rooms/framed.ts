import { color, mix } from '../materials.ts'
import { box, cylinder, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { oak, paint } from './finishes.ts'
import { sheet } from './mesh.ts'

/** The sheet within the mount, and what it is painted with: ground, two tones and an accent. */
interface Sheet {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  readonly ground: string
  readonly accent: string
  readonly tones: readonly [string, string]
}

const wash = (hex: string): Sdl =>
  `texture{pigment{bozo turbulence .6 scale <.3,.1,.3> color_map{[.2 ${color(mix(hex, '#ffffff', 0.12))}][.8 ${color(mix(hex, '#4a4038', 0.08))}]}} finish{diffuse .9}}`

const disc = (x: number, y: number, r: number, z: number, hex: string): Sdl =>
  cylinder([x, y, z - 0.0004], [x, y, z], r, paint(hex))

/** Two ridges below a low sun. */
function hills({ x0, y0, x1, y1, accent, tones }: Sheet, random: Random): Sdl[] {
  const [w, h] = [x1 - x0, y1 - y0]
  const turn = random.between(0, 6)
  const ridge = (share: number, z: number, hex: string, shift: number): Sdl =>
    sheet(
      24,
      1,
      (u, v) => [
        x0 + w * u,
        y0 + h * share * v * (1 + 0.2 * Math.sin(u * 4 + shift) + 0.05 * Math.sin(u * 13)),
        z,
      ],
      wash(hex),
    )
  return [
    disc(x0 + w * random.between(0.3, 0.7), y0 + h * 0.7, w * 0.1, -0.0076, accent),
    ridge(0.42, -0.0086, mix(tones[0], '#f4efe4', 0.35), turn),
    ridge(0.26, -0.0096, tones[1], turn + 2.2),
  ]
}

/** Fields of colour beside and above each other. */
function fields({ x0, y0, x1, y1, accent, tones }: Sheet, random: Random): Sdl[] {
  const [w, h] = [x1 - x0, y1 - y0]
  const [cut, rise] = [random.between(0.35, 0.6), random.between(0.38, 0.6)]
  const field = (a: number, b: number, c: number, d: number, z: number, hex: string): Sdl =>
    box([x0 + w * a, y0 + h * b, z - 0.0004], [x0 + w * c, y0 + h * d, z], wash(hex))
  return [
    field(0.08, 0.06, cut, rise, -0.0076, tones[1]),
    field(cut + 0.04, 0.06, 0.92, rise - 0.14, -0.0076, mix(tones[0], '#f4efe4', 0.2)),
    field(0.08, rise + 0.04, 0.92, 0.94, -0.0076, mix(tones[0], '#f4efe4', 0.55)),
    field(cut + 0.04, rise - 0.1, 0.92, rise, -0.0076, accent),
  ]
}

/** Round stones on each other. */
function stones({ x0, y0, x1, y1, accent, tones }: Sheet, random: Random): Sdl[] {
  const [w, h] = [x1 - x0, y1 - y0]
  const x = x0 + w * random.between(0.42, 0.58)
  const pebble = (y: number, wide: number, tall: number, shift: number, hex: string): Sdl =>
    `object{${disc(0, 0, 1, 0, hex)} scale <${(w * wide).toFixed(4)},${(h * tall).toFixed(4)},1> translate <${(x + w * shift).toFixed(4)},${(y0 + h * y).toFixed(4)},-.0076>}`
  return [
    pebble(0.2, 0.34, 0.13, 0, tones[1]),
    pebble(0.45, 0.27, 0.12, 0.03, mix(tones[0], '#f4efe4', 0.15)),
    pebble(0.66, 0.2, 0.09, -0.02, accent),
  ]
}

/** A framed picture in a mount, facing -z; its lower left corner is at the origin. */
export function picture(
  w: number,
  h: number,
  random: Random,
  [ground = '#d8d4c6', tone = '#a9ad98', accent = '#d9a25f', deep = tone]: readonly string[],
  frame: Sdl = oak('y'),
): Sdl {
  const t = 0.018
  const mount = Math.min(w, h) * 0.14
  const [x0, y0, x1, y1] = [mount, mount, w - mount, h - mount]
  const motif = random.pick([hills, fields, stones])
  return union([
    union(
      [
        box([0, 0, -0.03], [w, t, 0]),
        box([0, h - t, -0.03], [w, h, 0]),
        box([0, t, -0.03], [t, h - t, 0]),
        box([w - t, t, -0.03], [w, h - t, 0]),
      ],
      frame,
    ),
    box([t, t, -0.006], [w - t, h - t, -0.001], paint('#f5f1e7')),
    box([x0, y0, -0.007], [x1, y1, -0.0062], wash(ground)),
    ...motif({ x0, y0, x1, y1, ground, accent, tones: [tone, deep] }, random),
  ])
}
