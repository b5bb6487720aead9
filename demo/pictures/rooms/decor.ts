import { type Leaf, leafMesh } from '../leaves.ts'
import { mix } from '../materials.ts'
import { at, box, cone, cylinder, difference, type Point, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { cross, plus, times, unit } from '../vectors.ts'
import { cloth, paint, porcelain } from './finishes.ts'
import { sheet } from './mesh.ts'
import { ripple } from './upholstery.ts'

/** A vessel turned around its axis, given as radii at heights. */
export const turned = (outline: readonly (readonly [r: number, y: number])[], texture: Sdl): Sdl =>
  `lathe{cubic_spline ${outline.length + 2},${[outline[0], ...outline, outline.at(-1)].map((p) => `<${(p?.[0] ?? 0).toFixed(4)},${(p?.[1] ?? 0).toFixed(4)}>`).join(',')} ${texture}}`

export const jug = (h: number, texture: Sdl): Sdl =>
  turned(
    [
      [0.001, 0],
      [h * 0.22, 0.002],
      [h * 0.36, h * 0.3],
      [h * 0.3, h * 0.62],
      [h * 0.15, h * 0.82],
      [h * 0.19, h],
      [h * 0.16, h * 0.99],
      [h * 0.12, h * 0.82],
    ],
    texture,
  )

export const bowl = (r: number, texture: Sdl): Sdl =>
  turned(
    [
      [0.001, 0],
      [r * 0.42, 0.001],
      [r * 0.5, r * 0.06],
      [r * 0.86, r * 0.28],
      [r, r * 0.56],
      [r * 0.965, r * 0.56],
      [r * 0.8, r * 0.3],
      [0.001, r * 0.1],
    ],
    texture,
  )

const spines = [
  '#8c3f2d',
  '#e6dcc8',
  '#2f4a40',
  '#c9b48a',
  '#3d4650',
  '#efe9dd',
  '#7d8b78',
  '#b5734d',
  '#ddd2bd',
  '#5b3a32',
  '#a3a79c',
]

/** Books upright on a shelf from x = 0 to w; they lean where there is room. */
export function books(w: number, random: Random, tallest = 0.28, deep = 0.2): Sdl {
  const parts: Sdl[] = []
  for (let x = 0; x < w - 0.05; ) {
    const [thick, tall] = [random.between(0.016, 0.048), random.between(0.64, 1) * tallest]
    const lean = random.next() < 0.06 ? 9 : 0
    const volume = box([0, 0, 0], [thick, tall, deep * random.between(0.8, 1)], paint(random.pick(spines)))
    parts.push(
      `object{${volume} rotate z*${lean} translate <${(x + (lean ? tall * 0.16 : 0)).toFixed(3)},0,${random.between(0, 0.02).toFixed(3)}>}`,
    )
    x += thick + 0.0015 + (lean ? tall * 0.17 : 0)
    if (random.next() < 0.07) x += random.between(0.05, 0.16)
  }
  return union(parts)
}

/** A few books lying on each other. */
export const stack = (random: Random, count = 3): Sdl => {
  let y = 0
  return union(
    Array.from({ length: count }, (_, i) => {
      const [w, d, h] = [
        random.between(0.2, 0.28) - i * 0.015,
        random.between(0.15, 0.2),
        random.between(0.018, 0.035),
      ]
      const volume = box([-w / 2, 0, -d / 2], [w / 2, h, d / 2], paint(random.pick(spines)))
      y += h
      return at([0, y - h, 0], volume, random.between(-14, 14))
    }),
  )
}

/** A rug with the slightest waves at its rim; its corner is at the origin. */
export function rug(w: number, d: number, hex: string, random: Random, border?: string): Sdl {
  const wave = ripple(random, 4)
  const flat = (x0: number, z0: number, x1: number, z1: number, y: number, tint: string): Sdl =>
    sheet(
      24,
      18,
      (u, v) => [
        x0 + (x1 - x0) * u + 0.006 * wave(v * 3, 1),
        y + 0.002 * wave(u * 4, v * 4) ** 2 * 0.2,
        z0 + (z1 - z0) * v + 0.006 * wave(1, u * 3),
      ],
      cloth(tint, 0.09),
    )
  return union([
    flat(0, 0, w, d, 0.011, border ?? hex),
    border ? flat(0.14, 0.14, w - 0.14, d - 0.14, 0.0125, hex) : '',
    box([0.01, 0, 0.01], [w - 0.01, 0.009, d - 0.01], cloth(mix(border ?? hex, '#000000', 0.15))),
  ])
}

/** Leaves on stems that spring from one place. */
export function foliage(
  h: number,
  spread: number,
  size: number,
  count: number,
  tints: readonly string[],
  random: Random,
  width = 0.4,
): Sdl {
  const leaves: Leaf[] = []
  const stems: Sdl[] = []
  for (let i = 0; i < count; i++) {
    const a = i * 2.39996 + random.between(-0.3, 0.3)
    const out = spread * Math.sqrt((i + 0.5) / count) * random.between(0.75, 1.1)
    const tip: Point = [
      Math.cos(a) * out,
      h * random.between(0.55, 1) * (1 - 0.28 * (out / spread) ** 2),
      Math.sin(a) * out,
    ]
    const knee: Point = [tip[0] * 0.32, tip[1] * 0.62, tip[2] * 0.32]
    stems.push(cone([0, 0, 0], h * 0.008, knee, h * 0.006), cone(knee, h * 0.006, tip, h * 0.003))
    const away = unit([Math.cos(a), random.between(-0.7, 0.1), Math.sin(a)])
    const face = unit(
      plus(
        cross(away, cross([0, 1, 0], away)),
        times([random.between(-1, 1), 0, random.between(-1, 1)], 0.3),
      ),
    )
    leaves.push({
      at: tip,
      along: away,
      face,
      shading: face,
      size: size * random.between(0.75, 1.2),
      tint: i % tints.length,
    })
  }
  return union([
    union(stems, paint(mix(tints[0] ?? '#5b7e57', '#5a4630', 0.35))),
    leafMesh(leaves, tints, { width, fold: 0.09 }),
  ])
}

const greens = ['#4f7350', '#5f845c', '#456647']

/** A plant in a pot on the floor. */
export const potted = (
  h: number,
  random: Random,
  pot: Sdl = porcelain,
  tints: readonly string[] = greens,
  width = 0.42,
): Sdl => {
  const r = Math.max(0.07, h * 0.125)
  return union([
    difference(
      cone([0, 0, 0], r * 0.78, [0, r * 1.8, 0], r),
      [cone([0, r * 1.7, 0], r * 0.92, [0, r * 1.82, 0], r * 0.94)],
      pot,
    ),
    cylinder([0, r * 1.6, 0], [0, r * 1.7, 0], r * 0.93, paint('#5b4a3a')),
    at(
      [0, r * 1.65, 0],
      foliage(h - r * 1.65, h * 0.3, h * 0.24, Math.round(14 + h * 14), tints, random, width),
    ),
  ])
}

/** Cut branches or flowers in a jug. */
export const bouquet = (
  h: number,
  vessel: Sdl,
  random: Random,
  tints: readonly string[] = greens,
  petals?: readonly string[],
): Sdl =>
  union([
    jug(h * 0.42, vessel),
    at([0, h * 0.36, 0], foliage(h * 0.64, h * 0.26, h * 0.14, 34, tints, random, 0.45)),
    petals ? at([0, h * 0.4, 0], foliage(h * 0.66, h * 0.22, h * 0.09, 22, petals, random, 0.9)) : '',
  ])
