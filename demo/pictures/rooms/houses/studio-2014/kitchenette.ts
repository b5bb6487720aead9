import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { baseUnits, type Fronts, hob, sink } from '../../cabinets.ts'
import { bowl, jug, potted } from '../../decor.ts'
import { chrome, paint, porcelain, shade } from '../../finishes.ts'
import { onSide } from '../../shell.ts'
import { wallUnits } from '../../wall-units.ts'
import { plan } from './plan.ts'
import { birch, white } from './style.ts'

const smooth: Fronts = { texture: white, carcass: white, kind: 'smooth', handle: 'groove' }

/** Hob, sink and a fridge below one worktop of birch, with cupboards above it. */
export const kitchenette = (random: Random): Sdl =>
  onSide(
    'right',
    plan,
    at(
      [plan.d - 2.78, 0, 0],
      union([
        at([0, 0, -0.62], baseUnits('dDd', 0.6, smooth, birch('x'), 0.62, 0.015)),
        box([-0.015, 0.905, -0.014], [1.815, 1.45, 0.001], birch('x')),
        at([0, 1.45, -0.36], wallUnits(3, 0.6, 0.8, smooth)),
        box([0.02, 1.438, -0.3], [1.78, 1.45, -0.27], shade('#fff6e6', 0.8)),
        at([0.42, 0, -0.62], sink(chrome)),
        at([1.35, 0, -0.62], hob(0, 0.5, 0.56)),
        at([0.88, 0.906, -0.22], jug(0.24, paint('#dfb239'))),
        at([0.86, 0.906, -0.45], bowl(0.11, porcelain)),
        at([1.72, 0.906, -0.14], box([-0.02, 0, -0.12], [0, 0.34, 0.12], birch('y'))),
        at([0.1, 0.906, -0.2], potted(0.34, random, porcelain)),
      ]),
    ),
  )
