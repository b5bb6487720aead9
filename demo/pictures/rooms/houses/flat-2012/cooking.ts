import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink } from '../../cabinets.ts'
import { bouquet, bowl, jug, potted } from '../../decor.ts'
import { blackSteel, chrome, enamel, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { globe } from '../../lamps.ts'
import type { Setting } from '../../room.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { hood, wallUnits } from '../../wall-units.ts'
import { flat2012, smoked } from './style.ts'

/** The kitchen as one enters it from the living room, the street ahead. */
export const plan: Plan = {
  w: 3.4,
  d: 4.2,
  holes: {
    back: [{ x: 0.8, y: 1.02, w: 1.8, h: 1.42, kind: 'window' }],
    left: [{ x: 3.3, w: 0.7, h: 2.08, kind: 'door' }],
    front: [{ x: 0.7, w: 2, h: 2.36, kind: 'passage' }],
  },
}

const white: Fronts = {
  texture: enamel('#f3f0ea'),
  carcass: smoked('x'),
  kind: 'smooth',
  handle: 'groove',
}
const wood: Fronts = { ...white, texture: smoked('y'), carcass: smoked('y') }
const stone = paint('#4b4744')
const panel = paint('#d8c39d')

/** Units along the right wall and below the window. */
const units = (): Sdl =>
  union([
    onSide('right', plan, at([0, 0, -0.62], baseUnits('ddDoDd', 0.6, white, stone, 0.62, 0))),
    onSide('right', plan, at([2.1, 0, -0.62], hob(0, 0.5, 0.58))),
    onSide('right', plan, box([0, 0.905, -0.012], [3.6, 1.46, 0], panel)),
    onSide('right', plan, at([0, 1.46, -0.36], wallUnits(3, 0.6, 0.78, wood))),
    onSide('right', plan, at([2.4, 1.46, -0.36], wallUnits(2, 0.6, 0.78, wood))),
    onSide('right', plan, at([2.1, 1.52, 0], hood(0.58, flat2012.height - 1.52))),
    at([0.68, 0, plan.d - 0.62], baseUnits('dwD', 0.7, white, stone, 0.62, 0)),
    at([1.75, 0, plan.d - 0.62], sink(chrome)),
    box([0.68, 0.905, plan.d - 0.012], [plan.w, 1.02, plan.d], panel),
  ])

/** The island stands free, its drawers towards the hob. */
const island = (): Sdl =>
  at([1.68, 0, 1.28], baseUnits('DD', 0.72, { ...white, carcass: smoked('y') }, stone, 0.86, 0.03), -90)

export const cooking = ({ random }: Setting): readonly Sdl[] => [
  units(),
  island(),
  at([1.2, 0.906, 2.2], bowl(0.18, paint('#6c2636'))),
  at([1.25, 0.906, 1.62], bouquet(0.46, porcelain, random, ['#6f8562', '#7d8f6c'], ['#f0e1d8', '#e6c9c4'])),
  ...[1.65, 2.4].map((z) => at([1.25, 0, z], globe(1.86, 0.12, flat2012.height, blackSteel, 0.25))),
  at([0.95, 0.906, 3.86], potted(0.4, random, paint('#d8c39d'))),
  ...[1.2, 1.42].map((z, i) => at([3.12, 0.906, z], jug(0.18 + i * 0.07, paint(i ? '#6c2636' : '#e6dcc6')))),
  onSide(
    'left',
    plan,
    at(
      [1.5, 1.22, 0],
      picture(0.72, 0.92, random, ['#ece3d3', '#c9b391', '#6c2636', '#8d857a'], smoked('y')),
    ),
  ),
  at([3.1, 0.906, 3.2], bowl(0.13, porcelain)),
]
