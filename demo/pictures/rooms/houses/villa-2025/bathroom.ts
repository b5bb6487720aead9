import { felt, tiles } from '../../../materials.ts'
import { at, box, cylinder, type Sdl, union } from '../../../pov.ts'
import { potted } from '../../decor.ts'
import { blackSteel, cloth, mirrorGlass, paint, porcelain, shade } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { bath, bathMat, hungTowel, towels, vanity } from '../../sanitary.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { glassScreen } from '../../wall-bath.ts'
import { lake, linen, paleOak, plotFrom, sliding, stone, upstairs, villa } from './style.ts'

const plan: Plan = {
  w: 3.6,
  d: 3.8,
  holes: { back: [{ x: 1.72, w: 1.7, h: 2.5, kind: 'french', frame: sliding(1) }] },
}

const style: Style = { ...villa, height: 2.65, walls: paint('#ddd7cb') }
const glaze = tiles('#6c99a6', 0.2, 'z', 'running')
const garden = plotFrom(-8, -2.2, 0)

/** The planted roof of the ground floor, as far as it stands out below the window. */
const roof = box([-3, 3.0, 4.23], [9, 3.2, 6.1], felt('#93a070', 0.3))

/** A shower one walks into: blue tiles to the ceiling, a pane, and a head that hangs from above. */
const shower = (): Sdl =>
  union([
    box([0, 0, 3.786], [1.55, 2.65, 3.801], glaze),
    onSide('left', plan, box([2.4, 0, -0.014], [3.8, 2.65, 0.001], glaze)),
    at([1.5, 0.004, 2.4], glassScreen(1.38, 2.15, blackSteel), -90),
    box([0.1, 0, 3.62], [1.45, 0.004, 3.68], blackSteel),
    union(
      [
        cylinder([0.75, 2.65, 3.15], [0.75, 2.3, 3.15], 0.011),
        cylinder([0.75, 2.28, 3.15], [0.75, 2.3, 3.15], 0.15),
        box([0.62, 1.05, 3.76], [0.9, 1.12, 3.79]),
      ],
      blackSteel,
    ),
  ])

/** One mirror above both basins, lit from its upper edge. */
const mirror = (): Sdl =>
  onSide(
    'left',
    plan,
    union([
      box([0.35, 1.08, -0.025], [2.15, 2.02, 0], blackSteel),
      box([0.36, 1.09, -0.027], [2.14, 2.01, -0.02], mirrorGlass),
      box([0.35, 2.03, -0.09], [2.15, 2.06, 0], shade('#fff6e6', 0.8)),
    ]),
  )

/** The bathroom on the garden side: a bath before a tall window, a walk-in shower beside it. */
export const bathroom: Room = {
  style,
  plan,
  outlook: (stage, here) => union([garden(stage, here), roof]),
  level: upstairs,
  time: 'morning',
  sun: 118,
  light: 0.5,
  exposure: 0.85,
  view: { from: [2.35, -1.35], towards: [1.75, 3.8], lens: 25, horizon: 0.5 },
  things: ({ random }) => [
    shower(),
    mirror(),
    at([2.55, 0, 3.0], bath(blackSteel, porcelain, 1.65, 0.76), 180),
    onSide('left', plan, at([0.35, 0, -0.5], vanity(1.8, 2, paleOak('x'), stone, blackSteel))),
    onSide('right', plan, at([1.75, 1.25, 0], hungTowel(lake, blackSteel))),
    at([1.75, 0.004, 1.75], bathMat('#e9e4d9')),
    at([2.95, 0, 1.75], barStool(0.45, paleOak('x'), paleOak('y')), 12),
    at([3.0, 0.46, 1.95], towels([linen, cloth('#a9bcc0'), lake])),
    at([3.32, 0, 2.45], potted(1.15, random, paint('#d9d4c8'))),
  ],
}
