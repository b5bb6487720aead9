import { tiles } from '../../../materials.ts'
import { at, box, cylinder, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { baseUnits, type Fronts, hob, sink } from '../../cabinets.ts'
import { bowl, jug, potted } from '../../decor.ts'
import { brassPlate, chrome, enamel, marble, paint, porcelain } from '../../finishes.ts'
import { globe } from '../../lamps.ts'
import { run, steppedCornice } from '../../moulding.ts'
import type { Room } from '../../room.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { steelDoor } from '../../steel-door.ts'
import type { Plan, Side } from '../../style.ts'
import { stuffed } from '../../upholstery.ts'
import { wallUnits } from '../../wall-units.ts'
import { overRoofs } from './outlook.ts'
import { blue, granito, ivory, level, maple, plaster, studio } from './style.ts'

const plan: Plan = {
  w: 2.4,
  d: 2.9,
  holes: {
    back: [{ x: 0.38, y: 1.0, w: 1.34, h: 1.46, kind: 'window' }],
    right: [{ x: 0.5, w: 0.82, h: 2.08, kind: 'glass', inner: true, frame: steelDoor(enamel('#3d4857')) }],
  },
}

const fronts: Fronts = {
  texture: enamel('#2c4788'),
  carcass: paint('#24396b'),
  kind: 'smooth',
  handle: 'bar',
  metal: brassPlate,
}
const upper: Fronts = { ...fronts, texture: ivory, carcass: paint('#e2dac6') }
const top = marble('#e9e3d6', '#b9b0a0', 0.6)
const glaze = tiles('#f1ebdd', 0.06, 'z', 'stack')

/** A fridge that stands free, with the round shoulders of its age, but new. */
const fridge = (): Sdl =>
  union([
    at([0, 0.06, 0.02], stuffed([0.6, 1.46, 0.6], ivory, { round: 0.1 })),
    at([0.012, 0.09, -0.03], stuffed([0.576, 1.0, 0.09], ivory, { round: 0.035, belly: 0.008 })),
    at([0.012, 1.1, -0.03], stuffed([0.576, 0.39, 0.09], ivory, { round: 0.035, belly: 0.008 })),
    ...[0.86, 1.16].map((y) => cylinder([0.07, y, -0.065], [0.07, y + 0.18, -0.065], 0.011, chrome)),
    box([0.06, 0, 0.06], [0.54, 0.07, 0.56], paint('#3b4560')),
  ])

/** Open shelves with a round end, at the end of the row. */
const roundEnd = (): Sdl =>
  union([
    cylinder([0.31, 0.875, 0], [0.31, 0.905, 0], 0.31, top),
    union(
      [0.1, 0.47].map((y) => cylinder([0.3, y, 0], [0.3, y + 0.025, 0], 0.29)),
      maple('x'),
    ),
    cylinder([0.28, 0, 0], [0.28, 0.1, 0], 0.22, paint('#24396b')),
    at([0.34, 0.495, -0.14], bowl(0.1, porcelain)),
    at([0.34, 0.125, -0.12], jug(0.24, paint('#d8d0bd'))),
  ])

/** Hob and sink around the corner below one worktop. */
const units = (random: Random): Sdl =>
  union([
    at([0, 0, plan.d - 0.6], baseUnits('ddd', 0.585, fronts, top, 0.6, 0)),
    onSide('left', plan, at([1.1, 0, -0.6], baseUnits('DDd', 0.4, fronts, top, 0.6, 0))),
    onSide('left', plan, at([1.5, 0, -0.6], hob(0, 0.5, 0.52))),
    at([0, 0, 1.1], roundEnd()),
    at([1.05, 0, plan.d - 0.6], sink(brassPlate)),
    onSide('left', plan, box([0.8, 0.9, -0.012], [2.9, 1.5, 0.001], glaze)),
    box([0, 0.9, 2.888], [0.36, 1.5, 2.901], glaze),
    box([0.36, 0.9, 2.888], [1.76, 0.97, 2.901], glaze),
    onSide('left', plan, at([1.1, 1.5, -0.34], wallUnits(4, 0.45, 0.74, upper, 0.34))),
    at([0.2, 0.906, 2.1], jug(0.24, paint('#2f4d97'))),
    at([0.2, 0.906, 2.32], bowl(0.1, porcelain)),
    at([0.34, 0.906, 2.66], potted(0.36, random, porcelain)),
  ])

const crown = (side: Side, long: number): Sdl =>
  onSide(side, plan, run(steppedCornice(0.1), 0, long, studio.height, paint(plaster)))

/** The kitchenette of today beside the studio: cobalt fronts with a round end, the steel door of 1934. */
export const kitchen: Room = {
  style: { ...studio, floor: granito },
  plan,
  outlook: overRoofs,
  level,
  time: 'morning',
  sun: 150,
  light: 0.9,
  exposure: 0.86,
  view: { from: [1.15, -1.45], towards: [1.28, 2.9], lens: 25, horizon: 0.54 },
  things: ({ random }) => [
    units(random),
    crown('left', plan.d),
    crown('back', plan.w),
    crown('right', plan.d),
    at([1.78, 0, plan.d - 0.64], fridge()),
    // A leaf for breakfast on the wall, half a circle.
    cylinder([2.4, 0.73, 1.82], [2.4, 0.76, 1.82], 0.34, maple('x')),
    cylinder([2.34, 0, 1.82], [2.34, 0.73, 1.82], 0.025, brassPlate),
    at([1.6, 0, 1.36], barStool(0.46, blue, maple('y')), 8),
    at([2.24, 0.76, 1.86], jug(0.15, porcelain)),
    at([1.25, 0, 1.35], `object{${globe(2.3, 0.15, studio.height)} no_shadow}`),
  ],
}
