import { boards, card, clearAcrylic, floorBoards, satin } from './materials.ts'
import { diningSet, glassRoom, sofaAndTable } from './modern.ts'
import { at, box, cylinder, type Sdl, union } from './pov.ts'
import { bouquet, potted } from './rooms/decor.ts'
import { cloth, paint, porcelain, shade, teak } from './rooms/finishes.ts'
import { easyChair } from './rooms/seats.ts'
import { roundTable } from './rooms/tables.ts'
import { lavenderTrough } from './rooms/trough.ts'
import type { Stage } from './stage.ts'

/** How wide the terrace is all around, and how high the rooms are. */
const around = 1.25
const high = 2.6
const bronze = satin('#7d7266')
const panels = boards('#8f6a49', 0.14, 'x', 0.1)

/** Panes below a rail of bronze, along x from the origin. */
const panes = (w: number): Sdl =>
  union([
    box([0, 0.05, -0.008], [w, 1.03, 0.008], clearAcrylic),
    box([0, 1.03, -0.03], [w, 1.075, 0.03], bronze),
    box([0, -0.1, -0.03], [w, 0.07, 0.03], bronze),
  ])

/** Boards around the home, panes along the edge. */
export const roofDeck = (w: number, d: number): Sdl =>
  union([
    box([0, -0.1, 0], [w, 0, d], floorBoards('#a77f58', 0.14, 0.12)),
    at([0.06, 0, 0.08], panes(w - 0.12)),
    at([0.06, 0, d - 0.08], panes(w - 0.12)),
    ...[0.08, w - 0.08].map((x) => at([x, 0, d - 0.06], panes(d - 0.12), 90)),
  ])

/** Lamps let into the soffit: spots on the boards after sunset. */
const spots = (xs: readonly number[], z: number, lamp: number): Sdl[] =>
  lamp === 0
    ? []
    : xs.map((x) =>
        union([
          cylinder([x, high - 0.012, z], [x, high + 0.01, z], 0.06, shade('#ffe2b4', 1)),
          `light_source{<${x},${high - 0.05},${z}> color srgb<1,.8,.55>*${(lamp * 0.32).toFixed(2)} spotlight point_at <${x},0,${z}> radius 20 falloff 62 fade_distance 1.4 fade_power 2}`,
        ]),
      )

/** The home on the roof as one sees it from its terrace: the kitchen to the left, the living room to the right. */
export function roofHome(stage: Stage, w: number, d: number): Sdl {
  const { hour, random } = stage
  const [iw, id] = [w - 2 * around, d - 2 * around]
  const living = glassRoom(7, high, 5, hour, 4, union([sofaAndTable(3.6, 2.6), diningSet(0.6, 1.6)]))
  const kitchen = glassRoom(
    3.2,
    high,
    5,
    hour,
    2,
    union([
      box([0.7, 0, 1.6], [1.7, 0.92, 3.6], card('#e9e3d6')),
      box([0.12, 0, 4.2], [3, 2.4, 4.8], card('#8f6a49')),
    ]),
  )
  return union([
    at(
      [around, 0, around],
      union([
        at([5.6, 0, 0], living),
        at([0.7, 0, 0], kitchen),
        ...[
          [0, 0.7],
          [3.9, 5.6],
          [12.6, iw],
        ].map(([a = 0, b = 0]) => box([a, 0, 0], [b, high, 0.3], panels)),
        box([0, 0, 5.1], [iw, high, id], card('#8f6a49')),
        ...[0, iw - 0.3].map((x) => box([x, 0, 0.3], [x + 0.3, high, 5.1], card('#8f6a49'))),
      ]),
    ),
    box([0.3, high, 0.3], [w - 0.3, high + 0.04, d - 0.3], boards('#b08a63', 0.14, 'z', 0.1)),
    box([0.24, high + 0.02, 0.24], [w - 0.24, high + 0.34, d - 0.24], card('#efebe2')),
    ...spots([2.2, 5.2, 8.2, 11.2, 14.2], 0.75, hour.lamp),
    ...[10.1, 11.9].map((x) => at([x, 0, 0.32], easyChair(cloth('#e8e1d2'), teak('z')), -24)),
    at([11.35, 0, 0.8], roundTable(0.22, 0.44, paint('#6b6259'))),
    at([11.35, 0.44, 0.8], bouquet(0.3, porcelain, random, ['#7d8f6c', '#93a27c'], ['#e0b04a', '#ecc873'])),
    at([5.2, 0, 0.22], lavenderTrough(3, random)),
    at([0.7, 0, 0.7], potted(1.9, random, card('#8a7f73'), ['#6f8a5f', '#7f996c', '#5f7a54'], 0.34)),
  ])
}
