import {
  bluestone,
  brass,
  card,
  color,
  felt,
  glow,
  grained,
  ink,
  linden,
  mix,
  satin,
  white,
} from './materials.ts'
import { at, box, cone, cylinder, difference, type Sdl, softBox, sphere, torus, union } from './pov.ts'
import type { Random } from './random.ts'

const oak = grained('#cfa878')
const linen = card('#e9e3d6')

const legs = (w: number, d: number, h: number, inset: number, texture: Sdl, r = 0.025): Sdl =>
  union(
    [inset, w - inset].flatMap((x) =>
      [inset, d - inset].map((z) => cone([x, 0, z], r * 0.7, [x, h, z], r * 1.2)),
    ),
    texture,
  )

/** Seen from the front (-z); left front corner at the origin. */
export function sofa(w: number, texture: Sdl, cushions: readonly Sdl[] = []): Sdl {
  const seats = w > 2 ? 3 : 2
  const inner = w - 0.4
  return union([
    legs(w, 0.9, 0.14, 0.12, ink),
    softBox([0, 0.13, 0], [w, 0.34, 0.92], 0.05, texture),
    softBox([0, 0.3, 0.02], [0.2, 0.62, 0.92], 0.07, texture),
    softBox([w - 0.2, 0.3, 0.02], [w, 0.62, 0.92], 0.07, texture),
    softBox([0.05, 0.3, 0.68], [w - 0.05, 0.8, 0.92], 0.08, texture),
    ...Array.from({ length: seats }, (_, i) =>
      softBox(
        [0.2 + (inner * i) / seats + 0.01, 0.32, 0.03],
        [0.2 + (inner * (i + 1)) / seats - 0.01, 0.48, 0.75],
        0.06,
        texture,
      ),
    ),
    ...Array.from(
      { length: seats },
      (_, i) =>
        `object{${softBox([0.22 + (inner * i) / seats, 0, 0], [0.18 + (inner * (i + 1)) / seats, 0.42, 0.17], 0.08, texture)} rotate x*14 translate <0,.45,.52>}`,
    ),
    ...cushions.map(
      (c, i) =>
        `object{${softBox([-0.21, -0.21, -0.07], [0.21, 0.21, 0.07], 0.07, c)} rotate <24,0,${i % 2 ? -9 : 11}> translate <${i % 2 ? w - 0.5 : 0.48 + i * 0.2},.68,${0.44 - i * 0.04}>}`,
    ),
  ])
}

export function armchair(texture: Sdl): Sdl {
  return union([
    legs(0.8, 0.78, 0.22, 0.1, oak),
    softBox([0.06, 0.2, 0.02], [0.74, 0.42, 0.7], 0.08, texture),
    softBox([0, 0.22, 0.06], [0.13, 0.6, 0.78], 0.06, texture),
    softBox([0.67, 0.22, 0.06], [0.8, 0.6, 0.78], 0.06, texture),
    `object{${softBox([0.03, 0, 0], [0.77, 0.66, 0.16], 0.08, texture)} rotate x*12 translate <0,.25,.6>}`,
  ])
}

export function roundTable(r: number, h: number, top: Sdl = oak): Sdl {
  return union([
    cylinder([0, h - 0.035, 0], [0, h, 0], r, top),
    ...[0, 120, 240].map(
      (a) => `object{${cone([r * 0.75, 0, 0], 0.016, [r * 0.55, h - 0.03, 0], 0.028, ink)} rotate y*${a}}`,
    ),
  ])
}

