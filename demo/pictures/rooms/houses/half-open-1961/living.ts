import { at } from '../../../pov.ts'
import type { Fronts } from '../../cabinets.ts'
import { bouquet, bowl, potted, stack } from '../../decor.ts'
import { blackSteel, chrome, enamel, paint, porcelain, teak } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { floorLamp, globe } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { easyChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { sideboard } from '../../sideboard.ts'
import type { Plan } from '../../style.ts'
import { roundTable } from '../../tables.ts'
import { yellowHearth } from './hearth.ts'
import { birch, cornflower, gardenWithTable, house, pvc, white } from './style.ts'

const plan: Plan = {
  w: 4,
  d: 5.6,
  holes: {
    back: [{ x: 0.62, w: 3, h: 2.25, kind: 'french', frame: pvc(3) }],
    left: [{ x: 0.1, w: 1.3, h: 2.15, kind: 'passage' }],
  },
}

const plain: Fronts = { texture: enamel('#eeebe3'), carcass: birch('z'), kind: 'smooth', handle: 'groove' }

/** The living room from the opening to the front room: a hearth of the same yellow brick as the front, the garden behind three bays of glass. */
export const living: Room = {
  style: house,
  plan,
  outlook: gardenWithTable(0.7),
  season: 'spring',
  time: 'day',
  sun: 160,
  light: 0.46,
  exposure: 0.88,
  view: { from: [3.35, -0.75], towards: [1.55, 5.6], lens: 24, horizon: 0.53, side: -0.05 },
  things: ({ stage, random }) => [
    onSide('left', plan, at([2.35, 0, 0], yellowHearth(stage, 1.5, 1.3, house.height))),
    at([0.3, 0.34, 4.65], stack(random, 3)),
    at([0.32, 0.34, 2.52], bowl(0.1, porcelain)),
    onSide('back', plan, at([0.62, 0, 0], curtains(3, 2.42, white, random, chrome, 0.3, 0.26))),
    at([1.5, 0, 4.62], easyChair(cornflower, teak('z')), 24),
    at([2.42, 0, 3.5], easyChair(cornflower, teak('z')), 82),
    at([1.72, 0, 3.55], roundTable(0.36, 0.42, birch('x'), blackSteel)),
    at([1.7, 0.42, 3.58], bouquet(0.34, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f6f1e4', '#e9e0c6'])),
    at([3.6, 0, 5.2], potted(1.35, random, paint('#e9e6de'))),
    onSide('right', plan, at([1.15, 0, -0.42], sideboard(1.7, 4, plain, blackSteel, 0.7, 0.42))),
    onSide(
      'right',
      plan,
      at(
        [1.55, 1.2, 0],
        picture(0.9, 0.66, random, ['#ece8dc', '#b9c6cf', '#4f7fb0', '#8a97a0'], birch('y')),
      ),
    ),
    at([3.78, 0.7, 3.3], stack(random, 2)),
    at([0.35, 0, 5.25], floorLamp(1.5, blackSteel)),
    at([2, 0, 2.6], `object{${globe(2.02, 0.17, house.height, chrome)} no_shadow}`),
  ],
}
