import { card, courses, masonry, satin, stone, white, zinc } from './materials.ts'
import type { Opening } from './openings.ts'
import { at, box, cylinder, type Sdl, union } from './pov.ts'
import { dormer, gableRoof } from './roof.ts'
import type { Stage } from './stage.ts'
import { rows, wall } from './wall.ts'

/** Fronts of neighbours: calm plaster and pale brick, so that the eye stays on the home for sale. */
const plaster = ['#e9e4d8', '#e4dccb', '#dcd9d0', '#ece6dc']
const brickwork = ['#c2a48f', '#b89a86', '#cbb39a', '#ab8e80']
const roofs = ['#6f767b', '#7d7570', '#a3705b']
const doors = ['#4d5f57', '#6b5648', '#54606b', '#7b4f44']

export interface StreetHouse {
  readonly w: number
  readonly storeys: number
  readonly d?: number
}

function openingsOf({ w, storeys }: StreetHouse, stage: Stage): Opening[] {
  const { random } = stage
  const frame = satin('#ebe6db')
  const columns = w > 6.6 ? 3 : 2
  const bars = random.pick(['tee', 'cross', 'two'] as const)
  const pitch = w / columns
  const onLeft = random.next() < 0.5
  const levels = Array.from({ length: storeys }, (_, i) => 0.95 + i * 3.25)
  return levels.flatMap((y, i) =>
    rows(
      w,
      columns,
      [i === 0 ? y : y + 0.1],
      { w: Math.min(1.35, pitch - 0.8), h: 1.95, bars, frame },
      0.25,
    ).map(
      (o, column): Opening =>
        i === 0 && column === (onLeft ? 0 : columns - 1)
          ? { x: o.x + 0.1, y: 0.2, w: 1.05, h: 2.7, kind: 'door', door: satin(random.pick(doors)), frame }
          : o,
    ),
  )
}

function plinth(w: number, openings: readonly Opening[], texture: Sdl): Sdl {
  const door = openings.find((o) => o.kind === 'door')
  const [a, b] = door ? [door.x - 0.1, door.x + door.w + 0.1] : [w, w]
  return union(
    [box([0, -0.1, -0.05], [a, 0.6, 0.02]), ...(b < w ? [box([b, -0.1, -0.05], [w, 0.6, 0.02])] : [])],
    texture,
  )
}

/** The house next door: its own width, storeys, front and roof, its left front corner at the origin. */
export function streetHouse(stage: Stage, house: StreetHouse): Sdl {
  const { w, storeys, d = 10 } = house
  const { random } = stage
  const inBrick = random.next() < 0.5
  const hex = random.pick(inBrick ? brickwork : plaster)
  const skin = inBrick ? masonry(hex) : card(hex)
  const h = storeys * 3.25 + 0.5
  const openings = openingsOf(house, stage)
  const roof = courses(random.pick(roofs), 0.18)
  return union([
    wall(w, h, openings, skin, stage.hour),
    box([0, 0, 1.2], [w, h, d], card('#ddd6ca')),
    // The party walls close the gap in which the windows' rooms lie.
    box([0, 0, 0.3], [0.06, h, 1.2], card('#ddd6ca')),
    box([w - 0.06, 0, 0.3], [w, h, 1.2], card('#ddd6ca')),
    plinth(w, openings, card('#9a9d9c')),
    box([0, h - 0.3, -0.32], [w, h, 0.1], white),
    box([0, h - 0.62, -0.12], [w, h - 0.3, 0.1], white),
    box([0, h, -0.36], [w, h + 0.1, 0.1], zinc),
    ...(storeys > 1 ? [box([0, 3.55, -0.05], [w, 3.72, 0.02], stone)] : []),
    gableRoof(w, d, h, 2.8 + random.between(0, 0.6), roof, card('#d5cdc0'), 0.02),
    ...(random.next() < 0.6 ? [dormer(w / 2, h + 0.5, 0.8, 1.5, 1.3, 2)] : []),
    ...(stage.from && stage.from[1] > d
      ? [
          backOf(
            stage,
            house,
            h,
            stage.random.pick([masonry('#b99c88'), card('#d6cdbe'), masonry('#a98878')]),
          ),
        ]
      : []),
    cylinder([w - 0.1, 0, -0.07], [w - 0.1, h - 0.4, -0.07], 0.045, zinc),
  ])
}

/** Windows of the back, for a visitor in the garden. */
function backOf(stage: Stage, { w, storeys, d = 10 }: StreetHouse, h: number, skin: Sdl): Sdl {
  const levels = Array.from({ length: storeys }, (_, i) => 0.9 + i * 3.25)
  const frame = satin('#e6e1d6')
  const openings = rows(w, 2, levels, { w: 1.2, h: 1.7, bars: 'two', frame }, 0.4)
  return at([w, 0, d + 0.3], wall(w, h, openings, skin, stage.hour), 180)
}

/** A row of houses along x; `storeys` runs from left to right. */
export function streetRow(stage: Stage, x: number, storeys: readonly number[]): { row: Sdl; end: number } {
  const houses: Sdl[] = []
  let from = x
  for (const count of storeys) {
    const w = Math.round(stage.random.between(5.6, 7.4) * 10) / 10
    houses.push(at([from, 0, 0], streetHouse(stage, { w, storeys: count })))
    from += w
  }
  return { row: union(houses), end: from }
}
