import { at, box } from '../../../pov.ts'
import { bed } from '../../beds.ts'
import type { Fronts } from '../../cabinets.ts'
import { bouquet, rug } from '../../decor.ts'
import { blackSteel, cloth, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { globe } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { onSide } from '../../shell.ts'
import { wardrobe } from '../../storage.ts'
import type { Plan } from '../../style.ts'
import { boarded, chalk, frames, larch, leaf, level, sharedGarden, stoneGrey, white } from './style.ts'

const plan: Plan = {
  w: 3.7,
  d: 4,
  holes: { back: [{ x: 0.95, w: 1.8, h: 2.3, kind: 'french', frame: frames(2) }] },
}

const doors: Fronts = { texture: white, carcass: white, kind: 'smooth', handle: 'groove' }

/** The larger bedroom: cupboards built in on one side, the bed across from them, a tall window to the garden. */
export const bedroom: Room = {
  style: { ...boarded, accent: { right: paint('#c9cdb6') } },
  plan,
  outlook: sharedGarden,
  level,
  season: 'spring',
  time: 'morning',
  sun: 150,
  light: 0.6,
  exposure: 0.82,
  view: { from: [1.7, -1.9], towards: [1.98, 4], lens: 25, horizon: 0.55 },
  things: ({ random }) => [
    onSide('left', plan, at([1.4, 0, -0.6], wardrobe(2.4, boarded.height - 0.02, 4, doors))),
    at([1.15, 0, 1.15], rug(1.9, 2.3, '#d3d0c6', random)),
    at(
      [1.56, 0, 2.98],
      bed(
        {
          w: 1.6,
          duvet: chalk,
          throwOver: leaf,
          head: stoneGrey,
          high: 1.0,
          frame: larch('z'),
          pillows: [stoneGrey, leaf],
        },
        random,
      ),
      90,
    ),
    ...[0.85, 3.15].map((z) => box([3.28, 0.3, z], [3.7, 0.46, z + 0.45], larch('z'))),
    at([3.45, 0, 3.4], `object{${globe(1.3, 0.1, boarded.height, blackSteel, 0.25)} no_shadow}`),
    at([3.48, 0.46, 3.38], bouquet(0.26, porcelain, random, ['#7d9a5c', '#8fab6c'])),
    onSide(
      'back',
      plan,
      at([0.95, 0, 0], curtains(1.8, 2.42, cloth('#f3f0e8', 0.03), random, blackSteel, 0.34, 0.1)),
    ),
    onSide(
      'right',
      plan,
      at(
        [1.25, 1.35, 0],
        picture(1.1, 0.7, random, ['#f1eee6', '#c4c6b4', '#7f9d55', '#a9a89f'], larch('x')),
      ),
    ),
  ],
}
