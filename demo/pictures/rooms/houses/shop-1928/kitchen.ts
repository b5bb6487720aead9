import { tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { bouquet, bowl, jug, potted } from '../../decor.ts'
import { blackSteel, chrome, enamel, paint, porcelain } from '../../finishes.ts'
import { dome } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { hood } from '../../wall-units.ts'
import { above, ash, coral, courts, level } from './style.ts'

const plan: Plan = {
  w: 3.7,
  d: 3.8,
  holes: {
    back: [{ x: 1.2, y: 1.0, w: 1.6, h: 1.42, kind: 'window' }],
    right: [{ x: 1.15, w: 0.86, h: 2.06, kind: 'door' }],
  },
}

const grey: Fronts = {
  texture: enamel('#8e9a92'),
  carcass: paint('#828e86'),
  kind: 'smooth',
  handle: 'groove',
}
const top = paint('#e9e4d8')
const glaze = tiles('#e3a08f', 0.1, 'z')

/** Units along the left wall and below the window, with tiles of pale coral above them. */
const units = (): Sdl =>
  union([
    onSide('left', plan, at([0.5, 0, -0.62], tallUnits('to', 0.6, 2.3, grey))),
    onSide('left', plan, at([1.7, 0, -0.62], baseUnits('DDd', 0.7, grey, top, 0.62, 0))),
    onSide('left', plan, at([2.35, 0, -0.62], hob(0, 0.5, 0.7))),
    onSide('left', plan, box([1.7, 0.905, -0.012], [3.8, 1.6, 0], glaze)),
    onSide('left', plan, at([2.35, 1.56, 0], hood(0.7, above.height - 1.56, enamel('#e9e4d8')))),
    at([0.62, 0, plan.d - 0.62], baseUnits('dwDd', 0.77, grey, top, 0.62, 0)),
    at([2.0, 0, plan.d - 0.62], sink(chrome)),
    box([0, 0.905, plan.d - 0.012], [1.18, 1.6, plan.d], glaze),
    box([2.82, 0.905, plan.d - 0.012], [plan.w, 1.6, plan.d], glaze),
    box([1.18, 0.905, plan.d - 0.012], [2.82, 0.97, plan.d], glaze),
    onSide('left', plan, box([2.95, 1.6, -0.22], [3.8, 1.63, 0], ash('x'))),
  ])

/** A narrow bar to sit at, its back towards the door. */
const bar = (): Sdl =>
  union([
    box([2.05, 0.9, 1.1], [2.6, 0.94, 2.45], ash('z')),
    box([2.15, 0, 1.18], [2.5, 0.9, 1.23], ash('y')),
    box([2.15, 0, 2.32], [2.5, 0.9, 2.37], ash('y')),
  ])

/** The kitchen above the shop, at the quiet back: green-grey fronts, tiles in pale coral, a bar of ash. */
export const kitchen: Room = {
  style: above,
  plan,
  outlook: courts,
  level,
  season: 'summer',
  time: 'morning',
  sun: 120,
  light: 0.8,
  view: { from: [1.95, -1.4], towards: [1.78, 3.8], lens: 24.5, horizon: 0.52 },
  things: ({ random }) => [
    units(),
    bar(),
    ...[1.7, 2.32].map((z) => at([2.62, 0, z], barStool(0.66, coral, blackSteel, true), 90)),
    ...[1.45, 2.15].map((z) => at([2.32, 0, z], dome(1.85, 0.15, above.height, enamel('#d4654f')))),
    at([2.3, 0.94, 2.2], bouquet(0.44, porcelain, random, ['#6f8562', '#7d8f6c'])),
    at([2.3, 0.94, 1.6], bowl(0.15, paint('#e9e4d8'))),
    at([1.35, 0.906, 3.6], jug(0.2, paint('#d4654f'))),
    at([2.62, 1.004, 3.72], potted(0.3, random, porcelain)),
    ...[0.08, 0.3, 0.5].map((dz, i) =>
      at([0.11, 1.63, 3.05 + dz], jug(0.13 + i * 0.03, i === 1 ? paint('#d4654f') : porcelain)),
    ),
    at([0.3, 0.906, 3.4], bowl(0.14, ash('x'))),
  ],
}
