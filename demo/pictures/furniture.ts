import { brass, card, color, felt, glow, grained, ink, mix, satin, white } from './materials.ts'
import { box, cone, cylinder, difference, type Sdl, softBox, sphere, union } from './pov.ts'
import type { Random } from './random.ts'

const oak = grained('#cfa878')

const legs = (w: number, d: number, h: number, inset: number, texture: Sdl, r = 0.025): Sdl =>
  union(
    [inset, w - inset].flatMap((x) =>
      [inset, d - inset].map((z) => cone([x, 0, z], r * 0.7, [x, h, z], r * 1.2)),
    ),
    texture,
  )

export function roundTable(r: number, h: number): Sdl {
  return union([
    cylinder([0, h - 0.035, 0], [0, h, 0], r, oak),
    ...[0, 120, 240].map(
      (a) => `object{${cone([r * 0.75, 0, 0], 0.016, [r * 0.55, h - 0.03, 0], 0.028, ink)} rotate y*${a}}`,
    ),
  ])
}

export function table(w: number, d: number): Sdl {
  const h = 0.75
  return union([softBox([0, h - 0.045, 0], [w, h, d], 0.012, oak), legs(w, d, h - 0.04, 0.1, oak, 0.032)])
}

/** A wooden chair; its back is at +z. */
export function chair(texture: Sdl = oak, seat: Sdl = texture): Sdl {
  return union([
    legs(0.44, 0.44, 0.44, 0.05, texture, 0.019),
    softBox([0, 0.43, 0], [0.44, 0.48, 0.44], 0.02, seat),
    cylinder([0.05, 0.45, 0.41], [0.05, 0.86, 0.47], 0.016, texture),
    cylinder([0.39, 0.45, 0.41], [0.39, 0.86, 0.47], 0.016, texture),
    softBox([0.02, 0.68, 0.44], [0.42, 0.88, 0.48], 0.018, texture),
  ])
}

export const rug = (w: number, d: number, hex: string, border = '#efe9dc'): Sdl =>
  union([
    softBox([0, 0, 0], [w, 0.018, d], 0.008, felt(border, 0.4)),
    softBox([0.12, 0.002, 0.12], [w - 0.12, 0.026, d - 0.12], 0.008, felt(hex, 0.4)),
  ])

export const paperLamp = (y: number, r: number, top: number, lit: number): Sdl =>
  union([
    `sphere{<0,${y},0>,${r} texture{pigment{gradient y pigment_map{[0 ${color('#d8d0be')}][.08 ${color('#d8d0be')}][.1 ${color('#faf5e9')}][1 ${color('#faf5e9')}]} scale ${r / 5}} finish{diffuse .85 emission ${lit}}} scale <1,.92,1> translate y*${(y * 0.08).toFixed(3)}}`,
    cylinder([0, y + r * 0.8, 0], [0, top, 0], 0.008, ink),
  ])

export const pendant = (y: number, top: number, shade: Sdl, lit: number): Sdl =>
  union([
    difference(
      cone([0, y, 0], 0.2, [0, y + 0.19, 0], 0.05),
      [cone([0, y - 0.01, 0], 0.19, [0, y + 0.17, 0], 0.04)],
      shade,
    ),
    sphere([0, y + 0.06, 0], 0.06, glow(lit)),
    cylinder([0, y + 0.18, 0], [0, top, 0], 0.007, ink),
  ])

export const tableLamp = (lit: number): Sdl =>
  union([
    sphere([0, 0.1, 0], 0.1, satin('#7fa08a')),
    cylinder([0, 0.18, 0], [0, 0.25, 0], 0.01, brass),
    cone(
      [0, 0.24, 0],
      0.15,
      [0, 0.42, 0],
      0.1,
      `texture{pigment{${color('#f6efdf')}} finish{diffuse .8 emission ${lit}}} no_shadow`,
    ),
  ])

const spines = [
  '#24483a',
  '#7fa66b',
  '#d9cfba',
  '#b98a6b',
  '#efe8da',
  '#8d9499',
  '#a8664b',
  '#cdb98f',
  '#5d7c6c',
]

/** Open shelves against a wall (their back is at +z), with books and a few pots. */
export function shelves(w: number, h: number, d: number, levels: number, random: Random): Sdl {
  const parts: Sdl[] = [
    box([0, 0, d - 0.02], [w, h, d], card('#e6dfd0')),
    box([0, 0, 0], [0.03, h, d], oak),
    box([w - 0.03, 0, 0], [w, h, d], oak),
  ]
  const step = h / levels
  for (let i = 0; i <= levels; i++) {
    const y = Math.min(i * step, h - 0.03)
    parts.push(box([0, y, 0], [w, y + 0.03, d], oak))
    if (i === levels) break
    let x = 0.06 + random.between(0, 0.1)
    while (x < w - 0.16) {
      const roll = random.next()
      if (roll < 0.72) {
        const t = random.between(0.025, 0.06)
        const tall = Math.min(step - 0.08, random.between(0.18, 0.3))
        parts.push(
          box(
            [x, y + 0.03, 0.04 + random.between(0, 0.04)],
            [x + t, y + 0.03 + tall, d - 0.05],
            card(random.pick(spines)),
          ),
        )
        x += t + 0.003
      } else if (roll < 0.82) {
        const r = random.between(0.05, 0.08)
        parts.push(
          cone(
            [x + r, y + 0.03, d / 2],
            r * 0.7,
            [x + r, y + 0.03 + r * 2.2, d / 2],
            r,
            card(random.pick(['#f1ede3', '#8fa58f', '#c79b7f'])),
          ),
        )
        x += r * 2 + 0.06
      } else x += random.between(0.08, 0.25)
    }
  }
  return union(parts)
}

