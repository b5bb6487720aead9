import { bench, figure, gravel, sheet } from './garden.ts'
import {
  balsa,
  boards,
  brick,
  card,
  courses,
  felt,
  linden,
  mix,
  plywood,
  satin,
  water,
  white,
} from './materials.ts'
import { modelHouse } from './model-house.ts'
import { beds, hedgeAt, planted } from './plantings.ts'
import { at, box, cylinder, type Sdl, slab, sphere, union } from './pov.ts'
import type { Random } from './random.ts'
import type { Maker } from './stage.ts'
import { seasons } from './trees.ts'

const [left, right, near, far] = [-8, 20, -13, 12]
/** Height of one sheet, and of the water. */
const rise = 0.3
const surface = -1.02

const course = (x: number): number => -6.8 + 1.3 * Math.sin(x * 0.3 + 0.4) + 0.5 * Math.sin(x * 0.62)
const across = Array.from({ length: 41 }, (_, i) => left + ((right - left) * i) / 40)

/** One bank in four sheets, the lowest reaching furthest into the water. */
function bank(side: 1 | -1, lawn: string): Sdl[] {
  const edge = side > 0 ? far : near
  return [0, 1, 2, 3].flatMap((i) => {
    const set = 2 + i * (side > 0 ? 0.62 : 0.5)
    const shape = (inset: number): [number, number][] => [
      ...across.map((x): [number, number] => [
        x,
        course(x) + side * (set + inset + 0.22 * Math.sin(x * 0.8 + i * 1.7)),
      ]),
      [right, edge],
      [left, edge],
    ]
    const y = -1.2 + i * rise
    return [
      slab(shape(0), y, y + rise - 0.1, card('#ddcfae')),
      slab(shape(0.1), y + rise - 0.1, y + rise, felt(mix('#d9d2b4', lawn, 0.4 + i * 0.2), 2.5)),
    ]
  })
}

/** Where the stream runs, in pale lines on the water. */
const currents = (): Sdl =>
  union(
    [-1.2, -0.2, 0.9].flatMap((offset, k) =>
      [0, 1, 2].map((part) => {
        const xs = Array.from({ length: 12 }, (_, i) => left + 1.5 + k * 2.3 + part * 8.6 + i * 0.42).filter(
          (x) => x < right - 0.3,
        )
        const line = (shift: number): [number, number][] => xs.map((x) => [x, course(x) + offset + shift])
        return xs.length < 3
          ? ''
          : slab([...line(0), ...line(0.09).reverse()], surface - 0.02, surface + 0.02, card('#c9dcda'))
      }),
    ),
  )

/** A staff in the water, banded every half metre. */
const gauge = (x: number): Sdl =>
  at(
    [x, surface - 0.2, course(x) + 1.3],
    union([
      box([-0.16, 0, -0.06], [0.16, 3, 0.06], white),
      ...[0, 1, 2, 3, 4].map((i) =>
        box(
          [i % 2 ? 0 : -0.17, 0.35 + i * 0.5, -0.07],
          [i % 2 ? 0.17 : 0, 0.6 + i * 0.5, 0.07],
          card(i > 2 ? '#a8482b' : '#24483a'),
        ),
      ),
    ]),
  )

const reeds = (x: number, side: 1 | -1, random: Random): Sdl =>
  union(
    Array.from({ length: 16 }, () => {
      const px = x + random.between(-0.8, 0.8)
      const z = course(px) + side * random.between(1.6, 2.2)
      const top = random.between(0.1, 0.75)
      return union([
        cylinder([px, -1.2, z], [px + random.between(-0.15, 0.15), top, z], 0.03, card('#8ca574')),
        random.next() < 0.4 ? cylinder([px, top - 0.3, z], [px, top, z], 0.07, card('#9a7350')) : '',
      ])
    }),
  )

