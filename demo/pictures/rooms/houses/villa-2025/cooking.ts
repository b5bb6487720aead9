import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, hob, sink, tallUnits } from '../../cabinets.ts'
import { bowl, jug } from '../../decor.ts'
import { blackSteel, paint, porcelain } from '../../finishes.ts'
import { lightBar } from '../../lamps.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { slats } from '../../slats.ts'
import type { Plan } from '../../style.ts'
import { wallUnits } from '../../wall-units.ts'
import { joinery, lake, linen, paleOak, stone, villa } from './style.ts'

const top = villa.height - 0.02

/** A wall of oak from the door to the glass, with a niche for what is used every day. */
const wallOfOak = (plan: Plan): Sdl =>
  onSide(
    'left',
    plan,
    union([
      at([0.48, 0, -0.62], tallUnits('ttt', 0.62, top, joinery)),
      at([2.34, 0, -0.62], baseUnits('DdD', 0.62, joinery, stone, 0.62, 0)),
      box([2.34, 0.905, -0.015], [4.2, 1.5, 0.001], stone),
      at([2.34, 1.5, -0.38], wallUnits(3, 0.62, top - 1.5, joinery, 0.38)),
      at([4.2, 0, -0.62], tallUnits('ot', 0.62, top, joinery)),
      at([2.75, 0.906, -0.3], jug(0.3, paint('#d9d4c8'))),
      at([3.0, 0.906, -0.24], jug(0.2, paint('#4f8093'))),
      at([3.75, 0.906, -0.3], bowl(0.14, porcelain)),
    ]),
  )

/** The island: stone that runs down to the floor at both ends, laths below the side where one sits. */
const island = (): Sdl =>
  union([
    union(
      [
        box([1.9, 0.865, 1.08], [2.98, 0.905, 3.62]),
        box([1.9, 0, 1.08], [2.98, 0.865, 1.12]),
        box([1.9, 0, 3.58], [2.98, 0.865, 3.62]),
      ],
      stone,
    ),
    box([1.96, 0.08, 1.12], [2.54, 0.865, 3.58], paleOak('y')),
    at([2.54, 0.08, 1.12], slats(2.46, 0.785, paleOak('y')), -90),
    at([1.9, 0, 2.95], sink(blackSteel), 90),
    at([1.9, 0, 1.9], hob(0, 0.5), 90),
  ])

export const cooking = (plan: Plan): Sdl[] => [
  wallOfOak(plan),
  island(),
  ...[1.42, 2.16, 2.9].map((z, i) =>
    at([2.66, 0, z + 0.4], barStool(0.66, linen, blackSteel, true), 90 + (i - 1) * 3),
  ),
  at([2.42, 0, 2.35], lightBar(1.9, 1.78, villa.height)),
  at([2.62, 0.906, 2.5], bowl(0.2, lake)),
]
