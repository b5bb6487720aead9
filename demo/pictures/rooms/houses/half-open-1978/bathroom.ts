import { tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { glowing } from '../../ceilings.ts'
import { potted } from '../../decor.ts'
import { chrome, cloth, mirrorGlass, paint, shade } from '../../finishes.ts'
import { towelRadiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { bathMat, hungTowel, vanity } from '../../sanitary.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { hungToilet } from '../../toilet.ts'
import { builtInBath, glassScreen } from '../../wall-bath.ts'
import { cream, garden, merbau, pvc, rust, tiledHouse, upstairs } from './style.ts'

const plan: Plan = {
  w: 2.06,
  d: 2.77,
  holes: { back: [{ x: 0.6, y: 1.08, w: 0.84, h: 1.1, kind: 'window', frame: pvc(1) }] },
}

const height = 2.45
const camel = tiles('#cfa877', 0.15, 'z', 'stack')
const pale = tiles('#efe6d4', 0.15, 'z', 'stack')
const line = paint('#9a5a34')

/** Camel tiles around the bath and to the height of a basin, paler ones above, a brown line between. */
const tiling = (side: 'back' | 'left' | 'right', x0: number, x1: number, top = height): Sdl =>
  onSide(
    side,
    plan,
    union([
      box([x0, 0, -0.012], [x1, 1.02, 0.001], camel),
      box([x0, 1.02, -0.014], [x1, 1.05, 0.001], line),
      top > 1.05 ? box([x0, 1.05, -0.012], [x1, top, 0.001], pale) : '',
    ]),
  )

/** A wall as high as the basin, which the toilet hangs on. */
const halfWall = (): Sdl =>
  union([
    box([1.52, 0, 1.98], [2.06, 1.12, 2.1], camel),
    box([1.5, 1.12, 1.96], [2.06, 1.15, 2.12], merbau('x')),
    at([1.79, 0, 1.98], hungToilet()),
  ])

/** The bathroom on the garden side: a bath along the wall, a basin by the window. */
export const bathroom: Room = {
  style: { ...tiledHouse, height, ceiling: glowing('#f7f2e7', [1.1, 1.3], 0.18, 0.35) },
  plan,
  outlook: garden,
  level: upstairs,
  time: 'morning',
  sun: -150,
  light: 1,
  view: { from: [1.2, -1.35], towards: [0.98, 2.77], lens: 27, horizon: 0.5 },
  things: ({ random }) => [
    tiling('back', 0, 0.54),
    tiling('back', 1.5, 2.06),
    tiling('back', 0.54, 1.5, 1),
    tiling('left', 0, 2.77),
    tiling('right', 0, 2.77),
    onSide('left', plan, at([1.05, 0, -0.76], builtInBath(1.72, 0.76, 0.56, camel, chrome))),
    box([0, 0, 1.02], [0.76, 0.56, 1.06], camel),
    at([0.74, 0.565, 2.76], glassScreen(0.8, 1.45), 90),
    at([1.1, 0, 2.25], vanity(0.9, 1, merbau('x'), paint('#f0eadb'), chrome)),
    box([1.53, 1.2, 2.725], [2.0, 2.0, 2.76], merbau('y')),
    box([1.55, 1.22, 2.722], [1.98, 1.98, 2.73], mirrorGlass),
    box([1.53, 2.03, 2.68], [2.0, 2.07, 2.76], shade('#fff6e6', 0.8)),
    halfWall(),
    onSide('right', plan, at([plan.d - 1.15, 0.55, 0], towelRadiator(0.5, 1.2, rust))),
    onSide('left', plan, at([0.55, 1.4, 0], hungTowel(cloth('#e9dcc0'), chrome))),
    at([0.85, 0.01, 1.25], bathMat('#e6d6b8'), 0),
    at([0.95, 1.085, 2.86], potted(0.3, random, paint('#b8734a'))),
    at([0.2, 0.56, 1.16], potted(0.34, random, cream)),
  ],
}
