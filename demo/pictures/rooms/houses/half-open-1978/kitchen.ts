import { tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink } from '../../cabinets.ts'
import { bowl, jug, potted } from '../../decor.ts'
import { chrome, enamel, paint, porcelain } from '../../finishes.ts'
import { dome } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { barStool, diningChair } from '../../seats.ts'
import type { Plan } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { hood, wallUnits } from '../../wall-units.ts'
import { cork, garden, merbau, pvc, rust, sand, tiledHouse } from './style.ts'

const passage = { x: 0.88, w: 1.5, h: 2.15, kind: 'passage' } as const

const plan: Plan = {
  w: 3.16,
  d: 3.37,
  holes: {
    back: [{ x: 0.78, y: 1.06, w: 1.68, h: 1.14, kind: 'window', frame: pvc(2) }],
    left: [passage],
    right: [{ x: 0.33, w: 0.8, h: 2.06, kind: 'door' }],
  },
}

/** The table by the sliding glass, as far as the opening shows it. */
const beyond: Plan = {
  w: 3.97,
  d: 3.37,
  holes: { right: [passage], back: [{ x: 0.44, w: 3, h: 2.2, kind: 'french', frame: pvc(2) }] },
}

const vanilla: Fronts = {
  texture: enamel('#ece0c4'),
  carcass: paint('#d8caa9'),
  kind: 'smooth',
  handle: 'bar',
  metal: chrome,
}
const glaze = tiles('#d39a44', 0.1, 'z', 'stack')
const chair = diningChair(merbau('y'), sand)

/** All along the garden side: drawers, hob and sink below the window, cupboards beside it. */
export const cooking = (): Sdl =>
  union([
    at([0.03, 0, 2.75], baseUnits('DowdD', 0.62, vanilla, merbau('x'), 0.62, 0.02)),
    box([0, 0.905, 3.358], [0.72, 1.46, 3.371], glaze),
    box([2.52, 0.905, 3.358], [3.16, 1.46, 3.371], glaze),
    box([0.72, 0.905, 3.358], [2.52, 1.02, 3.371], glaze),
    at([0.42, 0, 2.75], hob(0, 0.5, 0.56)),
    at([1.96, 0, 2.75], sink(chrome)),
    at([0.42, 1.56, 3.37], hood(0.56, tiledHouse.height - 1.56)),
    at([2.56, 1.46, 3.01], wallUnits(1, 0.6, 0.86, vanilla)),
  ])

export const island = (): Sdl => at([1.03, 0, 0.92], baseUnits('DDD', 0.5, vanilla, merbau('x'), 0.7, 0.02))

/** The kitchen of 2015 on the old tiles: vanilla fronts, a worktop of merbau and a small island. */
export const kitchen: Room = {
  style: tiledHouse,
  plan,
  beside: [[-4.271, 0, beyond]],
  outlook: garden,
  time: 'morning',
  sun: -150,
  light: 0.62,
  view: { from: [1.62, -1.6], towards: [1.02, 3.37], lens: 25, horizon: 0.53 },
  things: ({ random }) => [
    cooking(),
    island(),
    at([1.78, 0.906, 1.22], bowl(0.18, paint('#b45c30'))),
    at([1.22, 0.906, 1.35], jug(0.24, paint('#e6dcc3'))),
    `object{${at([1.78, 0, 1.3], dome(1.78, 0.2, tiledHouse.height, enamel('#c05f2b')))} no_shadow}`,
    at([0.96, 0, 1.08], barStool(0.64, rust, merbau('y')), -90),
    at([1.35, 1.07, 3.47], potted(0.36, random, paint('#b8734a'))),
    at([2.85, 0.906, 3.15], jug(0.2, paint('#b45c30'))),
    at([2.66, 0.906, 3.2], jug(0.27, porcelain)),
    at([1.0, 0.906, 3.2], box([-0.12, 0, -0.02], [0.12, 0.13, 0.02], merbau('y'))),
    // Cork and the table, through the opening.
    at([-4.27, 0.004, 0], cork(3.97, 3.37, random)),
    at([-2.93, 0.004, 0.23], longTable(1, 2.2, merbau('z'), merbau('y'))),
    ...[0.4, 1.1, 1.8].map((z) => at([-1.83, 0.004, z + 0.46], chair, 89)),
    at([-2.4, 0.754, 1.6], bowl(0.17, paint('#d9c8a6'))),
  ],
}
