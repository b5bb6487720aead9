import { tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { bouquet, bowl, jug, potted } from '../../decor.ts'
import { blackSteel, chrome, enamel, marble, paint, porcelain } from '../../finishes.ts'
import { dome } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { paddedChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { stuffed } from '../../upholstery.ts'
import { hood } from '../../wall-units.ts'
import { currant, leaves, pine, plotFrom, slate, villa } from './style.ts'

const plan: Plan = {
  w: 4.05,
  d: 4.5,
  holes: {
    back: [{ x: 1.15, y: 0.6, w: 2, h: 1.6, kind: 'window', frame: leaves(2) }],
    right: [{ x: 1.2, w: 2.2, h: 2.3, kind: 'french', frame: leaves(2) }],
    left: [],
  },
}

const fronts: Fronts = {
  texture: enamel('#68757a'),
  carcass: paint('#5b676b'),
  kind: 'smooth',
  handle: 'bar',
  metal: chrome,
}
const top = marble('#e4e2dc', '#c9c7c1', 0.8)
const splash = tiles('#dcdcd5', 0.15, 'z', 'running')

/** One long row against the inner wall: sink, hob below its hood, and ovens at the end. */
const cooking = (): Sdl =>
  onSide(
    'left',
    plan,
    union([
      at([-0.1, 0, -0.62], baseUnits('dwDDD', 0.64, fronts, top, 0.62, 0)),
      at([3.1, 0, -0.62], tallUnits('ot', 0.64, 2.28, fronts)),
      box([-0.1, 0.905, -0.012], [3.1, 1.5, 0.001], splash),
      box([-0.1, 1.5, -0.24], [1.25, 1.535, 0], pine('x')),
      box([2.5, 1.5, -0.24], [3.1, 1.535, 0], pine('x')),
      at([0.75, 0, -0.62], sink(chrome)),
      at([1.88, 0, -0.62], hob(0, 0.5)),
      at([1.88, 1.6, 0], hood(0.9, villa.height - 1.6)),
      at([0.95, 1.535, -0.12], jug(0.24, porcelain)),
      at([1.12, 1.535, -0.12], jug(0.17, paint('#a82a30'))),
      at([2.8, 1.535, -0.12], bowl(0.12, porcelain)),
      at([2.82, 0.906, -0.3], jug(0.26, paint('#cfccc3'))),
    ]),
  )

/** A bench under the window, and the table that belongs to it. */
const nook = (): Sdl =>
  union([
    union([box([0.68, 0.36, 3.98], [3.6, 0.41, 4.49]), box([0.72, 0, 4.06], [3.56, 0.36, 4.49])], pine('x')),
    at([0.98, 0.41, 4.0], stuffed([2.34, 0.07, 0.46], currant, { round: 0.03, crown: 0.01 })),
    at([1.2, 0, 2.95], longTable(1.9, 0.9, pine('x'), blackSteel)),
    ...[1.5, 2.3].map((x, i) => at([x + 0.5, 0, 2.95], paddedChair(currant, blackSteel), 178 + i * 5)),
  ])

/** The kitchen of 2010: slate-grey fronts on the slate of the house, and a bench with a view of the pines. */
export const kitchen: Room = {
  style: villa,
  plan,
  outlook: plotFrom(-8.45, plan.d + villa.thickness - 8.5, 0),
  season: 'winter',
  time: 'winter',
  sun: 128,
  light: 0.4,
  view: { from: [2.95, -1.2], towards: [1.75, 4.5], lens: 24.5, horizon: 0.52 },
  things: ({ random }) => [
    cooking(),
    nook(),
    at([1.95, 0.75, 3.35], bowl(0.17, porcelain)),
    at([2.6, 0.75, 3.5], bouquet(0.42, paint('#e6e3da'), random, ['#4f6a58', '#5f7a66'])),
    ...[1.75, 2.55].map(
      (x) => `object{${at([x, 0, 3.4], dome(1.66, 0.19, villa.height, enamel('#f0ede4')))} no_shadow}`,
    ),
    at([3.72, 0, 4.1], potted(1.1, random, slate)),
  ],
}
