import { brass, card, color, ink, linden, mix, satin } from './materials.ts'
import { at, box, cone, cylinder, difference, extrude, type Sdl, slab, torus, union } from './pov.ts'
import type { Random } from './random.ts'

/**
 * What lies on the table beside a model. The models are 1:100, so that one unit is a centimetre of the table;
 * everything lies on y = 0.
 */
export const paper = card('#f6f3ea')

const steel = satin('#a3abad')

/** The linden leaf of the agency, as a tag or on a board; it lies flat and points along x. */
export function leaf(length: number, texture: Sdl = card('#7fa66b'), vein: Sdl = card('#a9c48f')): Sdl {
  // Two arcs that meet in a point at both ends: a width of 0.6 of the length.
  const r = length * 0.567
  const t = length * 0.05
  // The caps must not coincide, or the intersection is left open.
  const arc = (z: number, cap: number): Sdl => cylinder([length / 2, -cap, z], [length / 2, cap, z], r)
  return union([
    `intersection{${arc(length * 0.267, t)} ${arc(-length * 0.267, 2 * t)} ${texture}}`,
    box([-length * 0.12, -t * 1.25, -length * 0.016], [length * 0.9, t * 1.25, length * 0.016], vein),
  ])
}

/** A warded key; its bow is at the origin, its bit at +x. */
export const wardedKey = (texture: Sdl = brass): Sdl =>
  union(
    [
      at([0, 0.26, 0], torus(1.05, 0.26)),
      cylinder([1.2, 0.26, 0], [1.7, 0.26, 0], 0.38),
      cylinder([1.2, 0.26, 0], [6.4, 0.26, 0], 0.22),
      box([4.8, 0.1, 0], [6.2, 0.42, 0.5]),
      box([4.8, 0.1, 0.4], [5.3, 0.42, 1.25]),
      box([5.75, 0.1, 0.4], [6.2, 0.42, 1.05]),
    ],
    texture,
  )

/** A cylinder key with a round head and a toothed blade. */
export const doorKey = (texture: Sdl = steel): Sdl =>
  union([
    difference(
      cylinder([0.5, 0, 0], [0.5, 0.26, 0], 1.3),
      [cylinder([-0.3, -0.1, 0], [-0.3, 0.4, 0], 0.28)],
      texture,
    ),
    slab(
      [
        [1.5, -0.42],
        [5.1, -0.42],
        [5.5, -0.05],
        [5.1, 0.3],
        [4.7, 0.14],
        [4.35, 0.42],
        [3.95, 0.14],
        [3.5, 0.42],
        [3.1, 0.2],
        [2.6, 0.5],
        [1.5, 0.5],
      ],
      0.04,
      0.22,
      texture,
    ),
  ])

/** A bunch on a ring of radius 1.5, with the agency's leaf as a tag. */
export function keys(): Sdl {
  const on = (angle: number, lift: number, shape: Sdl): Sdl =>
    `object{${shape} translate <1.3,${lift},0> rotate y*${angle}}`
  return union([
    at([0, 0.42, 0], torus(1.5, 0.13, steel)),
    on(-32, 0, wardedKey()),
    on(4, 0.28, doorKey()),
    on(34, 0, doorKey(satin('#c0b08a'))),
    on(150, 0.1, union([cylinder([0, 0.3, 0], [1.2, 0.3, 0], 0.08, ink), at([1, 0.2, 0], leaf(4.2))])),
  ])
}

/** A closed folder with its sheets showing at the side, w along x, d along z. */
export function folder(w: number, d: number, random: Random, cover: Sdl = linden): Sdl {
  const sheets = Array.from({ length: 7 }, (_, i) => {
    const [x, z] = [random.between(0, 0.5), random.between(-0.15, 0.3)]
    return box(
      [0.3 + x, 0.2 + i * 0.14, 0.3 + z],
      [w - 0.2 + x, 0.3 + i * 0.14, d - 0.5 + z],
      card(i % 2 ? '#f6f3ea' : '#e6e1d4'),
    )
  })
  return union([
    box([0, 0, 0], [w, 0.2, d], cover),
    box([0, 0, 0], [0.25, 1.4, d], cover),
    ...sheets,
    `object{${box([0, 0, 0], [w, 0.2, d], cover)} rotate z*2.4 translate y*1.25}`,
    `object{${union([
      box([w * 0.3, 0.2, d * 0.52], [w * 0.72, 0.24, d * 0.76], paper),
      box([w * 0.35, 0.24, d * 0.66], [w * 0.6, 0.26, d * 0.69], card('#8fa58f')),
      box([w * 0.35, 0.24, d * 0.59], [w * 0.66, 0.26, d * 0.62], card('#b9c4b6')),
      box([w * 0.88, 0.2, -0.02], [w * 0.91, 0.26, d + 0.02], card('#a8482b')),
    ])} rotate z*2.4 translate y*1.25}`,
  ])
}

/** Height of an open page at x from the spine: a quick rise, then a long slope. */
const page = (x: number, w: number): number =>
  x < 1.6 ? 0.35 + 0.75 * Math.sin((x / 1.6) * (Math.PI / 2)) : 1.1 - (0.45 * (x - 1.6)) / (w - 1.6)