/** A framed sheet on a wall that faces -z: a few circles and blocks of colour. */
export function print(w: number, h: number, random: Random, frame: Sdl = oak): Sdl {
  const parts: Sdl[] = [
    box([0, 0, -0.03], [w, h, 0], frame),
    box([0.03, 0.03, -0.032], [w - 0.03, h - 0.03, -0.03], card('#f7f4ec')),
  ]
  const tones = ['#24483a', '#7fa66b', '#d3b48a', '#c07a5c', '#a9bcae']
  const r = Math.min(w, h) * random.between(0.2, 0.27)
  parts.push(
    cylinder(
      [w * random.between(0.4, 0.6), h * 0.6, -0.034],
      [w * 0.5, h * 0.6, -0.032],
      r,
      card(random.pick(tones)),
    ),
  )
  parts.push(
    box(
      [w * 0.2, h * 0.16, -0.036],
      [w * 0.8, h * random.between(0.3, 0.45), -0.032],
      card(random.pick(tones)),
    ),
  )
  return union(parts)
}

export const mirror = (r: number): Sdl =>
  union([
    cylinder([0, 0, -0.03], [0, 0, 0], r, brass),
    cylinder(
      [0, 0, -0.034],
      [0, 0, -0.03],
      r - 0.025,
      'texture{pigment{rgb<.72,.76,.76>} finish{diffuse .55 reflection .35}}',
    ),
  ])

/** A house plant with long card leaves. */
export function plant(h: number, random: Random, pot: Sdl = card('#efe9dd')): Sdl {
  const hex = '#5f8b62'
  const r = h * 0.16
  const leaves: Sdl[][] = [[], [], []]
  const count = 26
  for (let i = 0; i < count; i++) {
    const a = i * 137.5
    const lean = 12 + 62 * (i / count)
    const long = h * random.between(0.42, 0.6) * (1 - 0.25 * (i / count))
    leaves[i % 3]?.push(
      `sphere{0,1 scale <${(long * 0.13).toFixed(3)},${(long / 2).toFixed(3)},.006> translate y*${(long / 2).toFixed(3)} rotate x*${lean.toFixed(1)} rotate y*${a.toFixed(1)} translate y*${(h * random.between(0.3, 0.42)).toFixed(3)}}`,
    )
  }
  return union([
    cone([0, 0, 0], r * 0.75, [0, h * 0.3, 0], r, pot),
    cylinder([0, h * 0.27, 0], [0, h * 0.305, 0], r * 0.9, card('#6d5a48')),
    ...leaves.map((l, i) =>
      union(l, card([hex, mix(hex, '#ffffff', 0.14), mix(hex, '#1b3a2a', 0.2)][i] ?? hex)),
    ),
  ])
}

export const vase = (texture: Sdl = card('#d9cbb2')): Sdl =>
  union([
    sphere([0, 0.09, 0], 0.09, texture),
    cylinder([0, 0.15, 0], [0, 0.22, 0], 0.035, texture),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        `object{${cylinder([0, 0.2, 0], [0, 0.5, 0], 0.005, card('#8b7a5c'))} rotate x*${6 + i * 4} rotate y*${i * 77}}`,
    ),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        `object{${sphere([0, 0.5, 0], 0.035, card(i % 2 ? '#e6c7b9' : '#7fa66b'))} rotate x*${6 + i * 4} rotate y*${i * 77}}`,
    ),
  ])

/** A straight stair that climbs along +x from the origin, `d` deep. */
export function stairs(steps: number, d: number): Sdl {
  const [run, rise] = [0.27, 0.18]
  const flight = Array.from({ length: steps }, (_, i) =>
    union([
      box([i * run, 0, 0.01], [(i + 1) * run, (i + 1) * rise - 0.03, d], white),
      box([i * run - 0.03, (i + 1) * rise - 0.03, -0.02], [(i + 1) * run, (i + 1) * rise, d], oak),
      cylinder(
        [i * run + 0.13, (i + 1) * rise, 0.03],
        [i * run + 0.13, (i + 1) * rise + 0.88, 0.03],
        0.011,
        ink,
      ),
    ]),
  )
  return union([...flight, cylinder([0, 1.02, 0.03], [steps * run, 1.02 + steps * rise, 0.03], 0.022, oak)])
}
