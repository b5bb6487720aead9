import { tiles } from '../../../materials.ts'
import { at, box, cylinder, type Sdl, union } from '../../../pov.ts'
import { bouquet, potted } from '../../decor.ts'
import { chrome, cloth, paint, porcelain, shade } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { bathMat, hungTowel, roundMirror, towels, vanity } from '../../sanitary.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { toilet } from '../../toilet.ts'
import { builtInBath } from '../../wall-bath.ts'
import { innerGarden, level, slender, smoked, tiledFlat, travertine } from './style.ts'

const plan: Plan = {
  w: 2.2,
  d: 3.2,
  holes: {
    back: [{ x: 1.02, y: 1.2, w: 0.8, h: 1.15, kind: 'window', frame: slender }],
    left: [{ x: 0.3, w: 0.8, h: 2.1, kind: 'door' }],
  },
}

const sandTiles = tiles('#dcc8a3', 0.6, 'z', 'running')
const [bathX, bathZ] = [1.36, 1.16]
const { skirting: _skirting, ...bare } = tiledFlat

/** Tiles of the colour of sandstone: as high as the window around bath and basin. */
const tiling = (): Sdl =>
  union([
    box([0, 0, 3.187], [1.02, 2.1, 3.2], sandTiles),
    box([1.82, 0, 3.187], [2.2, 2.1, 3.2], sandTiles),
    box([1.02, 0, 3.187], [1.82, 1.17, 3.2], sandTiles),
    onSide('right', plan, box([0, 0, -0.013], [3.2, 2.1, 0], sandTiles)),
    onSide('left', plan, box([1.3, 0, -0.013], [3.2, 2.1, 0], sandTiles)),
  ])

/** The bathroom of the large bedroom: bath and basin by the window, smoked oak and red towels. */
export const bathroom: Room = {
  style: bare,
  plan,
  outlook: innerGarden,
  level,
  season: 'summer',
  time: 'morning',
  sun: -150,
  light: 2.2,
  exposure: 0.95,
  view: { from: [1.0, -1.6], towards: [1.08, 3.2], lens: 27.5, horizon: 0.52 },
  things: ({ random }) => [
    tiling(),
    onSide('right', plan, at([0.1, 0, -0.8], builtInBath(1.9, 0.787, 0.58, sandTiles, chrome))),
    box([bathX, 0, bathZ], [2.19, 0.582, 1.21], sandTiles),
    box([bathX, 0, 3.09], [2.19, 0.6, 3.19], sandTiles),
    at([0.06, 0, 2.7], vanity(0.92, 1, smoked('x'), travertine, chrome)),
    onSide('back', plan, at([0.52, 1.62, -0.013], roundMirror(0.33, chrome))),
    cylinder([0.52, 2.08, 3.1], [0.52, 2.14, 3.1], 0.12, shade('#fff6e6', 0.6)),
    onSide('left', plan, at([1.75, 0, -0.2], toilet(sandTiles, travertine, 0.9))),
    onSide('right', plan, at([2.42, 1.46, -0.013], hungTowel(cloth('#6c2636'), chrome))),
    at([0.5, 0.006, 0.85], bathMat('#e9dfcc')),
    at([1.62, 0.585, 1.18], towels([cloth('#efe7d8')])),
    at([1.92, 0.6, 3.14], bouquet(0.34, porcelain, random, ['#6f8562', '#7d8f6c'])),
    at([0.14, 1.145, 1.55], potted(0.3, random, paint('#6c2636'))),
  ],
}