export function table(w: number, d: number, top: Sdl = oak, h = 0.75): Sdl {
  return union([
    softBox([0, h - 0.045, 0], [w, h, d], 0.012, top),
    legs(w, d, h - 0.04, 0.1, top === oak ? oak : ink, 0.032),
  ])
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

export const stool = (h = 0.66, seat: Sdl = oak): Sdl =>
  union([
    cylinder([0, h - 0.04, 0], [0, h, 0], 0.17, seat),
    ...[45, 135, 225, 315].map(
      (a) => `object{${cone([0.2, 0, 0], 0.011, [0.12, h - 0.03, 0], 0.017, ink)} rotate y*${a}}`,
    ),
    at([0, h * 0.35, 0], torus(0.165, 0.01, ink)),
  ])

export const rug = (w: number, d: number, hex: string, border = '#efe9dc'): Sdl =>
  union([
    softBox([0, 0, 0], [w, 0.018, d], 0.008, felt(border, 0.4)),
    softBox([0.12, 0.002, 0.12], [w - 0.12, 0.026, d - 0.12], 0.008, felt(hex, 0.4)),
  ])

export const roundRug = (r: number, hex: string): Sdl =>
  union([
    cylinder([0, 0, 0], [0, 0.018, 0], r, felt(mix(hex, '#ffffff', 0.45), 0.4)),
    cylinder([0, 0.002, 0], [0, 0.026, 0], r - 0.14, felt(hex, 0.4)),
  ])

export const paperLamp = (y: number, r: number, top: number, lit: number): Sdl =>
  union([
    `sphere{<0,${y},0>,${r} texture{pigment{gradient y pigment_map{[0 ${color('#d8d0be')}][.08 ${color('#d8d0be')}][.1 ${color('#faf5e9')}][1 ${color('#faf5e9')}]} scale ${r / 5}} finish{diffuse .85 emission ${lit}}} scale <1,.92,1> translate y*${(y * 0.08).toFixed(3)}}`,
    cylinder([0, y + r * 0.8, 0], [0, top, 0], 0.008, ink),
  ])

export const pendant = (y: number, top: number, shade: Sdl = linden, lit = 0): Sdl =>
  union([
    difference(
      cone([0, y, 0], 0.2, [0, y + 0.19, 0], 0.05),
      [cone([0, y - 0.01, 0], 0.19, [0, y + 0.17, 0], 0.04)],
      shade,
    ),
    sphere([0, y + 0.06, 0], 0.06, lit > 0 ? glow(lit) : white),
    cylinder([0, y + 0.18, 0], [0, top, 0], 0.007, ink),
  ])

export const floorLamp = (h = 1.55, lit = 0.3): Sdl =>
  union([
    cylinder([0, 0, 0], [0, 0.02, 0], 0.15, ink),
    cylinder([0, 0, 0], [0, h, 0], 0.012, ink),
    cone(
      [0, h - 0.12, 0],
      0.22,
      [0, h + 0.16, 0],
      0.15,
      `texture{pigment{${color('#f6efdf')}} finish{diffuse .8 emission ${lit}}} no_shadow`,
    ),
  ])

export const tableLamp = (lit = 0.35): Sdl =>
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
export function shelves(
  w: number,
  h: number,
  d: number,
  levels: number,
  random: Random,
  texture: Sdl = oak,
): Sdl {
  const parts: Sdl[] = [
    box([0, 0, d - 0.02], [w, h, d], card('#e6dfd0')),
    box([0, 0, 0], [0.03, h, d], texture),
    box([w - 0.03, 0, 0], [w, h, d], texture),
  ]
  const step = h / levels
  for (let i = 0; i <= levels; i++) {
    const y = Math.min(i * step, h - 0.03)
    parts.push(box([0, y, 0], [w, y + 0.03, d], texture))
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

export const mirror = (r: number, frame: Sdl = brass): Sdl =>
  union([
    cylinder([0, 0, -0.03], [0, 0, 0], r, frame),
    cylinder(
      [0, 0, -0.034],
      [0, 0, -0.03],
      r - 0.025,
      'texture{pigment{rgb<.72,.76,.76>} finish{diffuse .55 reflection .35}}',
    ),
  ])

/** A house plant with long card leaves. */
export function plant(h: number, random: Random, pot: Sdl = card('#efe9dd'), hex = '#5f8b62'): Sdl {
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

/** Kitchen units along a wall behind them (+z), doors towards -z. `tall` gives oven columns at the left. */
export function units(w: number, doors: number, front: Sdl, top: Sdl, d = 0.62): Sdl {
  const pitch = w / doors
  return union([
    box([0.02, 0, 0.08], [w - 0.02, 0.1, d], ink),
    box([0, 0.1, 0.03], [w, 0.86, d], card('#c9c3b6')),
    ...Array.from({ length: doors }, (_, i) =>
      union([
        box([i * pitch + 0.006, 0.11, 0], [(i + 1) * pitch - 0.006, i % 3 === 1 ? 0.6 : 0.84, 0.03], front),
        ...(i % 3 === 1
          ? [
              box([i * pitch + 0.006, 0.615, 0], [(i + 1) * pitch - 0.006, 0.84, 0.03], front),
              cylinder([(i + 0.35) * pitch, 0.73, -0.02], [(i + 0.65) * pitch, 0.73, -0.02], 0.008, brass),
            ]
          : []),
        cylinder(
          [(i + 0.35) * pitch, i % 3 === 1 ? 0.52 : 0.77, -0.02],
          [(i + 0.65) * pitch, i % 3 === 1 ? 0.52 : 0.77, -0.02],
          0.008,
          brass,
        ),
      ]),
    ),
    softBox([-0.01, 0.86, -0.03], [w + 0.01, 0.9, d], 0.008, top),
  ])
}

export const tap = (): Sdl =>
  union(
    [
      cylinder([0, 0, 0], [0, 0.3, 0], 0.013),
      cylinder([0, 0.3, 0], [0, 0.3, -0.18], 0.013),
      cylinder([0, 0.3, -0.18], [0, 0.22, -0.18], 0.013),
      sphere([0, 0.3, 0], 0.013),
      sphere([0, 0.3, -0.18], 0.013),
    ],
    brass,
  )

export const crockery = (x: number, y: number, z: number, random: Random, count: number): Sdl =>
  union(
    Array.from({ length: count }, (_, i) => {
      const px = x + i * 0.19
      const tone = card(random.pick(['#f3efe6', '#a9bcae', '#d8b99a', '#7fa66b', '#e7dfcf']))
      return random.next() < 0.5
        ? union(
            Array.from({ length: 4 }, (_, k) =>
              cylinder([px, y + k * 0.018, z], [px, y + k * 0.018 + 0.01, z], 0.085, tone),
            ),
          )
        : union([cone([px, y, z], 0.045, [px, y + random.between(0.08, 0.17), z], 0.06, tone)])
    }),
  )

export const fruitBowl = (): Sdl =>
  union([
    difference(
      sphere([0, 0.13, 0], 0.16),
      [sphere([0, 0.14, 0], 0.15), box([-0.3, 0.12, -0.3], [0.3, 0.5, 0.3])],
      card('#efe9dc'),
    ),
    ...[
      [-0.05, 0.1, 0],
      [0.06, 0.1, 0.03],
      [0, 0.1, -0.07],
      [0.01, 0.16, 0],
    ].map(([x = 0, y = 0, z = 0], i) =>
      sphere([x, y, z], 0.052, card(['#c9803f', '#7fa66b', '#d8a24f', '#a8583b'][i] ?? '#c9803f')),
    ),
  ])

/** A double bed, its head at +z. */
export function bed(cover: Sdl, throwOver: Sdl, head: Sdl = oak, w = 1.7): Sdl {
  return union([
    legs(w, 2.1, 0.16, 0.12, oak, 0.03),
    softBox([0, 0.14, 0], [w, 0.3, 2.12], 0.03, oak),
    softBox([0.03, 0.28, 0.03], [w - 0.03, 0.52, 2.06], 0.07, linen),
    softBox([-0.03, 0.3, -0.02], [w + 0.03, 0.59, 1.45], 0.09, cover),
    softBox([-0.035, 0.31, 0.1], [w + 0.035, 0.61, 0.62], 0.09, throwOver),
    softBox([-0.02, 0.52, 1.3], [w + 0.02, 0.62, 1.6], 0.05, white),
    ...[0.1, w / 2 + 0.05].map(
      (x) =>
        `object{${softBox([0, 0, 0], [w / 2 - 0.16, 0.42, 0.15], 0.075, white)} rotate x*34 translate <${x},.55,1.72>}`,
    ),
    `object{${softBox([0, 0, 0], [0.6, 0.3, 0.13], 0.06, throwOver)} rotate x*36 translate <${w / 2 - 0.3},.57,1.56>}`,
    softBox([-0.08, 0.1, 2.1], [w + 0.08, 1.15, 2.2], 0.03, head),
  ])
}

export const nightstand = (): Sdl =>
  union([
    softBox([0, 0.16, 0], [0.45, 0.5, 0.4], 0.012, oak),
    box([0.02, 0.34, -0.005], [0.43, 0.48, 0.01], card('#dcb98b')),
    legs(0.45, 0.4, 0.17, 0.06, oak, 0.015),
    sphere([0.225, 0.41, -0.015], 0.014, brass),
  ])

export function wardrobe(w: number, doors: number, texture: Sdl = card('#ece7db'), h = 2.3): Sdl {
  const pitch = w / doors
  return union([
    box([0, 0, 0.03], [w, h, 0.6], card('#cfc8ba')),
    ...Array.from({ length: doors }, (_, i) =>
      union([
        box([i * pitch + 0.006, 0.06, 0], [(i + 1) * pitch - 0.006, h - 0.02, 0.03], texture),
        cylinder(
          [i % 2 ? i * pitch + 0.06 : (i + 1) * pitch - 0.06, 1.0, -0.02],
          [i % 2 ? i * pitch + 0.06 : (i + 1) * pitch - 0.06, 1.22, -0.02],
          0.008,
          brass,
        ),
      ]),
    ),
  ])
}

/** A free-standing bath. */
export const bathtub = (): Sdl =>
  union([
    difference(
      union([
        `object{${cylinder([0, 0.05, 0], [0, 0.58, 0], 1)} scale <.88,1,.41>}`,
        `object{${at([0, 0.58, 0], torus(1, 0.035))} scale <.87,1,.4>}`,
      ]),
      [`sphere{0,1 scale <.82,.5,.35> translate y*.62}`],
      satin('#f6f4ee'),
    ),
    cylinder([-0.55, 0, -0.46], [-0.55, 0.9, -0.46], 0.014, brass),
    cylinder([-0.55, 0.9, -0.46], [-0.55, 0.9, -0.25], 0.014, brass),
    sphere([-0.55, 0.9, -0.46], 0.014, brass),
    cylinder([-0.55, 0.9, -0.25], [-0.55, 0.84, -0.25], 0.014, brass),
  ])

export const washstand = (w = 1.3): Sdl =>
  union([
    box([0, 0.4, 0.02], [w, 0.8, 0.5], oak),
    box([0.01, 0.41, 0], [w / 2 - 0.006, 0.79, 0.02], oak),
    box([w / 2 + 0.006, 0.41, 0], [w - 0.01, 0.79, 0.02], oak),
    softBox([-0.01, 0.8, -0.02], [w + 0.01, 0.83, 0.5], 0.006, card('#f2efe7')),
    difference(
      cylinder([w / 2, 0.83, 0.24], [w / 2, 0.95, 0.24], 0.21),
      [`sphere{0,1 scale <.19,.14,.19> translate <${w / 2},.97,.24>}`],
      satin('#f8f6f1'),
    ),
    cylinder([w / 2, 0.83, 0.46], [w / 2, 1.08, 0.46], 0.012, brass),
    cylinder([w / 2, 1.08, 0.46], [w / 2, 1.08, 0.32], 0.012, brass),
    sphere([w / 2, 1.08, 0.46], 0.012, brass),
  ])

export const towel = (texture: Sdl): Sdl =>
  union([
    cylinder([-0.3, 0, -0.06], [0.3, 0, -0.06], 0.012, brass),
    softBox([-0.22, -0.62, -0.085], [0.22, 0.02, -0.04], 0.02, texture),
  ])

/** A straight stair that climbs along +x from the origin, `d` deep. */
export function stairs(steps: number, d: number, tread: Sdl = oak, side: Sdl = white): Sdl {
  const [run, rise] = [0.27, 0.18]
  const flight = Array.from({ length: steps }, (_, i) =>
    union([
      box([i * run, 0, 0.01], [(i + 1) * run, (i + 1) * rise - 0.03, d], side),
      box([i * run - 0.03, (i + 1) * rise - 0.03, -0.02], [(i + 1) * run, (i + 1) * rise, d], tread),
      cylinder(
        [i * run + 0.13, (i + 1) * rise, 0.03],
        [i * run + 0.13, (i + 1) * rise + 0.88, 0.03],
        0.011,
        ink,
      ),
    ]),
  )
  return union([...flight, cylinder([0, 1.02, 0.03], [steps * run, 1.02 + steps * rise, 0.03], 0.022, tread)])
}

export const coatRack = (random: Random): Sdl =>
  union([
    box([0, 0, -0.03], [1.4, 0.1, 0], oak),
    ...[0.15, 0.45, 0.75, 1.05, 1.3].map((x) => cylinder([x, 0.05, -0.1], [x, 0.05, 0], 0.014, brass)),
    ...[0.15, 0.75, 1.3].map(
      (x, i) =>
        `object{${softBox([-0.19, -0.95 + random.between(0, 0.15), -0.14], [0.19, 0.03, -0.03], 0.05, card(['#24483a', '#cbb48f', '#8fa58f'][i] ?? '#24483a'))} translate x*${x}}`,
    ),
  ])

/** Gathered curtain: a row of soft pleats. */
export const curtain = (w: number, h: number, texture: Sdl = linen): Sdl => {
  const pleats = Math.max(3, Math.round(w / 0.085))
  return union(
    Array.from({ length: pleats }, (_, i) =>
      cylinder(
        [(w * (i + 0.5)) / pleats, 0.02, (i % 2) * 0.03],
        [(w * (i + 0.5)) / pleats, h, (i % 2) * 0.03],
        (w / pleats) * 0.78,
      ),
    ),
    texture,
  )
}

export function fireplace(lit = 0): Sdl {
  const surround = union(
    [
      box([0, 0, 0], [0.28, 1.1, 0.25]),
      box([1.32, 0, 0], [1.6, 1.1, 0.25]),
      box([0.28, 0.85, 0], [1.32, 1.1, 0.25]),
      box([-0.08, 1.1, -0.08], [1.68, 1.17, 0.25]),
      box([-0.03, 1.03, -0.03], [1.63, 1.1, 0.25]),
      ...[0.06, 1.38].map((x) => box([x, 0.1, -0.025], [x + 0.16, 0.92, 0])),
    ],
    card('#efebe2'),
  )
  const logs = [0.45, 0.68, 0.9].map((x, i) =>
    cylinder([x, 0.09 + (i % 2) * 0.07, 0.08], [x + 0.32, 0.1 + (i % 2) * 0.07, 0.14], 0.05, card('#b58d62')),
  )
  return union([
    surround,
    box([0.28, 0, 0.2], [1.32, 0.85, 0.25], card('#6a655d')),
    box([-0.05, 0, -0.4], [1.65, 0.025, 0.1], bluestone),
    ...logs,
    lit > 0 ? sphere([0.8, 0.2, 0.15], 0.1, glow(lit)) : '',
  ])
}