/** Boards on two beams, with a rail on both sides. */
function bridge(x: number): Sdl {
  const z = course(x)
  const [from, to] = [z - 4, z + 4.4]
  const rail = (rx: number): Sdl =>
    union(
      [
        box([rx - 0.05, 0.95, from], [rx + 0.05, 1.05, to]),
        box([rx - 0.04, 0.5, from], [rx + 0.04, 0.57, to]),
        ...Array.from({ length: 6 }, (_, i) => {
          const pz = from + ((to - from) * i) / 5
          return box([rx - 0.06, -0.1, pz - 0.06], [rx + 0.06, 1.05, pz + 0.06])
        }),
      ],
      linden,
    )
  return union([
    box([x - 0.8, 0.02, from], [x + 0.8, 0.12, to], boards('#cfa471', 0.24, 'z')),
    ...[-0.7, 0.5].map((o) => box([x + o, -0.25, from], [x + o + 0.2, 0.02, to], balsa)),
    rail(x - 0.8),
    rail(x + 0.8),
  ])
}

/** A house on a low terrace beside a stream, its banks built up in sheets of card. */
export const stream: Maker = (stage) => {
  const { hour, random } = stage
  const lawn = seasons[stage.season].lawn
  const house = modelHouse(
    { w: 9.6, d: 7.6, h: 5.7, rise: 3.9, skin: brick('#bd8168'), tiles: courses('#6b747b', 0.2) },
    hour,
  )
  return {
    parts: [
      box([left, -2, near], [right, -1.2, far], plywood),
      box([left + 0.01, -1.2, near + 0.01], [right - 0.01, surface, far - 0.01], water),
      ...bank(1, lawn),
      ...bank(-1, lawn),
      currents(),
      // The terrace: two more sheets, with steps down to the garden.
      ...[0, 1].flatMap((i) => [
        sheet(-1.6 + i * 0.4, -1.7 + i * 0.4, 11.4 - i * 0.4, 9.4 - i * 0.4, card('#ddcfae'), i * 0.3 + 0.17),
        sheet(
          -1.5 + i * 0.4,
          -1.6 + i * 0.4,
          11.3 - i * 0.4,
          9.3 - i * 0.4,
          felt(mix(lawn, '#e9e6cc', 0.2), 2.5),
          i * 0.3 + 0.27,
        ),
      ]),
      at([0, 0.55, 0], house),
      ...[0, 1, 2].map((i) => box([3.9, 0, -1.4 - i * 0.4], [5.7, 0.55 - i * 0.18, 0], card('#d5d0c5'))),
      sheet(4, -3, 5.6, -1.6, gravel),
      sheet(4, -3.1, 15, -1.9, gravel),
      bridge(14.6),
      gauge(8.6),
      reeds(-5.4, 1, random),
      reeds(-1.2, -1, random),
      reeds(1.6, 1, random),
      reeds(11.4, -1, random),
      reeds(18, 1, random),
      ...[
        [3.2, -0.3, 0.34],
        [4, 0.5, 0.26],
        [10.6, -0.5, 0.3],
        [-6.4, 0.4, 0.3],
      ].map(([x = 0, o = 0, r = 0.3]) => sphere([x, surface, course(x) + o], r, card('#c9c5bc'))),
      hedgeAt(stage, [left + 0.4, 0, 11], 27, 1.4),
      ...planted(stage, [
        [-5, 3, 7.4],
        [15.6, 6.4, 8],
        [-4.6, 9, 6],
        [18, 1.4, 5.4],
        [-5.6, -11, 4.4],
      ]),
      ...beds(stage, [
        [11.9, 1, 0.5],
        [-2.2, 0.4, 0.5],
        [12, 4, 0.6],
      ]),
      bench(0.6, -2.6, 180),
      figure(14.6, course(14.6) - 0.4, linden, 1.72, 0.1),
      figure(5, -2.5, white),
      figure(4.2, -2.4, satin('#24483a'), 1.15),
    ],
    low: [-6.4, -1.6, -11.5],
    high: [18, 10.6, 7],
    floor: -2,
  }
}
