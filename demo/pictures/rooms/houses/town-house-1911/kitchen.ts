import { tiles } from '../../../materials.ts'
import { railing } from '../../../openings.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { bouquet, bowl, jug, potted } from '../../decor.ts'
import { blackSteel, blueStone, chrome, enamel, paint, porcelain } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { picture } from '../../framed.ts'
import { globe } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { paddedChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { roundTable } from '../../tables.ts'
import { hood, wallUnits } from '../../wall-units.ts'
import { ebony, gardens, home, level, raspberryCloth } from './style.ts'

const plan: Plan = {
  w: 3.2,
  d: 4.4,
  holes: {
    back: [{ x: 1.1, w: 1.5, h: 2.72, kind: 'french' }],
  },
}

const style: Style = {
  ...home,
  walls: paint('#bfc8cb'),
  floor: tiled(['#6f7476', '#6a6f71', '#75797b'], 0.4, '#565b5d', 0.14),
}

const pearl: Fronts = {
  texture: enamel('#d3d6d6'),
  carcass: paint('#b4b8b9'),
  kind: 'smooth',
  handle: 'groove',
}
const blue: Fronts = { ...pearl, texture: enamel('#3c4d5f'), carcass: paint('#33424f') }
const glaze = tiles('#f1f0ec', 0.1, 'z', 'running')
const chair = paddedChair(raspberryCloth, blackSteel)

/** One row along the left wall: tall units, hob, sink and dishwasher below cupboards. */
const units = (): Sdl =>
  onSide(
    'left',
    plan,
    union([
      at([3.2, 0, -0.62], tallUnits('ot', 0.6, 2.4, blue)),
      at([0.3, 0, -0.62], baseUnits('ddwDd', 0.58, pearl, ebony('x'), 0.62, 0)),
      at([2.33, 0, -0.62], hob(0.27, 0.5, 0.6)),
      at([1.1, 0, -0.62], sink(chrome)),
      box([0.3, 0.905, -0.012], [3.2, 1.5, 0], glaze),
      at([2.6, 1.5, 0], hood(0.58, home.height - 1.5)),
      at([0.5, 1.5, -0.34], wallUnits(3, 0.58, 0.9, pearl, 0.34)),
    ]),
  )

/** The balcony above the gardens: a slab of blue stone and a rail of iron. */
function balcony(): Sdl {
  const [z0, z1] = [plan.d + home.thickness, plan.d + home.thickness + 1.4]
  return union([
    box([-0.9, -0.22, z0], [4.1, -0.03, z1], blueStone),
    railing(-0.85, 4.05, -0.03, z1 - 0.08, 1.02, blackSteel),
  ])
}

/** The kitchen on the garden side, with glazed doors to the balcony. */
export const kitchen: Room = {
  style,
  plan,
  outlook: gardens,
  level,
  season: 'winter',
  time: 'winter',
  sun: 52,
  light: 0.8,
  exposure: 0.8,
  view: { from: [1.8, -1.35], towards: [1.62, 4.4], lens: 25, horizon: 0.5 },
  things: ({ random }) => [
    units(),
    balcony(),
    at([2.72, 0, 2.75], roundTable(0.42, 0.75, ebony('x'), blackSteel, 4)),
    at([2.36, 0, 2.46], chair, -82),
    at([2.5, 0, 3.08], chair, 8),
    at([2.72, 0.75, 2.8], bowl(0.16, porcelain)),
    at([2.72, 0, 2.75], globe(1.9, 0.15, home.height, blackSteel, 0.3)),
    onSide(
      'right',
      plan,
      at(
        [1.25, 1.3, 0],
        picture(0.72, 0.94, random, ['#ece9e3', '#b9bcbd', '#8a2747', '#3c4d5f'], blackSteel),
      ),
    ),
    at([0.2, 0.906, 1.95], jug(0.26, paint('#8a2747'))),
    at([0.3, 0.906, 3.02], bouquet(0.42, porcelain, random)),
    ...[0, 0.17].map((dz) => at([0.2, 0.906, 1.65 - dz], bowl(0.09, porcelain))),
    at(
      [2.45, -0.03, plan.d + 1.45],
      potted(0.75, random, paint('#8d8a84'), ['#5f6f4f', '#6d7d5a', '#56664a']),
    ),
  ],
}
