import { tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { baseUnits, type Fronts, hob, sink } from '../../cabinets.ts'
import { bowl, jug, potted } from '../../decor.ts'
import { blueStone, chrome, enamel, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { castRadiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { onSide } from '../../shell.ts'
import { hood } from '../../wall-units.ts'
import { backRoom, dining } from './dining.ts'
import { ash, garden, house } from './style.ts'

const fronts: Fronts = {
  texture: enamel('#dfe2d9'),
  carcass: paint('#c5c9c0'),
  kind: 'framed',
  handle: 'bar',
  metal: chrome,
}
const glaze = tiles('#6f8fae', 0.1, 'z', 'stack')
const cream = paint('#efe6d2')

/** Cupboards along the party wall and below the window, with blue tiles and a worktop of dark stone. */
export const units = (random: Random): Sdl =>
  union([
    onSide('left', backRoom, at([0.09, 0, -0.6], baseUnits('DDoDd', 0.6, fronts, blueStone, 0.6, 0.005))),
    onSide('left', backRoom, box([0.09, 0.905, -0.012], [3.7, 1.5, 0.001], glaze)),
    onSide('left', backRoom, at([1.59, 0, -0.6], hob(0, 0.48, 0.56))),
    onSide('left', backRoom, at([1.59, 1.58, 0], hood(0.6, house.height - 1.58))),
    at([0, 0, 3.1], baseUnits('ddw', 0.6, fronts, blueStone, 0.6, 0.015)),
    box([0, 0.905, 3.688], [1.82, 1.02, 3.701], glaze),
    at([1.02, 0, 3.1], sink(chrome)),
    ...[2.2, 2.46].map((z) => at([0.13, 1.536, z], jug(0.24, cream))),
    at([0.13, 1.536, 2.78], bowl(0.1, porcelain)),
    at([0.13, 1.536, 3.08], jug(0.2, paint('#2f4f7d'))),
    at([0.13, 1.536, 3.42], potted(0.3, random, cream)),
    at([0.16, 0.906, 2.3], box([-0.02, 0, -0.14], [0.02, 0.34, 0.14], paint('#c39a68'))),
    at([0.24, 0.906, 2.75], bowl(0.15, cream)),
    at([1.55, 1.086, 3.73], potted(0.26, random, porcelain)),
  ])

/** The kitchen at the back with its table, a few steps from the small garden. */
export const kitchen: Room = {
  style: house,
  plan: backRoom,
  outlook: garden,
  level: 0.2,
  season: 'spring',
  time: 'day',
  sun: 150,
  light: 0.5,
  view: { from: [3.75, -1.7], towards: [2.15, 3.7], lens: 25, horizon: 0.52 },
  things: ({ random }) => [
    units(random),
    dining(random),
    onSide('right', backRoom, at([0.42, 0, 0], castRadiator(1.0, 0.72))),
    onSide(
      'right',
      backRoom,
      at([0.5, 1.2, 0], picture(0.84, 1.05, random, ['#e4dcc6', '#8fa3b5', '#d9b65f', '#2f4f7d'], ash('y'))),
    ),
  ],
}
