import { asphalt, laid } from '../grounds.ts'
import { type Planting, trees } from '../grove.ts'
import { bluestone, tiles } from '../materials.ts'
import { at, box, type Sdl, union } from '../pov.ts'
import type { Stage } from '../stage.ts'
import { streetRow } from '../street-houses.ts'
import { onSide } from './shell.ts'
import type { Plan, Side } from './style.ts'

const [west, east] = [-45, 55]
const slabs = tiles('#c6c1b6', 0.3)

/** Lindens at the far kerb: from an upper floor one looks into their crowns. */
const avenue = (first: number): Planting[] =>
  Array.from({ length: 9 }, (_, i) => ({
    x: first + i * 7.4,
    z: 13.6 + (i % 2) * 0.3,
    tall: 9 + (i % 3) * 0.6,
    kind: i % 2 ? 'linden' : 'avenue',
  }))

/** The street along one wall of a home: pavement, road, trees and the houses across. */
export function streetAlong(side: Side, stage: Stage, plan: Plan, first = -26): Sdl {
  const across = streetRow(stage, 0, [2, 3, 2, 3, 3, 2, 3, 2, 2, 3])
  return onSide(
    side,
    plan,
    union([
      laid([west, 0.4, east, 4.4], slabs, 0.12),
      box([west, -0.16, 4.4], [east, 0.125, 4.56], bluestone),
      box([west, -0.3, 4.56], [east, 0, 12.6], asphalt),
      box([west, -0.16, 12.6], [east, 0.125, 12.76], bluestone),
      laid([west, 12.76, east, 17.5], slabs, 0.12),
      at([2 - across.end / 2, 0, 17.5], across.row),
      ...trees(stage, avenue(first)),
    ]),
  )
}
