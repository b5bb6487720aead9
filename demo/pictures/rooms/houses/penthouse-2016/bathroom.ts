import { tiles } from '../../../materials.ts'
import { at, box, cylinder, type Sdl, union } from '../../../pov.ts'
import { glowing } from '../../ceilings.ts'
import { bouquet, potted } from '../../decor.ts'
import { blackSteel, chrome, paint, porcelain, shade } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { bathMat, hungTowel, roundMirror, towels, vanity } from '../../sanitary.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { clear } from '../../wall-bath.ts'
import { terraceAlong } from './around.ts'
import { aboveTrees, level, oriole, sliding, stone, tiledRooms, walnut, wool } from './style.ts'

const plan: Plan = {
  w: 2.6,
  d: 2.6,
  holes: { right: [{ x: 0.9, y: 1.3, w: 0.8, h: 1.05, kind: 'window', frame: sliding(1) }] },
}

const green = tiles('#9aa48e', 0.16, 'z', 'running')
const { skirting: _skirting, ...bare } = tiledRooms
const top = 2.645

/** Green tiles around the shower, as high as the room, and behind the basin. */
const tiling = (): Sdl =>
  union([
    box([0, 0, 2.588], [2.6, top, 2.6], green),
    ...[
      [0, 0, 0.9, top],
      [0.9, 0, 1.25, 1.27],
      [0.9, 2.36, 1.25, top],
    ].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
      onSide('right', plan, box([x0, y0, -0.012], [x1, y1, 0], green)),
    ),
  ])

/** A level shower in the corner behind one pane, with a rain head. */
const shower = (): Sdl =>
  union([
    box([1.36, 0, 1.35], [2.6, 0.012, 2.6], stone),
    box([1.36, 0.012, 1.5], [1.368, 2.1, 2.59], clear),
    union(
      [box([1.352, 0.012, 1.5], [1.376, 2.1, 1.515]), box([1.352, 2.1, 1.5], [1.376, 2.115, 2.59])],
      blackSteel,
    ),
    union(
      [
        cylinder([2.0, 1.05, 2.54], [2.0, 2.2, 2.54], 0.011),
        cylinder([2.0, 2.2, 2.54], [2.0, 2.2, 2.2], 0.011),
        cylinder([2.0, 2.15, 2.2], [2.0, 2.17, 2.2], 0.14),
        cylinder([1.87, 1.05, 2.54], [2.13, 1.05, 2.54], 0.022),
      ],
      chrome,
    ),
  ])

/** The shower room of the main bedroom, from its door: a walnut basin, a shower by the window. */
export const bathroom: Room = {
  style: { ...bare, ceiling: glowing('#f8f5ee', [1.1, 1.5], 0.18, 0.5) },
  plan,
  outlook: aboveTrees,
  level,
  season: 'summer',
  time: 'morning',
  sun: 96,
  light: 1.9,
  exposure: 0.85,
  view: { from: [0.95, -1.55], towards: [1.3, 2.6], lens: 25, horizon: 0.52 },
  things: ({ random }) => [
    terraceAlong(plan, ['right']),
    tiling(),
    shower(),
    at([0.1, 0, 2.08], vanity(1.1, 1, walnut('x'), stone, chrome)),
    onSide('back', plan, at([0.65, 1.6, -0.012], roundMirror(0.38, blackSteel))),
    cylinder([0.65, 2.13, 2.5], [0.65, 2.2, 2.5], 0.1, shade('#fff6e6', 0.6)),
    onSide('left', plan, at([1.2, 1.5, 0], hungTowel(oriole, blackSteel))),
    at([0.3, 0.006, 1.1], bathMat('#d9d0c0')),
    at([0.36, 0.826, 2.2], towels([wool, oriole])),
    at([1.05, 0.826, 2.4], bouquet(0.3, porcelain, random, ['#7d8f6c', '#93a27c'])),
    at([2.66, 1.305, 1.12], potted(0.3, random, paint('#8a7f73'))),
  ],
}
