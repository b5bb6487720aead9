import { tiles } from '../../../materials.ts'
import { at, box, union } from '../../../pov.ts'
import { bowWindow } from '../../bow-window.ts'
import { type Fronts, tallUnits } from '../../cabinets.ts'
import { bowl, jug, rug } from '../../decor.ts'
import { brassPlate, mirrorGlass, paint } from '../../finishes.ts'
import { curtains } from '../../hangings.ts'
import { globe } from '../../lamps.ts'
import { castRadiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { clubChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { streetAlong } from '../../street-outlook.ts'
import type { Plan } from '../../style.ts'
import { roundTable } from '../../tables.ts'
import { tiledHearth } from '../../tiled-hearth.ts'
import { trace } from '../../wallpaper.ts'
import { casements } from '../../windows.ts'
import { ceiling, cream, darkOak, house, oldRose, salonFresh, salonPaper } from './style.ts'

const open = { x: 0.6, w: 2.9, h: 2.5 } as const

const plan: Plan = {
  w: 4.1,
  d: 4.5,
  holes: {
    back: [{ ...open, kind: 'glass', frame: () => '' }],
    left: [{ x: 2.35, w: 0.88, h: 2.1, kind: 'door' }],
  },
}

const cupboard: Fronts = {
  texture: cream,
  carcass: paint('#d8cdb3'),
  kind: 'framed',
  handle: 'knob',
  metal: brassPlate,
}

const bow = bowWindow({
  w: open.w,
  deep: 0.95,
  sill: 0.62,
  head: 2.3,
  ceiling: open.h,
  facets: 6,
  window: casements({ texture: cream, columns: 1, frame: 0.03, sash: 0.042 }),
  frames: cream,
  paper: salonPaper,
  board: darkOak('x'),
  floor: darkOak('z'),
  plaster: paint(ceiling),
})

/** The front room: a round bow towards the street, a hearth of glazed tiles, paper that has kept a picture's place. */
export const living: Room = {
  style: house,
  plan,
  outlook: (stage, here) => streetAlong('back', stage, here, -27.5),
  level: 0.35,
  season: 'autumn',
  time: 'evening',
  sun: 126,
  light: 0.2,
  view: { from: [1.45, -1.3], towards: [2.3, 4.5], lens: 24.5, horizon: 0.52 },
  things: ({ random }) => [
    at([open.x, 0, plan.d + house.thickness], bow),
    onSide('back', plan, at([open.x, 0, 0], curtains(open.w, 2.66, oldRose, random, brassPlate, 0.34, 0.26))),
    onSide(
      'right',
      plan,
      at(
        [2.1, 0, 0],
        tiledHearth(
          { w: 1.64, depth: 0.32, breast: salonPaper, tile: tiles('#66785c', 0.1, 'z'), shelf: darkOak('x') },
          house.height,
        ),
      ),
    ),
    onSide(
      'right',
      plan,
      at(
        [2.1, 1.3, -0.32],
        union([
          box([-0.46, 0, -0.02], [0.46, 0.86, 0], darkOak('x')),
          box([-0.42, 0.04, -0.023], [0.42, 0.82, -0.01], mirrorGlass),
        ]),
      ),
    ),
    onSide('right', plan, at([0.06, 0, -0.3], tallUnits('tt', 0.6, 2.35, cupboard, 0.3))),
    onSide('left', plan, at([3.45, 0, 0], castRadiator(0.92, 0.78))),
    onSide('left', plan, trace(3.5, 1.25, 0.72, 0.9, salonFresh)),
    at([1.0, 0, 1.6], rug(1.8, 2.3, '#8d6a58', random, '#6f5347')),
    at([0.98, 0, 4.72], clubChair(oldRose, darkOak('y')), -24),
    at([2.55, 0, 5.1], roundTable(0.33, 0.62, darkOak('x'), darkOak('y'), 4)),
    at([2.55, 0.62, 5.1], jug(0.26, paint('#c9b27a'))),
    at([3.62, 1.115, 2.12], bowl(0.1, brassPlate)),
    at([2.05, 0, 2.2], `object{${globe(2.28, 0.15, house.height)} no_shadow}`),
  ],
}
