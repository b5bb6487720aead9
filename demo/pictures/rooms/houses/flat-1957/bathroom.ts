import { tiles } from '../../../materials.ts'
import { at, box, cylinder, type Sdl, union } from '../../../pov.ts'
import { glowing } from '../../ceilings.ts'
import { potted } from '../../decor.ts'
import { chrome, cloth, oak, paint, shade, timber } from '../../finishes.ts'
import { towelRadiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { bathMat, roundMirror, towels, vanity } from '../../sanitary.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { builtInBath, glassScreen } from '../../wall-bath.ts'
import { level, tiledFlat } from './style.ts'

const plan: Plan = { w: 2.2, d: 3.2, holes: {} }

const glaze = tiles('#eeebe3', 0.15, 'z', 'running')
const blue = tiles('#5d7a86', 0.15, 'z', 'running')
const top = paint('#ece8df')
const { skirting: _skirting, ...bare } = tiledFlat

/** Blue tiles around the bath, white ones behind the basin. */
const tiling = (): Sdl =>
  union([
    box([0, 0, 3.186], [2.2, 2.46, 3.2], blue),
    onSide('left', plan, box([2.42, 0, -0.013], [3.2, 2.46, 0], blue)),
    onSide('right', plan, box([0, 0, -0.013], [0.78, 2.46, 0], blue)),
    onSide('left', plan, box([0, 0, -0.012], [2.42, 1.2, 0], glaze)),
    onSide('right', plan, box([0.78, 0, -0.012], [3.2, 1.2, 0], glaze)),
  ])

/** The bathroom inside the flat: a bath from wall to wall, lit from the ceiling and beside the mirror. */
export const bathroom: Room = {
  style: { ...bare, height: 2.46, ceiling: glowing('#faf9f5', [1.1, 1.6], 0.2, 0.8) },
  plan,
  outlook: () => '',
  level,
  sun: 150,
  exposure: 1.6,
  view: { from: [1.35, -1.25], towards: [1.0, 3.2], lens: 25, horizon: 0.5 },
  things: ({ random }) => [
    tiling(),
    at([0, 0, 2.44], builtInBath(2.2, 0.76, 0.58, blue, chrome)),
    at([0.013, 0.58, 2.46], glassScreen(0.8, 1.5)),
    onSide('left', plan, at([0.85, 0, -0.5], vanity(1.2, 1, timber('#b98d5e', 'y', 0.03), top, chrome))),
    onSide('left', plan, at([1.45, 1.62, 0], roundMirror(0.36, chrome))),
    ...[0.95, 1.95].map((x) =>
      onSide('left', plan, cylinder([x, 1.5, -0.07], [x, 1.78, -0.07], 0.04, shade('#fff6e6', 0.7))),
    ),
    onSide('right', plan, at([1.4, 0.5, 0], towelRadiator(0.5, 1.3, cloth('#c3955a')))),
    at([0.85, 0.01, 1.55], bathMat('#e6ddca')),
    at([1.7, 0, 1.85], barStool(0.45, oak('x'), oak('y')), 10),
    at([1.74, 0.46, 2.0], towels([cloth('#e9e3d5'), cloth('#ad6a4e'), cloth('#8fa1a6')])),
    at([0.28, 0.826, 1.9], potted(0.34, random, paint('#ad6a4e'))),
  ],
}
