import { at } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import { bouquet, rug, stack } from '../../decor.ts'
import { brassPlate, cloth, enamel, oak, paint, walnut } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { globe, tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { easyChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { wardrobe } from '../../storage.ts'
import type { Plan } from '../../style.ts'
import { casements } from '../../windows.ts'
import { frames, southGarden, villa } from './style.ts'

const plan: Plan = {
  w: 5.8,
  d: 4.3,
  holes: {
    right: [
      {
        x: 1.2,
        y: 0.82,
        w: 2.2,
        h: 1.6,
        kind: 'window',
        frame: casements({ texture: frames, bars: [0.68], columns: 3 }),
      },
    ],
    back: [],
  },
}

const blue = paint('#aab8bb')

/** The large bedroom above the drawing room: its window looks over the garden. */
export const bedroom: Room = {
  style: { ...villa, height: 2.6, accent: { left: blue } },
  plan,
  outlook: southGarden,
  level: 3.1,
  time: 'morning',
  sun: 112,
  light: 0.55,
  exposure: 0.9,
  view: { from: [5.45, 0.25], towards: [1.75, 3.6], lens: 21, horizon: 0.54 },
  things: ({ random }) => [
    at([0.7, 0, 0.65], rug(2.6, 2.9, '#d8cdb6', random)),
    // The head stands against the left wall.
    at(
      [2.3, 0, 1.2],
      bed(
        {
          w: 1.8,
          duvet: cloth('#e9e2d3'),
          throwOver: cloth('#8d9a80'),
          head: cloth('#c8b18d'),
          pillows: [cloth('#aab8bb'), cloth('#b57d58')],
        },
        random,
      ),
      -90,
    ),
    at([0.45, 0, 0.6], bedside(oak('z'), brassPlate), -90),
    at([0.45, 0, 3.2], bedside(oak('z'), brassPlate), -90),
    ...[0.83, 3.42].map((z) => at([0.22, 0.525, z], tableLamp(paint('#5d6f5c'), 0.48, 0.2))),
    at([0.3, 0.525, 3.62], stack(random, 2)),
    at(
      [1.0, 0, 3.72],
      wardrobe(
        3.6,
        2.35,
        6,
        { texture: enamel('#b7bba8'), carcass: paint('#9ea391'), kind: 'framed', handle: 'knob' },
        0.58,
      ),
    ),
    onSide(
      'left',
      plan,
      at(
        [1.62, 1.35, 0],
        picture(0.58, 0.74, random, ['#e6dfd0', '#9fb0b2', '#d1a36a', '#77898a'], oak('y')),
      ),
    ),
    onSide(
      'left',
      plan,
      at(
        [2.35, 1.35, 0],
        picture(0.58, 0.74, random, ['#e2d8c6', '#b3a488', '#b46a4c', '#8f8b6f'], oak('y')),
      ),
    ),
    onSide('right', plan, at([0.9, 0, 0], curtains(2.2, 2.45, cloth('#e3dac7'), random))),
    at([4.95, 0, 3.3], easyChair(cloth('#b9a37e'), walnut('z')), 58),
    at([5.92, 0.824, 1.6], bouquet(0.4, paint('#e9e2d3'), random)),
    at([2.9, 0, 2.1], globe(2.05, 0.19, 2.6)),
  ],
}
