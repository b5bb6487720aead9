import { tiles } from '../../../materials.ts'
import { at, box, cylinder } from '../../../pov.ts'
import { bouquet, potted } from '../../decor.ts'
import { brassPlate, cloth, marble, oak, paint, porcelain, shade } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { bath, bathMat, hungTowel, roundMirror, towels, vanity } from '../../sanitary.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { bare, southGarden, tiledVilla } from './style.ts'

const plan: Plan = {
  w: 3.7,
  d: 2.9,
  holes: { back: [{ x: 1.35, y: 0.95, w: 1.1, h: 1.42, kind: 'window' }] },
}

const glaze = tiles('#b9c3b4', 0.14, 'z', 'running')
const stone = marble('#ece8df', '#b9b2a4', 0.6)

/** The bathroom between the southern bedrooms: a free-standing bath below the window's light. */
export const bathroom: Room = {
  style: bare({ ...tiledVilla, height: 2.6 }),
  plan,
  outlook: southGarden,
  level: 3.1,
  time: 'morning',
  sun: -158,
  light: 0.85,
  view: { from: [1.5, -1.45], towards: [1.75, 2.9], lens: 23.5, horizon: 0.53 },
  things: ({ random }) => [
    // Glazed tiles as high as the window's sill, with a ledge of stone.
    ...(['back', 'left', 'right'] as const).map((side) =>
      onSide(side, plan, box([0, 0, -0.012], [side === 'back' ? 3.7 : 2.9, 0.95, 0.001], glaze)),
    ),
    ...(['left', 'right'] as const).map((side) =>
      onSide(side, plan, box([0, 0.95, -0.022], [2.9, 0.975, 0.001], stone)),
    ),
    box([0, 0.95, 2.878], [1.35, 0.975, 2.9], stone),
    box([2.45, 0.95, 2.878], [3.7, 0.975, 2.9], stone),
    at([0.62, 0, 1.45], bath(brassPlate), 90),
    onSide('right', plan, at([0.35, 0, -0.5], vanity(1.5, 2, oak('x'), stone, brassPlate))),
    ...[0.73, 1.48].map((x) => onSide('right', plan, at([x, 1.62, 0], roundMirror(0.3, brassPlate)))),
    onSide(
      'right',
      plan,
      at([1.1, 1.72, 0], cylinder([0, -0.11, -0.09], [0, 0.11, -0.09], 0.045, shade('#fbf5e8', 0.35))),
    ),
    at([1.45, 0.01, 1.0], bathMat('#e9e2d2')),
    at([1.5, 0, 2.3], barStool(0.45, oak('x'), oak('y')), 12),
    at([1.72, 0.47, 2.5], towels([cloth('#e9e3d5'), cloth('#b9c3b4'), cloth('#c08a63')])),
    onSide('left', plan, at([2.45, 1.35, 0], hungTowel(cloth('#e6dfcf'), brassPlate))),
    at([3.3, 0, 2.5], potted(1.25, random, porcelain)),
    at([2.2, 0.975, 2.95], bouquet(0.3, paint('#d9cdb6'), random)),
  ],
}
