import { bluestone, brick, courses, linden, satin, stone } from './materials.ts'
import type { Hour, Opening } from './openings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import { chimney, gableRoof } from './roof.ts'
import { shell } from './wall.ts'

export interface House {
  readonly w: number
  readonly d: number
  readonly h: number
  readonly rise: number
  readonly skin?: Sdl
  readonly tiles?: Sdl
  readonly door?: Sdl
  readonly frame?: Sdl
  /** Windows beside each other on the upper floor; the door stands below the last but one. */
  readonly columns?: number
  /** The gable looks at the street instead of the eaves. */
  readonly gable?: boolean
  /** Without its roof: the scene puts another one on. */
  readonly open?: boolean
}

const clay = brick('#bd8168')
const slates = courses('#6b747b', 0.2)

function front(house: House, door: Sdl, frame: Sdl): Opening[] {
  const columns = house.columns ?? 3
  const pitch = house.w / columns
  const upper = house.h > 5
  return Array.from({ length: columns }, (_, i): Opening[] => {
    const middle = pitch * (i + 0.5)
    const below: Opening =
      i === Math.max(0, columns - 2)
        ? { x: middle - 0.65, y: 0.15, w: 1.3, h: 2.6, kind: 'door', door, frame, surround: stone }
        : { x: middle - 0.75, y: 0.8, w: 1.5, h: 1.85, bars: 'cross', frame }
    const above: Opening = { x: middle - 0.6, y: 3.55, w: 1.2, h: 1.55, bars: 'cross', frame }
    return upper ? [below, above] : [below]
  }).flat()
}

/** A plain detached house with its left front corner at the origin: the one that the tabletop scenes share. */
export function modelHouse(house: House, hour: Hour): Sdl {
  const { w, d, h, rise, skin = clay, tiles = slates, door = linden, frame = satin('#f3efe5') } = house
  const side = [0.8, ...(h > 5 ? [3.55] : [])].flatMap((y): Opening[] =>
    [0.28, 0.72].map((share) => ({ x: d * share - 0.6, y, w: 1.2, h: 1.6, bars: 'cross', frame })),
  )
  const roof = house.gable
    ? at([0, 0, d], gableRoof(d, w, h, rise, tiles, skin, 0.3), 90)
    : union([
        gableRoof(w, d, h, rise, tiles, skin, 0.35),
        chimney(w - 1.1, h + rise * 0.6, d / 2, rise * 0.4 + 1.3, skin),
      ])
  return union([
    shell(w, d, h, { front: front(house, door, frame), left: side, right: side }, skin, hour),
    box([-0.04, 0, -0.04], [w + 0.04, 0.13, d + 0.04], bluestone),
    house.open ? '' : roof,
  ])
}
