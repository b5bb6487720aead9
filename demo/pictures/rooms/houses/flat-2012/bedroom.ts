import { at } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import { bouquet, potted, rug, stack } from '../../decor.ts'
import { blackSteel, chrome, cloth, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { globe, tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { flat2012, innerGarden, level, linen, sand, slender, smoked, wine } from './style.ts'

const plan: Plan = {
  w: 3.6,
  d: 5,
  holes: {
    back: [{ x: 0.8, y: 0.95, w: 2, h: 1.42, kind: 'window', frame: slender }],
    right: [
      { x: 0.4, w: 0.75, h: 2.1, kind: 'door' },
      { x: 2.2, w: 0.8, h: 2.1, kind: 'door' },
    ],
  },
}

/** The large bedroom, from its door: the bed below the window, the inner garden beyond. */
export const bedroom: Room = {
  style: { ...flat2012, walls: paint('#d3c4b4') },
  plan,
  outlook: innerGarden,
  level,
  season: 'summer',
  time: 'morning',
  sun: -140,
  light: 0.85,
  view: { from: [0.55, -0.75], towards: [1.6, 5], lens: 25, horizon: 0.53 },
  things: ({ random }) => [
    at([0.5, 0, 1.75], rug(2.6, 2.4, '#d9ccb6', random, '#b7a58b')),
    at(
      [0.9, 0, 2.66],
      bed(
        {
          w: 1.8,
          duvet: linen,
          throwOver: sand,
          head: wine,
          high: 1.0,
          frame: smoked('x'),
          pillows: [sand, wine],
        },
        random,
      ),
    ),
    ...[0.36, 2.79].map((x) => at([x, 0, 4.42], bedside(smoked('x'), chrome))),
    ...[0.58, 3.01].map((x) => at([x, 0.525, 4.64], tableLamp(paint('#e6dcc6'), 0.46, 0.25))),
    at([3.1, 0.525, 4.5], stack(random, 2)),
    onSide(
      'back',
      plan,
      at([0.8, 0, 0], curtains(2, 2.52, cloth('#efe7da'), random, blackSteel, 0.36, 0.32)),
    ),
    at([1.8, 0, 2.3], globe(2.2, 0.17, flat2012.height, blackSteel, 0.25)),
    onSide(
      'left',
      plan,
      at(
        [2.2, 1.2, 0],
        picture(0.9, 1.15, random, ['#ece3d3', '#b9a283', '#6c2636', '#9a8468'], smoked('y')),
      ),
    ),
    at([0.34, 0, 3.75], potted(1.15, random, porcelain)),
    at([0.5, 0.525, 4.5], bouquet(0.2, paint('#6c2636'), random)),
  ],
}
