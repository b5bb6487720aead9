import { at, box } from '../../../pov.ts'
import { bed } from '../../beds.ts'
import { cityBelow } from '../../city-outlook.ts'
import { bouquet, potted, rug, stack } from '../../decor.ts'
import { cloth, paint, porcelain, shade } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import type { Room } from '../../room.ts'
import { clubChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { ash, black, burnt, felt, glassWall, penthouse, sheer, upstairs } from './style.ts'

const plan: Plan = {
  w: 4.6,
  d: 4.4,
  holes: {
    back: [{ x: 0.2, w: 4.2, h: 2.7, kind: 'french', frame: glassWall(3) }],
  },
}

/** The bedroom on the upper floor: a wall of ash behind the bed, the roofs of the city before it. */
export const bedroom: Room = {
  style: { ...penthouse, height: 2.8, floor: planks('#a98c66', 0.24, 0.1, 0.12) },
  plan,
  outlook: cityBelow,
  level: upstairs,
  season: 'summer',
  time: 'morning',
  sun: 140,
  light: 0.16,
  exposure: 0.95,
  view: { from: [3.7, -2], towards: [2, 4.4], lens: 24, horizon: 0.5 },
  things: ({ random }) => [
    box([-2, -0.4, plan.d + 0.2], [9, -0.02, plan.d + 1.3], paint('#8e918f')),
    // The bed stands before a panel as wide as the wall.
    box([0, 0, 0.3], [0.06, 1.25, 4.2], ash('z')),
    box([0.02, 1.25, 0.3], [0.06, 1.262, 4.2], shade('#ffe9c8', 0.8)),
    at([0.9, 0, 1.0], rug(2.5, 2.9, '#a3a19c', random)),
    at(
      [2.2, 0, 1.4],
      bed(
        {
          w: 1.8,
          duvet: cloth('#eeece7'),
          throwOver: felt,
          head: cloth('#a6a5a2'),
          high: 0.98,
          frame: black,
          pillows: [felt, burnt],
        },
        random,
      ),
      -90,
    ),
    ...[0.92, 3.28].map((z) => at([0.07, 0.3, z], box([0, 0, 0], [0.42, 0.16, 0.42], ash('x')))),
    at([0.3, 0.46, 1.02], stack(random, 3)),
    at([0.28, 0.46, 3.5], bouquet(0.34, porcelain, random)),
    at([3.7, 0, 3.1], clubChair(burnt, black), 60),
    at([0.5, 0, 4.0], potted(1.3, random, paint('#d8d5ce'), ['#5f7f5c', '#6f8f66', '#4f7052'], 0.34)),
    onSide(
      'right',
      plan,
      at([1.5, 1.3, 0], picture(1.1, 0.8, random, ['#e6e4df', '#b9b6b0', '#c25a2b', '#8b8c8b'], black)),
    ),
    onSide('back', plan, at([0.2, 0, 0], curtains(4.2, 2.74, sheer, random, black, 0.34, 0))),
  ],
}
