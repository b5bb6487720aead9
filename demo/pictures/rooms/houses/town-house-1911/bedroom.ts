import { at } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import type { Fronts } from '../../cabinets.ts'
import { bouquet, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, enamel, paint, porcelain, velvet } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { globe, tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { clubChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { wardrobe } from '../../storage.ts'
import { streetAlong } from '../../street-outlook.ts'
import type { Plan } from '../../style.ts'
import { chalk, ebony, home, level, rails, raspberryCloth, silver, streetWindows } from './style.ts'

const windows = streetWindows(2, 0.65)
const plan: Plan = { w: 4.3, d: 4.75, holes: { left: windows } }

const white: Fronts = {
  texture: enamel('#eeece7'),
  carcass: paint('#d9d7d1'),
  kind: 'framed',
  handle: 'knob',
}

/** The bedroom beside the living room: the street's windows on the left, wardrobes on the right. */
export const bedroom: Room = {
  style: { ...home, accent: { back: paint('#c2a29c') } },
  plan,
  outlook: (stage, here) => streetAlong('left', stage, here, -24),
  level,
  season: 'winter',
  time: 'winter',
  sun: -38,
  light: 0.62,
  view: { from: [3.05, -1.15], towards: [2.15, 4.75], lens: 25, horizon: 0.47 },
  things: ({ random }) => [
    rails(
      'left',
      plan,
      windows.map(({ x }) => x),
    ),
    ...windows.map(({ x }) =>
      onSide('left', plan, at([x, 0, 0], curtains(1.1, 3.03, chalk, random, blackSteel, 0.28, 0.26))),
    ),
    at([0.75, 0, 1.6], rug(2.6, 2.5, '#d3d0cb', random, '#a9adaf')),
    at(
      [1.25, 0, 2.56],
      bed(
        {
          w: 1.6,
          duvet: cloth('#f1efea'),
          throwOver: raspberryCloth,
          head: velvet('#55606b'),
          high: 1.2,
          frame: ebony('x'),
          pillows: [silver, raspberryCloth],
        },
        random,
      ),
    ),
    ...[0.68, 2.98].map((x) => at([x, 0, 4.3], bedside(ebony('x'), blackSteel))),
    ...[0.9, 3.2].map((x) => at([x, 0.525, 4.52], tableLamp(porcelain, 0.46, 0.25))),
    at([3.3, 0.525, 4.42], stack(random, 1)),
    onSide(
      'back',
      plan,
      at([1.5, 1.5, 0], picture(1.1, 0.8, random, ['#ece9e3', '#b9bcbd', '#8a2747', '#7f8c97'], blackSteel)),
    ),
    onSide('right', plan, at([0.02, 0, -0.6], wardrobe(3, 2.55, 6, white))),
    at([0.42, 0, 2.3], clubChair(silver, blackSteel), -60),
    at([2.05, 0, 2.9], globe(2.45, 0.2, home.height, blackSteel, 0.25)),
    at([0.85, 0.525, 4.32], bouquet(0.2, paint('#55606b'), random)),
  ],
}
