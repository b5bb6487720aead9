import { card } from './materials.ts'
import type { Hour, Opening } from './openings.ts'
import { box, type Sdl, union } from './pov.ts'
import { gableRoof } from './roof.ts'
import { thickness, wall } from './wall.ts'

const plain = card('#e7e4dd')
const shade = card('#d6d2c9')

/** The house next door: plain card with blind windows, so that the eye stays on the home for sale. */
export function neighbour(
  w: number,
  d: number,
  floors: readonly number[],
  rise: number,
  hour: Hour,
  columns = 2,
): Sdl {
  const h = (floors.at(-1) ?? 0) + 3
  const openings: Opening[] = []
  const pitch = w / columns
  floors.forEach((level, floor) => {
    for (let i = 0; i < columns; i++) {
      const tall = floor === 0 ? 2.1 : 1.8
      openings.push({
        x: pitch * (i + 0.5) - 0.55,
        y: level + (floor === 0 ? 0.7 : 0.8),
        w: 1.1,
        h: tall,
        kind: 'void',
      })
    }
  })
  return union([
    wall(w, h, openings, plain, hour),
    box([0.01, 0.01, 0.2], [w - 0.01, h - 0.01, thickness - 0.01], shade),
    box([0, 0, thickness], [w, h, d], plain),
    rise > 0 ? gableRoof(w, d, h, rise, plain, plain, 0.02) : box([0, h, 0], [w, h + 0.3, d], plain),
    box([0, h - 0.3, -0.14], [w, h, 0], plain),
  ])
}
