import { at, type Sdl } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bed, bedside } from '../../beds.ts'
import type { Fronts } from '../../cabinets.ts'
import { potted, rug, stack } from '../../decor.ts'
import { brassPlate, cloth, paint, teak } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { globe, tableLamp } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { wardrobe } from '../../storage.ts'
import type { Plan } from '../../style.ts'
import { wallpaper } from '../../wallpaper.ts'
import { aluminium, bottle, cream, flat1964, level, moss, rosewood, streetTo } from './style.ts'

const plan: Plan = {
  w: 4.8,
  d: 4.6,
  holes: {
    right: [{ x: 1.2, y: 0.86, w: 2.2, h: 1.4, kind: 'window', frame: aluminium(3) }],
    left: [{ x: 3.37, w: 0.85, h: 2.06, kind: 'door' }],
  },
}

const doors: Fronts = { texture: teak('y'), carcass: teak('y'), kind: 'smooth', handle: 'groove' }
const print = (random: Random, w: number, h: number): Sdl =>
  picture(w, h, random, ['#efe5d0', '#b9a57f', '#6f8265', '#7d6a4e'], rosewood('y'))

/** The large bedroom: paper with a small print, teak, a green spread on the bed. */
export const bedroom: Room = {
  style: { ...flat1964, walls: wallpaper('#e2dcc2', '#a9ae8c', 0.12) },
  plan,
  outlook: streetTo('right'),
  level,
  season: 'spring',
  time: 'evening',
  sun: 98,
  light: 0.8,
  view: { from: [2.5, -2.2], towards: [2.5, 4.6], lens: 24, horizon: 0.56, side: -0.11 },
  things: ({ random }) => [
    at([1.3, 0, 0.3], rug(2.2, 2.5, '#cdbb96', random, '#9a8a68')),
    at(
      [2.3, 0, 0.5],
      bed(
        {
          w: 1.8,
          linen: cream,
          duvet: cloth('#e6dcc4'),
          throwOver: bottle,
          thick: 0.02,
          head: rosewood('x'),
          high: 0.96,
          frame: rosewood('x'),
          pillows: [cream, moss],
        },
        random,
      ),
      -90,
    ),
    at([0.45, 0, 2.42], bedside(rosewood('z'), brassPlate), -90),
    at([0.24, 0.525, 2.68], tableLamp(paint('#6f8265'), 0.46, 0.3, '#f1e2c0')),
    at([0.3, 0.525, 2.5], stack(random, 2)),
    onSide('back', plan, at([2.1, 0, -0.75], wardrobe(2.4, 2.2, 4, doors))),
    onSide('left', plan, at([0.95, 1.3, 0], print(random, 0.95, 0.66))),
    onSide('back', plan, at([0.75, 1.2, 0], print(random, 0.58, 0.78))),
    onSide('right', plan, at([1.3, 0.16, 0], radiator(2.0, 0.56))),
    onSide(
      'right',
      plan,
      at([1.2, 0, 0], curtains(2.2, 2.44, cloth('#cdb98f'), random, brassPlate, 0.36, 0.3)),
    ),
    at([4.86, 0.866, 2.8], potted(0.4, random, paint('#b9734f'))),
    at([4.2, 0, 3.1], diningChair(teak('y'), moss), 66),
    at([2.5, 0, 2.3], `object{${globe(2.1, 0.18, flat1964.height, brassPlate, 0.3)} no_shadow}`),
  ],
}
