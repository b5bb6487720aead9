import { tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink } from '../../cabinets.ts'
import { bowl, jug, potted } from '../../decor.ts'
import { chrome, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { globe } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { hood, wallUnits } from '../../wall-units.ts'
import { birch, gardenWithTable, kitchenStyle, pvc } from './style.ts'

const plan: Plan = {
  w: 3.2,
  d: 4.1,
  holes: {
    back: [{ x: 0.62, y: 1.04, w: 1.7, h: 1.3, kind: 'window', frame: pvc(2) }],
    left: [{ x: 0.64, w: 0.85, h: 2.06, kind: 'door' }],
  },
}

const blue: Fronts = {
  texture: enamel('#86abc4'),
  carcass: birch('y'),
  kind: 'smooth',
  handle: 'bar',
  metal: chrome,
}
const pale: Fronts = { ...blue, texture: enamel('#f1eee6') }
const top = paint('#dcd8cd')
const glaze = tiles('#f3f1ea', 0.15, 'z', 'stack')
const chair = diningChair(birch('y'), cloth('#e6dfcf'))

/** The sink below the window; hob, hood and cupboards on the wall to the right. */
const cooking = (): Sdl =>
  union([
    at([0.01, 0, 3.48], baseUnits('Dwdd', 0.64, blue, top, 0.62, 0)),
    box([2.55, 0, 3.5], [3.2, 0.875, 4.1], birch('x')),
    box([2.55, 0.875, 3.46], [3.2, 0.905, 4.1], top),
    box([0, 0.905, 4.088], [3.2, 1.01, 4.101], glaze),
    box([0, 1.01, 4.088], [0.6, 1.55, 4.101], glaze),
    box([2.34, 1.01, 4.088], [3.2, 1.55, 4.101], glaze),
    at([1.47, 0, 3.48], sink(chrome)),
    onSide(
      'right',
      plan,
      union([
        at([0.62, 0, -0.62], baseUnits('DodD', 0.6, blue, top, 0.62, 0)),
        box([0, 0.905, -0.012], [3.03, 1.55, 0.001], glaze),
        at([1.52, 0, -0.62], hob(0, 0.5, 0.56)),
        at([1.52, 1.55, 0], hood(0.58, kitchenStyle.height - 1.55)),
        at([0.01, 1.55, -0.34], wallUnits(2, 0.59, 0.72, pale, 0.34)),
        at([1.84, 1.55, -0.34], wallUnits(2, 0.59, 0.72, pale, 0.34)),
      ]),
    ),
  ])

/** The kitchen on the garden side: pale blue fronts above the terrazzo of 1961. */
export const kitchen: Room = {
  style: kitchenStyle,
  plan,
  outlook: gardenWithTable(4.2),
  season: 'spring',
  time: 'day',
  sun: 158,
  light: 0.85,
  view: { from: [0.62, -1.2], towards: [1.9, 4.1], lens: 25, horizon: 0.52 },
  things: ({ random }) => [
    cooking(),
    at([0.04, 0, 1.75], longTable(0.76, 1.2, paint('#f0ede5'), birch('y'))),
    at([0.68, 0, 2.3], chair, 92),
    at([0.72, 0, 2.92], chair, 86),
    at([0.4, 0.75, 2.3], bowl(0.16, paint('#4f7fb0'))),
    at([2.18, 1.08, 4.2], potted(0.34, random, porcelain)),
    at([2.9, 0.906, 3.8], jug(0.25, paint('#f0ede5'))),
    at([2.72, 0.906, 3.88], jug(0.17, paint('#4f7fb0'))),
    at([0.28, 0.906, 3.86], box([-0.13, 0, -0.02], [0.13, 0.34, 0.02], birch('y'))),
    at([1.35, 0, 1.9], `object{${globe(2.1, 0.15, kitchenStyle.height, chrome)} no_shadow}`),
  ],
}
