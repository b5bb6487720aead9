import { balcony } from './balcony.ts'
import { sheet } from './garden.ts'
import { boards, brick, courses, ink, linden, panes, satin, white } from './materials.ts'
import type { Opening } from './openings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import { flatRoof, gableRoof } from './roof.ts'
import type { Maker, Stage } from './stage.ts'
import { rows, shell } from './wall.ts'

const deck = boards('#cfa471', 0.2, 'x')

/** New, small, wood and white: three floors with loggias, a terrace of wood before each wing. */
export const woodAndWhite: Maker = (stage) => {
  const w = 14
  const lw = (w - between) / 2
  return {
    parts: [
      apartments(stage, 3, w),
      sheet(0.4, -1.8, lw - 0.4, 0, deck, 0.04),
      sheet(lw + between + 0.4, -1.8, w - 0.4, 0, deck, 0.04),
    ],
    low: [0, 0, 0],
    high: [w, 10.4, 10],
  }
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

/** From one home of a row to the next. */
export const rowStep = 6.04

/**
 * Project 12: a building of flats below four gables, with one entrance, balconies on the first floor and terraces of wood
 * behind it; its left front corner at the origin.
 */
export function projectRow({ hour }: Stage): Sdl {
  const frame = satin('#3b423f')
  const wood = boards('#cfa471', 0.22, 'x')
  const unit = (skin: Sdl, roof: Sdl, isEntrance: boolean): Sdl => {
    const [w, d, h] = [6, 9.5, 5.9]
    const openings: Opening[] = isEntrance
      ? [
          { x: 1.6, y: 0.1, w: 1.3, h: 2.6, kind: 'door', door: linden, frame },
          { x: 3, y: 0.1, w: 1.4, h: 2.6, bars: 'none', frame, sill: false },
          { x: 1.6, y: 3.2, w: 2.8, h: 2.2, bars: 'three', frame, sill: false },
        ]
      : [
          { x: 0.8, y: 0.9, w: 1.4, h: 1.6, bars: 'none', frame },
          { x: 2.9, y: 0.2, w: 2.4, h: 2.3, bars: 'two', frame, sill: false },
          { x: 0.8, y: 3.6, w: 1.4, h: 1.7, bars: 'none', frame },
          { x: 2.9, y: 3.05, w: 2.4, h: 2.3, bars: 'two', frame, sill: false },
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
      isEntrance ? box([1.2, 2.85, -1.4], [4.8, 2.99, 0], ink) : balcony(2.6, 3.05, 3, 1.4, 'bars', skin),
    ])
  }
  const skins = [white, wood, brick('#c9a78b'), white]
  const roof = courses('#6b747b', 0.22)
  return union(
    skins.flatMap((skin, i) => [
      at([i * rowStep, 0, i % 2 ? 0.7 : 0], unit(skin, roof, i === 1)),
      sheet(i * rowStep + 0.5, 10.2, i * rowStep + 5.5, 12.8, deck, 0.03),
    ]),
  )
}
