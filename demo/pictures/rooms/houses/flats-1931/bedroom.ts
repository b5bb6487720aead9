import { at, box } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import type { Fronts } from '../../cabinets.ts'
import { rug, stack } from '../../decor.ts'
import { blackSteel, chrome, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { globe, tableLamp } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { wardrobe } from '../../storage.ts'
import type { Plan } from '../../style.ts'
import { birch, flats1931, gardenBelow, level, lilac, plum, white } from './style.ts'

const plan: Plan = {
  w: 3.5,
  d: 4.1,
  holes: {
    back: [{ x: 1.15, y: 0.9, w: 1.5, h: 1.72, kind: 'window' }],
    right: [{ x: 0.25, w: 0.84, h: 2.06, kind: 'door' }],
  },
}

const doors: Fronts = { texture: enamel('#f1efe9'), carcass: white, kind: 'smooth', handle: 'groove' }

/** A bedroom on the garden side: a bed below a plum throw, a wardrobe on the other side. */
export const bedroom: Room = {
  style: { ...flats1931, accent: { left: lilac } },
  plan,
  outlook: gardenBelow(3.2),
  level,
  season: 'autumn',
  time: 'day',
  sun: 146,
  light: 0.8,
  view: { from: [2.5, -1.3], towards: [1.75, 4.1], lens: 24.5, horizon: 0.52 },
  things: ({ random }) => [
    at(
      [2.2, 0, 1.92],
      bed(
        {
          w: 1.5,
          duvet: cloth('#ebe6e0'),
          throwOver: plum,
          head: birch('x'),
          high: 0.92,
          frame: birch('x'),
          pillows: [cloth('#c9bfcd'), plum],
        },
        random,
      ),
      -90,
    ),
    at([0.46, 0, 1.38], bedside(birch('x'), chrome), -90),
    at([0.46, 0, 3.54], bedside(birch('x'), chrome), -90),
    at([0.26, 0.525, 3.76], tableLamp(porcelain, 0.44, 0.25)),
    at([0.26, 0.525, 1.6], stack(random, 3)),
    at([1.5, 0, 1.35], rug(1.3, 2.6, '#d9d3da', random)),
    onSide('back', plan, at([1.3, 0.14, 0], radiator(1.2, 0.58))),
    onSide(
      'back',
      plan,
      at([1.15, 0, 0], curtains(1.5, 2.66, cloth('#e6e2dc'), random, blackSteel, 0.3, 0.26)),
    ),
    onSide('right', plan, at([0.05, 0, -0.6], wardrobe(1.5, 2.2, 3, doors))),
    at([3.1, 0, 1.5], diningChair(white, plum), 74),
    at([1.9, 0, 2.2], globe(2.2, 0.2, flats1931.height, blackSteel, 0.25)),
    onSide(
      'left',
      plan,
      at(
        [2.05, 1.25, 0],
        picture(1.2, 0.8, random, ['#f0ece6', '#b9b2bf', '#6d4a78', '#9b93a0'], birch('y')),
      ),
    ),
    box([2.9, 2.2, 3.2], [3.3, 2.44, 3.7], paint('#c9b893')),
  ],
}
