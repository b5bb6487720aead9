import { at } from '../../../pov.ts'
import { bouquet, bowl, rug, stack } from '../../decor.ts'
import { brassPlate, cloth, enamel, paint, porcelain, walnut } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { floorLamp, opalBowl, tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { roundMirror } from '../../sanitary.ts'
import { clubChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { sideboard } from '../../sideboard.ts'
import { steppedHearth } from '../../stepped-hearth.ts'
import { bookcase } from '../../storage.ts'
import type { Plan } from '../../style.ts'
import { roundTable } from '../../tables.ts'
import { bottle, gardenFrom, ivory, noir, plaster, rouge, rust, tan, villa, wood } from './style.ts'

const french = { w: 1.5, h: 2.35, kind: 'french' } as const

const plan: Plan = {
  w: 5.1,
  d: 5.8,
  holes: {
    back: [
      { x: 0.8, ...french },
      { x: 2.9, ...french },
    ],
    right: [{ x: 2.7, ...french }],
  },
}

const shelves = enamel('#e6dfcf')
const moss = paint('#3f5847')

/** The drawing room in the corner of the house: red marble, green velvet and the garden on two sides. */
export const living: Room = {
  style: villa,
  plan,
  outlook: gardenFrom(9.6, 3.9),
  season: 'spring',
  time: 'morning',
  sun: 24,
  light: 0.4,
  view: { from: [3.3, -1.2], towards: [2.1, 5.8], lens: 24, horizon: 0.54 },
  things: ({ plan, random }) => [
    onSide(
      'left',
      plan,
      at(
        [3.15, 0, 0],
        steppedHearth(
          { w: 1.9, depth: 0.36, breast: paint(plaster), stone: rouge, inside: paint('#4a443d') },
          villa.height,
        ),
      ),
    ),
    onSide('left', plan, at([3.15, 1.72, -0.36], roundMirror(0.44, brassPlate))),
    ...[0.54, 4.12].map((z) =>
      onSide('left', plan, at([z, 0, -0.32], bookcase(1.64, 2.1, 0.32, 2, 6, shelves, moss, random))),
    ),
    ...[0.8, 2.9].map((x) =>
      onSide('back', plan, at([x, 0, 0], curtains(1.5, 2.5, ivory, random, brassPlate, 0.3, 0.26))),
    ),
    at([0.95, 0, 1.75], rug(2.7, 2.9, '#e2d8c3', random, '#3f5847')),
    at(
      [3.3, 0, 4.3],
      sofa({
        w: 2.25,
        cover: bottle,
        legs: walnut('y'),
        arm: [0.2, 0.56],
        back: 0.74,
        loose: [rust, ivory, cloth('#c9a15c')],
      }),
      90,
    ),
    at([2.3, 0.014, 3.2], roundTable(0.46, 0.4, noir, brassPlate, 4)),
    at([2.2, 0.414, 3.3], bowl(0.13, porcelain)),
    at([2.45, 0.414, 3.05], stack(random, 2)),
    at([0.72, 0, 4.75], clubChair(tan, walnut('y')), -24),
    at([2.62, 0, 5.45], floorLamp(1.62, brassPlate, 0.2)),
    onSide('right', plan, at([0.15, 0, -0.46], sideboard(1.25, 3, wood, walnut('y'), 0.78))),
    at([4.85, 0.78, 5.3], tableLamp(paint('#a4512f'), 0.5, 0.2)),
    at([4.85, 0.78, 4.75], bouquet(0.46, porcelain, random, ['#6d8060', '#86987a'], ['#f6efe4', '#f0dccb'])),
    onSide(
      'right',
      plan,
      at(
        [0.4, 1.42, 0],
        picture(0.74, 0.6, random, ['#e4dac6', '#8f9a80', '#a4512f', '#5d6f5c'], brassPlate),
      ),
    ),
    at(
      [0.46, 1.0, 2.55],
      bouquet(0.4, paint('#2d4a3b'), random, ['#7d8f6c', '#93a27c'], ['#f3e6da', '#e9c98f']),
    ),
    at([0.46, 1.0, 3.7], bowl(0.1, brassPlate)),
    at([2.55, 0, 3.2], opalBowl(2.28, 0.3, villa.height)),
  ],
}
