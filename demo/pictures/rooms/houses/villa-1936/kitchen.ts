import { tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { bouquet, bowl, jug, potted } from '../../decor.ts'
import { brassPlate, enamel, marble, paint, porcelain, walnut } from '../../finishes.ts'
import { chequered } from '../../floors.ts'
import { opalBowl } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { hood } from '../../wall-units.ts'
import { gardenFrom, noir, tan, villa } from './style.ts'

const french = { w: 1.5, h: 2.35, kind: 'french' } as const

const plan: Plan = {
  w: 5.4,
  d: 5.2,
  holes: {
    back: [
      { x: 0.9, ...french },
      { x: 3.3, ...french },
    ],
    left: [{ x: 2.3, y: 1.0, w: 1.2, h: 1.3, kind: 'window' }],
  },
}

/** The tiles of the house's own time: red and ivory in turn. */
const style: Style = {
  ...villa,
  floor: chequered(marble('#9c5a45', '#8a4c39', 0.3), marble('#e6dcc6', '#d8cdb6', 0.3), 0.2),
}

const ivory: Fronts = {
  texture: enamel('#eae2cf'),
  carcass: paint('#d6cdb9'),
  kind: 'framed',
  handle: 'knob',
  metal: brassPlate,
}
const wood: Fronts = { ...ivory, texture: walnut('y'), carcass: walnut('y'), kind: 'smooth' }
const glaze = tiles('#f0ebdf', 0.13, 'z', 'running')

/** White tiles between worktop and hood, around the window. */
const tiling = (): Sdl =>
  onSide(
    'left',
    plan,
    union([
      box([0.9, 0.905, -0.012], [2.22, 1.6, 0.001], glaze),
      box([3.58, 0.905, -0.012], [5.2, 1.6, 0.001], glaze),
    ]),
  )

/** An island of walnut below a black top; one sits at its right side. */
const island = (): Sdl =>
  union([
    at([2.0, 0, 3.9], baseUnits('DDD', 0.62, wood, noir), 90),
    box([2.6, 0.875, 2.02], [2.98, 0.905, 3.92], noir),
    box([2.6, 0, 2.04], [2.63, 0.875, 3.9], walnut('y')),
  ])

/** The kitchen that opens onto the terrace: ivory fronts, black marble, walnut, and the old tiles. */
export const kitchen: Room = {
  style,
  plan,
  outlook: gardenFrom(0.3, 4.4),
  season: 'spring',
  time: 'day',
  sun: -128,
  light: 0.5,
  exposure: 0.9,
  view: { from: [3.75, -1.15], towards: [2.5, 5.2], lens: 24, horizon: 0.52 },
  things: ({ random }) => [
    tiling(),
    onSide('left', plan, at([0.9, 0, -0.62], baseUnits('dDwdDDd', 0.61, ivory, noir))),
    onSide('left', plan, at([2.9, 0, -0.62], sink(brassPlate))),
    onSide('left', plan, at([4.3, 0, -0.62], hob(0))),
    onSide('left', plan, at([4.3, 1.62, 0], hood(0.9, villa.height - 1.62, enamel('#eae2cf')))),
    onSide('right', plan, at([0.7, 0, -0.62], tallUnits('ttottt', 0.62, 2.5, ivory))),
    island(),
    ...[2.3, 3.2].map((z) => at([2.78, 0, z + 0.4], barStool(0.66, tan, walnut('y'), true), 90)),
    at(
      [2.35, 0.905, 3.55],
      bouquet(0.55, paint('#2d4a3b'), random, ['#6d8060', '#86987a'], ['#f6efe4', '#efd9c8']),
    ),
    at([2.4, 0.905, 2.6], bowl(0.17, paint('#a4512f'))),
    at([0.3, 0.905, 3.7], jug(0.24, paint('#c9a15c'))),
    at([0.22, 0.905, 2.05], jug(0.2, porcelain)),
    at([0.32, 0.905, 4.95], bowl(0.12, porcelain)),
    at([2.85, 0, 4.85], potted(1.35, random, paint('#a4512f'))),
    ...[2.45, 3.5].map((z) => at([2.45, 0, z], opalBowl(1.9, 0.19, villa.height))),
  ],
}
