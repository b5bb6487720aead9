import { at, box, union } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import type { Fronts } from '../../cabinets.ts'
import { bouquet, bowl, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { clubChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { sideboard } from '../../sideboard.ts'
import type { Plan, Style } from '../../style.ts'
import { underRoof } from '../../trusses.ts'
import { casements } from '../../windows.ts'
import { darkOak, farm, farmGreen, gardenBehind, linen, madder, pine } from './style.ts'

const low = {
  y: 0.5,
  w: 0.9,
  h: 0.75,
  kind: 'window',
  frame: casements({ texture: farmGreen, columns: 2 }),
} as const

const plan: Plan = {
  w: 6.2,
  d: 5.6,
  holes: {
    back: [{ x: 2.45, y: 0.72, w: 1.4, h: 1.6, kind: 'window' }],
    left: [{ x: 0.5, ...low }],
    right: [
      { x: 0.5, ...low },
      { x: 4.35, ...low },
    ],
  },
}

const { dado: _foot, ...bare } = farm
const style: Style = {
  ...bare,
  height: 3.6,
  floor: planks('#a5825b', 0.26, 0.16, 0.08),
  ceiling: underRoof({ height: 3.6, knee: 1.62, reach: 1.75, wood: darkOak, trusses: [2.3, 5.45] }),
  sill: pine('x'),
}
const chest: Fronts = {
  texture: pine('y'),
  carcass: pine('x'),
  kind: 'framed',
  handle: 'knob',
  metal: blackSteel,
}

/** The bedroom at the gable: an old roof of oak above white lime, a red blanket on the bed. */
export const bedroom: Room = {
  style,
  plan,
  outlook: gardenBehind,
  level: 2.95,
  season: 'autumn',
  time: 'morning',
  sun: 150,
  light: 1.1,
  view: { from: [4.0, -1.0], towards: [3.05, 5.6], lens: 24.5, horizon: 0.44 },
  things: ({ random }) => [
    at([1.5, 0, 1.7], rug(3.0, 3.3, '#d8d0bf', random, '#b5aa94')),
    at(
      [2.32, 0, 2.9],
      bed(
        {
          w: 1.8,
          duvet: cloth('#f1eee6'),
          throwOver: madder,
          head: darkOak('z'),
          high: 1.08,
          frame: darkOak('x'),
          pillows: [cloth('#cfc6b2'), madder],
        },
        random,
      ),
      -90,
    ),
    at([0.48, 0, 4.84], bedside(pine('z'), blackSteel), -90),
    at([0.26, 0.525, 5.06], tableLamp(paint('#e2dccd'), 0.46, 0.22)),
    // A linen chest stands at the foot of the bed.
    union([
      box([2.55, 0.06, 3.05], [3.0, 0.46, 4.25], pine('z')),
      box([2.53, 0.46, 3.03], [3.02, 0.5, 4.27], pine('z')),
      box([2.58, 0, 3.08], [2.97, 0.06, 4.22], darkOak('z')),
    ]),
    at([2.78, 0.5, 3.5], stack(random, 3)),
    onSide('right', plan, at([1.3, 0, -0.46], sideboard(1.5, 3, chest, darkOak('y'), 0.82, 0.44))),
    at([5.95, 0.82, 3.2], bouquet(0.42, porcelain, random, ['#a8763f', '#8b6a3c', '#7a7f4e'])),
    at([5.92, 0.82, 3.85], bowl(0.14, enamel('#d9d1bf'))),
    at([4.3, 0, 4.55], clubChair(linen, darkOak('y')), 28),
  ],
}
