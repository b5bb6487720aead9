import { tiles } from '../../../materials.ts'
import { at, box } from '../../../pov.ts'
import { bouquet, potted } from '../../decor.ts'
import { blackSteel, cloth, marble, paint, porcelain } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { bath, bathMat, hungTowel, roundMirror, towels, vanity } from '../../sanitary.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { longhouse, oldOak, orchardGarden, upstairs } from './style.ts'

const plan: Plan = {
  w: 3.4,
  d: 3.5,
  holes: { back: [{ x: 1.0, y: 0.92, w: 1.15, h: 1.25, kind: 'window' }] },
}

const { skirting: _skirting, ...bare } = upstairs
const style: Style = { ...bare, floor: longhouse.floor }
const glaze = tiles('#dfd6c4', 0.1, 'z', 'stack')
const stone = marble('#e9e2d4', '#bfb29c', 0.6)

/** A bathroom under the beams: terracotta, handmade tiles, a bath below the window. */
export const bathroom: Room = {
  style,
  plan,
  outlook: orchardGarden,
  level: 3.1,
  season: 'spring',
  time: 'morning',
  sun: -160,
  light: 1,
  view: { from: [2.3, -1.15], towards: [1.6, 3.5], lens: 23, horizon: 0.5 },
  things: ({ random }) => [
    box([0, 0, 3.488], [3.4, 0.92, 3.5], glaze),
    onSide('left', plan, box([0, 0, -0.012], [3.5, 1.3, 0.001], glaze)),
    at([1.6, 0, 2.95], bath(blackSteel)),
    onSide('left', plan, at([0.75, 0, -0.5], vanity(1.4, 2, oldOak('x'), stone, blackSteel))),
    ...[1.1, 1.8].map((x) => onSide('left', plan, at([x, 1.66, 0], roundMirror(0.28, blackSteel)))),
    at([1.15, 0.01, 1.6], bathMat('#e6dcc8')),
    at([2.8, 0, 2.65], barStool(0.45, oldOak('x'), oldOak('y')), 8),
    at([3.0, 0.47, 2.86], towels([cloth('#e9e3d5'), cloth('#b98763'), cloth('#8f9a82')])),
    onSide('right', plan, at([1.6, 1.35, 0], hungTowel(cloth('#e6dfcf'), blackSteel))),
    at([0.4, 0, 3.1], potted(1.15, random, porcelain)),
    at([1.85, 0.924, 3.68], bouquet(0.32, paint('#c9a684'), random, ['#7d8f6c'], ['#f6efe4', '#f1dfe0'])),
  ],
}