/** An open ledger, w by d for each page, its spine along z at x = 0: ruled, with columns and entries. */
export function ledger(w: number, d: number, random: Random): Sdl {
  // The outer map is scaled by the page's width, and everything in it with it.
  const ruled = (line: string): Sdl =>
    `gradient z color_map{[0 ${color(line)}][.09 ${color(line)}][.09 ${color('#f7f4ec')}][1 ${color('#f7f4ec')}]} scale ${0.7 / w} translate z*${0.33 / w}`
  const column = color(mix('#c07a5c', '#f7f4ec', 0.35))
  const bands = [0.6, 0.8].flatMap((at) => [
    `[${at} ${ruled('#cfd8d0')}][${at} color ${column}][${at + 0.012} color ${column}][${at + 0.012} ${ruled('#cfd8d0')}]`,
  ])
  const skin = `texture{pigment{gradient x pigment_map{[0 ${ruled('#cfd8d0')}]${bands.join('')}[1 ${ruled('#cfd8d0')}]} scale ${w + 0.02}} finish{diffuse .9}}`
  const xs = [0, 0.2, 0.4, 0.7, 1, 1.3, 1.6, w]
  const leafOf = extrude([...xs.map((x) => [x, page(x, w)] as const), [w, 0.2], [0, 0.2]], 0, d, skin)
  const entry = (x0: number, x1: number, z: number): Sdl =>
    extrude(
      [
        [x0, page(x0, w) - 0.05],
        [x1, page(x1, w) - 0.05],
        [x1, page(x1, w) + 0.025],
        [x0, page(x0, w) + 0.025],
      ],
      z,
      z + 0.2,
    )
  const entries = (from: number): Sdl => {
    const parts: Sdl[] = []
    for (let z = d - 2.1; z > from; z -= 0.7) {
      const end = random.between(w * 0.32, w * 0.55)
      parts.push(entry(w * 0.1 + 0.9, end, z), entry(w * random.between(0.64, 0.69), w * 0.78, z))
      if (random.next() < 0.6) parts.push(entry(w * random.between(0.84, 0.88), w * 0.97, z))
    }
    return union(parts, card('#6e7f78'))
  }
  return union([
    box([-w - 0.35, 0, -0.35], [w + 0.35, 0.2, d + 0.35], linden),
    leafOf,
    entries(d * 0.42),
    // The other page is the same one turned about the spine.
    `object{${union([leafOf, entries(0.7)])} scale <-1,1,1>}`,
    box([0.12, 0.3, -1.6], [0.5, 0.36, d], card('#a8482b')),
  ])
}

/** A flat wooden ruler along x with a mark for every centimetre. */
export function ruler(length: number): Sdl {
  const marks = Array.from({ length: length * 2 + 1 }, (_, i) => {
    const x = 0.5 + i / 2
    const long = i % 10 === 0 ? 1.15 : i % 2 === 0 ? 0.75 : 0.42
    return box([x - 0.045, 0.25, 3 - long], [x + 0.045, 0.3, 3])
  })
  return union([
    difference(box([0, 0, 0], [length + 1, 0.28, 3], card('#dcb981')), [
      cylinder([length + 0.2, -1, 1], [length + 0.2, 1, 1], 0.32),
    ]),
    union(marks, ink),
    box([0, 0.02, 2.98], [length + 1, 0.24, 3.05], brass),
  ])
}

const acrylic =
  'texture{pigment{rgbt<.30,.50,.38,.42>} finish{diffuse .75 specular .35 roughness .01 reflection{.02,.22 falloff 4}}}'

/** A set square of green acrylic, standing in the x-y plane with its right angle at the origin. */
export function setSquare(w: number, h: number): Sdl {
  const inset = 2
  const k = Math.hypot(w, h)
  // The inner triangle keeps the same distance from all three edges.
  const c = w * h - inset * k
  const inner = [
    [inset, inset],
    [(c - w * inset) / h, inset],
    [inset, (c - h * inset) / w],
  ] as const
  const marks = Array.from({ length: Math.floor(h - 3) * 2 }, (_, i) => {
    const y = 1 + i / 2
    return box([0, y - 0.04, -0.03], [i % 2 === 0 ? 0.7 : 0.4, y + 0.04, 0.02])
  })
  return union([
    difference(
      extrude(
        [
          [0, 0],
          [w, 0],
          [0, h],
        ],
        0,
        0.35,
      ),
      [extrude(inner, -1, 1)],
      acrylic,
    ),
    union(marks, ink),
  ])
}

/** A hexagonal pencil along x; its point at +x. */
export const pencil = (length: number, texture: Sdl = linden): Sdl =>
  union([
    `object{${union([0, 60, 120].map((a) => `object{${box([0, -0.2, -0.35], [length - 1.3, 0.2, 0.35])} rotate x*${a}}`))} translate y*.36 ${texture}}`,
    cone([length - 1.3, 0.36, 0], 0.39, [length - 0.3, 0.36, 0], 0.11, card('#e3c493')),
    cone([length - 0.32, 0.36, 0], 0.11, [length, 0.36, 0], 0.02, ink),
    cylinder([-0.5, 0.36, 0], [0, 0.36, 0], 0.36, brass),
  ])

/** A stack of discs, none exactly above the one below; the agency's leaf lies on the top one. */
export function discs(count: number, r: number, texture: Sdl, rim: Sdl, random: Random): Sdl {
  const t = 0.36
  const parts = Array.from({ length: count }, (_, i) => {
    const [x, z] = [random.between(-0.07, 0.07), random.between(-0.07, 0.07)]
    return at(
      [x, i * t, z],
      union([
        cylinder([0, 0.02, 0], [0, t - 0.05, 0], r - 0.03, texture),
        at([0, t - 0.07, 0], torus(r - 0.06, 0.06, rim)),
        at([0, 0.06, 0], torus(r - 0.06, 0.06, rim)),
      ]),
    )
  })
  return union([
    ...parts,
    at([-r * 0.55, count * t - 0.05, 0], leaf(r * 1.1, rim, rim), random.between(-40, 40)),
  ])
}
