import { at } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import type { Fronts } from '../../cabinets.ts'
import { bouquet, rug, stack } from '../../decor.ts'
import { brassPlate, cloth, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { globe, tableLamp } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { roundMirror } from '../../sanitary.ts'
import { onSide } from '../../shell.ts'
import { sideboard } from '../../sideboard.ts'
import { wardrobe } from '../../storage.ts'
import type { Plan } from '../../style.ts'
import { cream, garden, house, merbau, pvc, rust, sand, upstairs } from './style.ts'

const plan: Plan = {
  w: 3.67,
  d: 5.67,
  holes: {
    left: [{ x: 2.14, y: 0.85, w: 1.2, h: 1.3, kind: 'window', frame: pvc(2) }],
    right: [{ x: 3.91, w: 0.85, h: 2.06, kind: 'door' }],
    front: [{ x: 0.87, y: 0.85, w: 2, h: 1.3, kind: 'window' }],
  },
}

const wood: Fronts = { texture: merbau('x'), carcass: merbau('x'), kind: 'smooth', handle: 'groove' }
const doors: Fronts = { ...wood, texture: paint('#e6dabf'), carcass: merbau('y') }
const height = 2.45

/** The largest bedroom, on the street side: cork, a wall in ochre behind the bed, a window to the side. */
export const bedroom: Room = {
  style: { ...house, height, accent: { back: paint('#c89a58') } },
  plan,
  outlook: garden,
  level: upstairs,
  time: 'day',
  sun: -100,
  light: 0.85,
  view: { from: [2.5, -1.15], towards: [1.85, 5.67], lens: 25, horizon: 0.54 },
  things: ({ random }) => [
    onSide('left', plan, at([0.02, 0, -0.6], wardrobe(1.72, 2.2, 4, doors))),
    onSide('left', plan, at([2.14, 0, 0], curtains(1.2, 2.3, cream, random, merbau('x'), 0.3, 0.24))),
    onSide('left', plan, at([2.24, 0.14, 0], radiator(1.0, 0.56))),
    at([0.6, 0, 2.6], rug(2.35, 2.3, '#cdb48a', random, '#b3905f')),
    at(
      [0.86, 0, 3.48],
      bed(
        {
          w: 1.8,
          linen: cream,
          duvet: cloth('#eee6d6'),
          throwOver: rust,
          thick: 0.03,
          head: merbau('x'),
          high: 0.98,
          frame: merbau('x'),
          pillows: [sand, rust],
        },
        random,
      ),
    ),
    ...[0.3, 2.78].map((x) => at([x, 0, 5.24], bedside(merbau('x'), brassPlate))),
    ...[0.52, 3.0].map((x) => at([x, 0.525, 5.44], tableLamp(paint('#8f4a2b'), 0.46, 0.25))),
    at([3.02, 0.525, 5.3], stack(random, 2)),
    at(
      [1.26, 1.25, 5.67],
      picture(1.0, 0.72, random, ['#efe5d0', '#d0b184', '#b45c30', '#7d6a4a'], merbau('y')),
    ),
    onSide('right', plan, at([plan.d - 2.34, 0, -0.5], sideboard(1.4, 3, wood, merbau('y'), 0.8, 0.48))),
    onSide('right', plan, at([plan.d - 1.64, 1.45, 0], roundMirror(0.34, merbau('y')))),
    at([3.42, 0.8, 2.1], bouquet(0.4, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f0cf9a', '#e39a5c'])),
    at([1.8, 0, 2.9], `object{${globe(2.02, 0.17, height, brassPlate)} no_shadow}`),
  ],
}
