import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { bouquet, bowl, jug, potted } from '../../decor.ts'
import { blackSteel, chrome, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { lightBar } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { terraceAlong } from './around.ts'
import { aboveTrees, level, oriole, penthouse2016, sliding, stone, tiledRooms, walnut } from './style.ts'

const plan: Plan = {
  w: 5,
  d: 4.6,
  holes: {
    back: [{ x: 1.2, y: 1.05, w: 2.5, h: 1.35, kind: 'window', frame: sliding(2) }],
    left: [{ x: 0.7, w: 3.2, h: 2.4, kind: 'french', frame: sliding(2) }],
    front: [{ x: 1.3, w: 2.4, h: 2.4, kind: 'passage' }],
  },
}

const sand: Fronts = {
  texture: enamel('#bfb5a2'),
  carcass: enamel('#b5ab98'),
  kind: 'smooth',
  handle: 'groove',
}
const wood: Fronts = { ...sand, texture: walnut('y'), carcass: walnut('y') }
const top = penthouse2016.height - 0.02

/** Units below the window, ovens and refrigerator beside it. */
const run = (): Sdl =>
  at(
    [0.02, 0, plan.d - 0.62],
    union([
      baseUnits('DDdwdD', 0.6, sand, stone, 0.62, 0),
      box([0, 0.905, 0.605], [3.6, 1.02, 0.62], stone),
      at([3.62, 0, 0], tallUnits('ot', 0.66, top, wood)),
      hob(1.3),
      at([2.7, 0, 0], sink(chrome)),
      at([0.4, 0.906, 0.3], bowl(0.15, porcelain)),
      ...[0.16, 0.22].map((h, i) =>
        at([0.82 - i * 0.2, 0.906, 0.5], jug(h + 0.04, i ? oriole : cloth('#8f8573'))),
      ),
    ]),
  )

/** The island of walnut, its stone turned down at both ends. */
const island = (): Sdl =>
  union([
    union(
      [
        box([1.4, 0.865, 1.3], [3.6, 0.905, 2.3]),
        box([1.4, 0, 1.3], [1.44, 0.865, 2.3]),
        box([3.56, 0, 1.3], [3.6, 0.865, 2.3]),
      ],
      stone,
    ),
    box([1.44, 0.08, 1.6], [3.56, 0.865, 2.26], walnut('y')),
  ])

/** The open kitchen from the living room: the island across, the terrace to the left. */
export const kitchen: Room = {
  style: tiledRooms,
  plan,
  outlook: aboveTrees,
  level,
  season: 'summer',
  time: 'day',
  sun: -104,
  light: 0.3,
  exposure: 0.92,
  view: { from: [3.75, -1.45], towards: [2.2, 4.6], lens: 24, horizon: 0.51 },
  things: ({ random }) => [
    terraceAlong(plan, ['left', 'back']),
    run(),
    island(),
    ...[1.75, 2.35, 2.95].map((x, i) =>
      at([x + 0.2, 0, 1.42], barStool(0.66, oriole, blackSteel, true), 180 + i * 2),
    ),
    at([2.5, 0, 1.8], `object{${lightBar(1.7, 1.72, penthouse2016.height)} rotate y*90}`),
    at([3.1, 0.906, 1.9], bouquet(0.5, porcelain, random, ['#7d8f6c', '#93a27c'])),
    at([1.95, 0.906, 1.85], bowl(0.18, walnut('x'))),
    at([0.5, 0, 0.35], potted(1.4, random, paint('#8a7f73'))),
    onSide(
      'right',
      plan,
      union([
        box([1.5, 1.35, -0.24], [3.3, 1.39, 0], walnut('x')),
        at([1.8, 1.39, -0.13], jug(0.24, cloth('#8f8573'))),
        at([2.2, 1.39, -0.13], bowl(0.11, porcelain)),
      ]),
    ),
  ],
}
