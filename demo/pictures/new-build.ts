import { balcony } from './balcony.ts'
import { base, bench, bicycle, car, figure, lawn, paving, sheet } from './garden.ts'
import { boards, brick, card, courses, ink, linden, panes, satin, white } from './materials.ts'
import type { Opening } from './openings.ts'
import { at, box, cylinder, type Sdl, union } from './pov.ts'
import { flatRoof, gableRoof } from './roof.ts'
import type { Maker, Stage } from './stage.ts'
import { crownOf, hedge, seasons } from './trees.ts'
import { rows, shell } from './wall.ts'

/** New, small, wood and white: three floors with loggias. */
export const woodAndWhite: Maker = (stage) => {
  return { parts: newBuild(stage, 3, 14), low: [-2.5, -0.1, -3.5], high: [17, 11, 6] }
}

const between = 5.4

/** Two white wings with balconies and a wooden stair core; its left front corner at the origin. */
export function apartments(stage: Stage, floors: number, w: number): Sdl {
  const { hour } = stage
  const [d, storey] = [10, 3.1]
  const frame = satin('#3b423f')
  const wood = boards('#cfa471', 0.22, 'x')
  const h = floors * storey + 0.2
  const middle = between
  const lw = (w - middle) / 2
  const levels = Array.from({ length: floors }, (_, i) => i * storey)
  const wing = (mirror: boolean): Sdl => {
    const openings = levels.flatMap((y, i): Opening[] => [
      { x: 0.9, y: y + (i === 0 ? 0.15 : 0.2), w: lw - 1.8, h: 2.35, bars: 'two', frame, sill: false },
    ])
    const s = shell(
      lw,
      d,
      h,
      {
        front: openings,
        [mirror ? 'right' : 'left']: levels.flatMap((y): Opening[] => [
          { x: 2, y: y + 0.9, w: 1.2, h: 1.5, bars: 'none', frame },
          { x: 6, y: y + 0.2, w: 1.8, h: 2.3, bars: 'two', frame, sill: false },
        ]),
      },
      white,
      hour,
    )
    return union([
      s,
      flatRoof(lw, d, h, satin('#d4cfc4'), 0.45),
      ...levels.slice(1).map((y) => balcony(0.5, y + 0.2, lw - 1, 1.5, 'bars', white)),
    ])
  }
  const core = union([
    shell(
      middle,
      d - 1.6,
      h + 0.9,
      {
        front: [
          { x: 1.7, y: 0.1, w: 2, h: 2.6, kind: 'door', door: linden, frame },
          ...levels
            .slice(1)
            .map((y): Opening => ({ x: 1.1, y: y + 0.3, w: 3.2, h: 2.2, bars: 'three', frame, sill: false })),
        ],
      },
      wood,
      hour,
    ),
    flatRoof(middle, d - 1.6, h + 0.9, satin('#6b5a48'), 0.3, wood),
    box([0.9, 2.85, -1.6], [4.5, 3.02, 0.05], ink),
  ])
  return union([wing(false), at([lw, 0, 0.8], core), at([lw + middle, 0, 0], wing(true))])
}

function newBuild(stage: Stage, floors: number, w: number): Sdl[] {
  const { random } = stage
  const middle = between
  const lw = (w - middle) / 2
  const g = seasons[stage.season]
  return [
    base(-12, -12.5, w + 12, 16, lawn(g.lawn)),
    box([-12, -0.16, -12.5], [w + 12, -0.1, -9.5], card('#a9a8a3')),
    box([-12, -0.16, -9.5], [w + 12, 0, -7.2], paving),
    apartments(stage, floors, w),
    sheet(lw + 1.2, -7.2, lw + middle - 1.2, 1, paving),
    sheet(0.4, -1.8, lw - 0.4, 0, boards('#cfa471', 0.2, 'x'), 0.04),
    sheet(lw + middle + 0.4, -1.8, w - 0.4, 0, boards('#cfa471', 0.2, 'x'), 0.04),
    at([0, 0, -7], hedge(lw + 0.8, 0.8, 0.6, g.hedge, random)),
    at([w - lw - 0.8, 0, -7], hedge(lw + 0.8, 0.8, 0.6, g.hedge, random)),
    ...[
      [-3.4, -3, 6],
      [-6, 5, 9],
      [w + 3.4, -3.4, 5.4],
      [w + 6.5, 5, 9.5],
      [w / 2 + 6, 14, 9],
      [w / 2 - 5, 14, 8],
    ].map(([x = 0, z = 0, tall = 6]) => at([x, 0, z], crownOf(stage.season, tall, random))),
    at([1.6, 0, -4.4], crownOf(stage.season, 3.6, random)),
    at([w - 1.8, 0, -4.6], crownOf(stage.season, 3.8, random)),
    bicycle(lw + 0.3, -1.5, ink, 90),
    bicycle(lw - 0.3, -2.6, linden, 90),
    figure(lw + 2.6, -3, linden),
    figure(lw + 3.2, -5, white, 1.15),
    figure(lw + 3.7, -5.1, white),
    figure(2.2, -0.9, white),
    gardenSet(w - 2, -1),
    car(w - 3, -11, satin('#eae6dc')),
    bench(-2, -8, 180),
  ]
}

const gardenSet = (x: number, z: number): Sdl =>
  union([cylinder([x, 0, z], [x, 0.7, z], 0.04, ink), cylinder([x, 0.7, z], [x, 0.75, z], 0.4, white)])

