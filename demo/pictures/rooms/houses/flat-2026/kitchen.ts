import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { bouquet, bowl, jug } from '../../decor.ts'
import { blackSteel, chrome, cloth, porcelain, shade } from '../../finishes.ts'
import { dome } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { barStool } from '../../seats.ts'
import type { Plan } from '../../style.ts'
import { wallUnits } from '../../wall-units.ts'
import { flat2026, frames, larch, leaf, level, sharedGarden, top, white } from './style.ts'

const plan: Plan = {
  w: 4.4,
  d: 3.9,
  holes: {
    left: [{ x: 1.35, y: 0.95, w: 1.3, h: 1.4, kind: 'window', frame: frames(1) }],
    front: [{ x: 0.2, w: 3.9, h: 2.35, kind: 'french', frame: frames(3) }],
  },
}

const smooth: Fronts = { texture: white, carcass: white, kind: 'smooth', handle: 'groove' }
const wood: Fronts = { ...smooth, texture: larch('y'), carcass: larch('y') }
const high = 2.3

/** White fronts along the whole wall, with a niche of larch above the worktop. */
const run = (): Sdl =>
  at(
    [0, 0, plan.d - 0.62],
    union([
      baseUnits('dDDwd', 0.6, smooth, top, 0.62, 0),
      box([0, 0.905, 0.6], [3, 1.45, 0.62], larch('x')),
      at([0, 1.45, 0.26], wallUnits(5, 0.6, high - 1.45, smooth)),
      box([0.02, 1.444, 0.3], [2.98, 1.45, 0.33], shade('#fff1d8', 0.8)),
      at([3, 0, 0], tallUnits('ot', 0.69, high, wood)),
      box([0, high, 0.03], [4.4, flat2026.height, 0.62], white),
      hob(0.9),
      at([2.1, 0, 0], sink(chrome)),
      at([1.5, 0.906, 0.45], jug(0.24, leaf)),
      at([2.72, 0.906, 0.4], bowl(0.13, porcelain)),
    ]),
  )

/** A short peninsula from the wall on the right, for two stools. */
const peninsula = (): Sdl =>
  union([
    at(
      [2.3, 0, 1.25],
      union([box([0, 0.08, 0.25], [2.1, 0.875, 0.86], white), box([0, 0.875, 0], [2.1, 0.905, 0.88], top)]),
    ),
    box([2.3, 0, 1.25], [2.34, 0.875, 2.13], top),
    box([2.34, 0.08, 1.48], [4.4, 0.875, 1.5], larch('y')),
  ])

/** The open kitchen as the builder fitted it: white, a niche of larch, nothing on the shelves yet. */
export const kitchen: Room = {
  style: flat2026,
  plan,
  outlook: sharedGarden,
  level,
  season: 'spring',
  time: 'day',
  sun: -88,
  light: 0.3,
  exposure: 0.74,
  view: { from: [1.0, -1.85], towards: [2.15, 3.9], lens: 25, horizon: 0.55 },
  things: ({ random }) => [
    run(),
    peninsula(),
    ...[2.75, 3.5].map((x, i) => at([x + 0.4, 0, 1.36], barStool(0.66, leaf, larch('y'), true), 178 + i * 3)),
    ...[2.85, 3.75].map((x) =>
      at([x, 0, 1.7], `object{${dome(1.68, 0.17, flat2026.height, white, blackSteel)} no_shadow}`),
    ),
    at([3.9, 0.906, 1.75], bouquet(0.42, porcelain, random, ['#7d9a5c', '#8fab6c'], ['#f6efe4', '#efdcd6'])),
    at([2.95, 0.906, 1.8], bowl(0.16, cloth('#b4b2ab'))),
  ],
}
