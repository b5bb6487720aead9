import { at } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { brassPlate, cloth, paint, porcelain, walnut } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { opalBowl, tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { roundMirror } from '../../sanitary.ts'
import { clubChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { sideboard } from '../../sideboard.ts'
import type { Plan, Style } from '../../style.ts'
import { bottle, gardenFrom, ivory, rust, upstairs, villa, wood } from './style.ts'

const casement = { y: 0.8, w: 1.2, h: 1.55, kind: 'window' } as const

const plan: Plan = {
  w: 5.4,
  d: 4.5,
  holes: {
    back: [
      { x: 0.6, ...casement },
      { x: 3.2, ...casement },
    ],
    right: [{ x: 1.6, ...casement }],
  },
}

const style: Style = { ...villa, height: 2.7, accent: { left: paint('#56695a') } }

/** The large bedroom above the drawing room: green behind the bed, windows among the tops of the trees. */
export const bedroom: Room = {
  style,
  plan,
  outlook: gardenFrom(9.3, 5.2),
  level: upstairs,
  season: 'spring',
  time: 'morning',
  sun: 24,
  light: 0.7,
  exposure: 0.95,
  view: { from: [4.7, -1.1], towards: [2.1, 4.5], lens: 24, horizon: 0.52 },
  things: ({ random }) => [
    at([0.75, 0, 0.95], rug(2.6, 3.0, '#dccfb6', random, '#b9a27c')),
    at(
      [2.22, 0, 1.45],
      bed(
        {
          w: 1.8,
          duvet: cloth('#efe8da'),
          throwOver: rust,
          head: walnut('x'),
          high: 1.16,
          frame: walnut('x'),
          pillows: [cloth('#c3b48f'), bottle],
        },
        random,
      ),
      -90,
    ),
    ...[0.85, 3.42].map((z) => at([0.45, 0, z], bedside(walnut('z'), brassPlate), -90)),
    ...[1.08, 3.65].map((z) => at([0.22, 0.525, z], tableLamp(brassPlate, 0.48, 0.25))),
    at([0.3, 0.525, 3.84], stack(random, 1)),
    onSide(
      'left',
      plan,
      at(
        [1.85, 1.45, 0],
        picture(1.0, 0.72, random, ['#e8dec9', '#a9ad90', '#b8643f', '#6f7f68'], brassPlate),
      ),
    ),
    onSide('back', plan, at([0.6, 0, 0], curtains(1.2, 2.42, ivory, random, brassPlate, 0.3, 0.24))),
    onSide('back', plan, at([3.2, 0, 0], curtains(1.2, 2.42, ivory, random, brassPlate, 0.3, 0.24))),
    at([2.08, 0, 4.03], sideboard(0.84, 2, wood, walnut('y'), 0.82)),
    at([2.32, 0.82, 4.25], bouquet(0.42, porcelain, random, ['#6d8060', '#86987a'], ['#f6efe4', '#efd9c8'])),
    at([2.72, 0.82, 4.25], bowl(0.09, brassPlate)),
    onSide('back', plan, at([2.5, 1.62, 0], roundMirror(0.34, brassPlate))),
    at([3.35, 0, 3.35], clubChair(bottle, walnut('y')), 32),
    at([4.75, 0, 4.0], potted(1.4, random, porcelain)),
    at([2.7, 0, 2.2], opalBowl(2.2, 0.26, style.height)),
  ],
}