/** Project 12: two buildings of four homes around a young linden, street side or garden side. */
export const projectStreet: Maker = (stage) => project(stage)

export const projectGarden: Maker = (stage) => project(stage)

function project(stage: Stage): ReturnType<Maker> {
  const { hour, random } = stage
  const frame = satin('#3b423f')
  const wood = boards('#cfa471', 0.22, 'x')
  const unit = (skin: Sdl, roof: Sdl): Sdl => {
    const [w, d, h] = [6, 9.5, 5.9]
    const openings: Opening[] = [
      { x: 0.8, y: 0.1, w: 1.2, h: 2.5, kind: 'door', door: linden, frame },
      { x: 2.9, y: 0.2, w: 2.4, h: 2.3, bars: 'two', frame, sill: false },
      { x: 1, y: 3.3, w: 1.4, h: 1.9, bars: 'none', frame },
      { x: 3.6, y: 3.3, w: 1.4, h: 1.9, bars: 'none', frame },
    ]
    const back: Opening[] = [
      { x: 0.8, y: 0.1, w: 4.4, h: 2.4, bars: 'three', frame, sill: false },
      { x: 1, y: 3.2, w: 1.4, h: 2.1, bars: 'none', frame, rail: true, sill: false },
      { x: 3.6, y: 3.2, w: 1.4, h: 2.1, bars: 'none', frame, rail: true, sill: false },
    ]
    const side = rows(d, 2, [0.9, 3.4], { w: 1.2, h: 1.6, bars: 'none', frame }, 1)
    return union([
      shell(w, d, h, { front: openings, back, left: side, right: side }, skin, hour),
      at([0, 0, d], gableRoof(d, w, h, 3.6, roof, skin, 0.12), 90),
      box([2.4, h + 0.8, -0.04], [3.6, h + 2.2, 0.1], panes[0]),
      box([2.3, h + 0.7, -0.07], [3.7, h + 0.8, 0.1], frame),
      box([2.3, h + 2.2, -0.07], [3.7, h + 2.3, 0.1], frame),
      box([2.3, h + 0.8, -0.07], [2.4, h + 2.2, 0.1], frame),
      box([3.6, h + 0.8, -0.07], [3.7, h + 2.2, 0.1], frame),
      box([2.4, h + 0.8, d - 0.1], [3.6, h + 2.2, d + 0.04], panes[1]),
      box([0.5, 2.75, -0.9], [2.3, 2.87, 0], ink),
    ])
  }
  const skins = [white, wood, brick('#c9a78b'), white]
  const roof = courses('#6b747b', 0.22)
  const row = union(skins.map((skin, i) => at([i * 6.04, 0, i % 2 ? 0.7 : 0], unit(skin, roof))))
  const g = seasons[stage.season]
  const gardens = (z: number): Sdl[] =>
    Array.from({ length: 4 }, (_, i) =>
      union([
        sheet(i * 6.04 + 0.5, z, i * 6.04 + 5.5, z + 2.4, boards('#cfa471', 0.2, 'x'), 0.03),
        at([i * 6.04, 0, z + 9], hedge(8.6, 1.1, 0.45, g.hedge, random), 90),
      ]),
    )
  return {
    parts: [
      base(-12, -12, 66, 26, lawn(g.lawn)),
      box([-12, -0.16, -12], [66, -0.1, -8], card('#a9a8a3')),
      box([-12, -0.16, -8], [66, 0, -5.6], paving),
      row,
      at([30, 0, 0], row),
      ...gardens(10.4),
      ...gardens(10.4).map((s) => at([30, 0, 0], s)),
      ...[0, 1, 2, 3].flatMap((i) =>
        [0, 30].map((x) => sheet(x + i * 6.04 + 0.7, -5.6, x + i * 6.04 + 2.1, 0.8, paving)),
      ),
      ...[0, 1, 2, 3].flatMap((i) =>
        [0, 30].map((x) => at([x + i * 6.04 + 2.6, 0, -5.4], hedge(3.2, 0.7, 0.5, g.hedge, random))),
      ),
      cylinder([27.1, -0.02, -1], [27.1, 0.06, -1], 2.4, card('#ddd6c7')),
      at([27.1, 0, -1], crownOf(stage.season, 7.5, random)),
      ...[
        [-4, 2, 7],
        [-6, 12, 9],
        [58, 3, 7.6],
        [60, 12, 9],
        [10, 23, 8],
        [20, 24, 7],
        [36, 23.5, 8],
        [47, 24, 7.4],
        [27, 15, 8],
      ].map(([x = 0, z = 0, tall = 7]) => at([x, 0, z], crownOf(stage.season, tall, random))),
      ...[4, 16, 34, 46].map((x) => at([x, 0, -7], crownOf(stage.season, 3.6, random))),
      figure(25.6, -2.6, linden),
      figure(28.4, -2.2, white),
      figure(27, -4.2, white, 1.1),
      bicycle(14, -6.4, ink),
      car(20, -10.2, satin('#eae6dc')),
      figure(8, 14, white),
      figure(9.2, 15, linden, 1.15),
      figure(40, 16, white),
      bench(24.4, 0.8, 30),
    ],
    // The second building leads out of the frame.
    low: [-1, -0.1, -2],
    high: [33, 9.6, 10],
  }
}
