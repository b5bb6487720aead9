import { tiles } from '../../../materials.ts'
import { at, box, cylinder, type Sdl, union } from '../../../pov.ts'
import { glowing } from '../../ceilings.ts'
import { potted } from '../../decor.ts'
import { blackSteel, chrome, cloth, mirrorGlass, paint, porcelain, shade } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { towelRadiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { bathMat, towels, vanity } from '../../sanitary.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { glassScreen } from '../../wall-bath.ts'
import { washer } from '../../washer.ts'
import { birch, lemon, level, studio } from './style.ts'

const plan: Plan = { w: 2, d: 2.4, holes: {} }
const height = 2.45

const sage = tiles('#9fb39a', 0.1, 'z', 'stack')
const { skirting: _skirting, ...bare } = studio

/** A flat tray in the corner, sage tiles to the ceiling, a pane of glass. */
const shower = (): Sdl =>
  union([
    box([0, 0, 2.387], [1.02, height, 2.401], sage),
    onSide('left', plan, box([1.35, 0, -0.013], [2.4, height, 0.001], sage)),
    box([0.013, 0, 1.42], [1.0, 0.035, 2.387], porcelain),
    box([0.42, 0.034, 1.86], [0.54, 0.037, 1.98], chrome),
    at([0.98, 0.035, 1.42], glassScreen(0.97, 2.0, blackSteel), -90),
    union(
      [
        cylinder([0.5, 0.95, 2.34], [0.5, 2.12, 2.34], 0.011),
        cylinder([0.5, 2.12, 2.34], [0.5, 2.12, 2.02], 0.011),
        cylinder([0.5, 2.08, 2.02], [0.5, 2.1, 2.02], 0.12),
        box([0.36, 1.02, 2.31], [0.64, 1.07, 2.37]),
      ],
      chrome,
    ),
  ])

/** The washing machine has its place in the corner, below a board for towels. */
const laundry = (): Sdl =>
  union([
    at([1.34, 0, 1.8], washer()),
    box([1.06, 0.88, 1.78], [2, 0.91, 2.4], birch('x')),
    box([1.06, 0, 1.78], [1.1, 0.88, 2.4], birch('y')),
    ...[1.5, 1.85].map((y) => box([1.2, y, 2.16], [2, y + 0.025, 2.4], birch('x'))),
    at([1.42, 0.91, 1.98], towels([cloth('#eceae3'), cloth('#c9cfc6'), lemon])),
    at([1.3, 1.525, 2.18], towels([lemon, cloth('#eceae3')])),
  ])

/** The shower room inside the flat, lit from the ceiling and the mirror. */
export const bathroom: Room = {
  style: {
    ...bare,
    height,
    floor: tiled(['#6d7271', '#727776', '#686d6c'], 0.45, '#565b5a', 0.12),
    ceiling: glowing('#fbfaf7', [1, 1.05], 0.2, 0.75),
  },
  plan,
  outlook: () => '',
  level,
  sun: 150,
  exposure: 1.5,
  view: { from: [0.95, -1.3], towards: [1.02, 2.4], lens: 26, horizon: 0.5 },
  things: ({ random }) => [
    shower(),
    laundry(),
    onSide('right', plan, at([plan.d - 1.35, 0, -0.5], vanity(0.8, 1, birch('x'), paint('#f0efea'), chrome))),
    onSide(
      'right',
      plan,
      union([
        box([plan.d - 1.35, 1.15, -0.025], [plan.d - 0.55, 1.95, 0], blackSteel),
        box([plan.d - 1.34, 1.16, -0.027], [plan.d - 0.56, 1.94, -0.02], mirrorGlass),
        box([plan.d - 1.35, 1.96, -0.08], [plan.d - 0.55, 1.99, 0], shade('#fff6e6', 0.8)),
      ]),
    ),
    onSide('left', plan, at([0.55, 0.5, 0], towelRadiator(0.5, 1.25, lemon))),
    at([0.6, 0.004, 0.75], bathMat('#e9e8e2')),
    at([1.8, 1.876, 2.27], potted(0.34, random, porcelain)),
  ],
}
