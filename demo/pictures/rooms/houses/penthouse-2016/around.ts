import { boards, clearAcrylic, floorBoards } from '../../../materials.ts'
import { box, type Sdl, union } from '../../../pov.ts'
import { paint } from '../../finishes.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Side } from '../../style.ts'
import { bronze, penthouse2016 } from './style.ts'

export const outer = penthouse2016.thickness
/** The terrace is a walk of this width along every side. */
export const deep = 1.25
const deck = floorBoards('#a77f58', 0.14, 0.12)

/** Boards, panes below a rail, and the eaves above, along one wall that is drawn along x. */
const walk = (length: number): Sdl => {
  const [x0, x1, edge] = [-outer - deep, length + outer + deep, outer + deep - 0.06]
  return union([
    box([x0, -0.3, outer], [x1, -0.02, outer + deep], deck),
    box([x0, 0.04, edge], [x1, 1.02, edge + 0.014], clearAcrylic),
    union(
      [
        box([x0, 1.02, edge - 0.025], [x1, 1.065, edge + 0.035]),
        box([x0, -0.06, edge - 0.02], [x1, 0.06, edge + 0.03]),
      ],
      bronze,
    ),
    box([x0 + 0.3, 2.72, outer], [x1 - 0.3, 2.76, outer + 0.95], boards('#b08a63', 0.14, 'z', 0.1)),
    box([x0 + 0.25, 2.76, outer], [x1 - 0.25, 3.05, outer + 1], paint('#efebe2')),
  ])
}

/** The terrace along the given sides of a room. */
export const terraceAlong = (plan: Plan, sides: readonly Side[]): Sdl =>
  union(sides.map((side) => onSide(side, plan, walk(side === 'back' || side === 'front' ? plan.w : plan.d))))
