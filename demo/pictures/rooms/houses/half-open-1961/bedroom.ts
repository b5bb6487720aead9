import { at } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import type { Fronts } from '../../cabinets.ts'
import { bouquet, rug, stack } from '../../decor.ts'
import { chrome, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { curtains } from '../../hangings.ts'
import { globe, tableLamp } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { wardrobe } from '../../storage.ts'
import type { Plan } from '../../style.ts'
import { birch, cornflower, gardenWithTable, house, upstairs, white } from './style.ts'

const plan: Plan = {
  w: 3.5,
  d: 4.3,
  holes: { back: [{ x: 1.9, y: 0.88, w: 1.3, h: 1.36, kind: 'window' }] },
}

const doors: Fronts = { texture: birch('y'), carcass: enamel('#f1eee6'), kind: 'smooth', handle: 'groove' }

/** A bedroom on the garden side: pine boards, one wall in a breath of blue, cupboards of birch plywood. */
export const bedroom: Room = {
  style: {
    ...house,
    floor: planks('#d3ab71', 0.13, 0.14, 0.08),
    accent: { left: paint('#d3dee4') },
  },
  plan,
  outlook: gardenWithTable(5),
  level: upstairs,
  season: 'spring',
  time: 'day',
  sun: 158,
  light: 0.9,
  view: { from: [2.75, -1.1], towards: [1.45, 4.3], lens: 25, horizon: 0.53 },
  things: ({ random }) => [
    at([0.01, 0, 3.7], wardrobe(1.4, 2.54, 2, doors)),
    onSide('back', plan, at([1.9, 0, 0], curtains(1.3, 2.4, white, random, chrome, 0.26, 0.2))),
    onSide('back', plan, at([2.0, 0.16, 0], radiator(1.05, 0.56))),
    at([1.35, 0, 1.45], rug(1.1, 2.1, '#e3ddd0', random)),
    at(
      [2.16, 0, 1.85],
      bed(
        {
          w: 1.6,
          duvet: cloth('#efece5'),
          throwOver: cornflower,
          thick: 0.03,
          head: birch('z'),
          high: 0.92,
          frame: birch('x'),
          pillows: [white, cloth('#9fb9cf')],
        },
        random,
      ),
      -90,
    ),
    at([0.45, 0, 1.32], bedside(birch('z'), chrome), -90),
    at([0.24, 0.525, 1.56], tableLamp(porcelain, 0.44, 0.22)),
    at([0.3, 0.525, 1.4], stack(random, 2)),
    at([2.2, 0.885, 4.38], bouquet(0.3, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f6f1e4', '#e9e0c6'])),
    at([2.78, 0, 3.3], diningChair(birch('y'), white), 62),
    at([1.75, 0, 2.2], `object{${globe(2.08, 0.16, house.height, chrome)} no_shadow}`),
  ],
}
