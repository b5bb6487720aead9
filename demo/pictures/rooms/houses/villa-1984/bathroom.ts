import { tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { flat } from '../../ceilings.ts'
import { deckBath } from '../../deck-bath.ts'
import { potted } from '../../decor.ts'
import { chrome, mirrorGlass, paint, porcelain, shade } from '../../finishes.ts'
import { towelRadiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { bathMat, towels, vanity } from '../../sanitary.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { currant, leaves, pine, plotFrom, slate, snow, villa, wool } from './style.ts'

const plan: Plan = {
  w: 3,
  d: 3.5,
  holes: { back: [{ x: 0.75, y: 0.62, w: 1.5, h: 1.58, kind: 'window', frame: leaves(2) }] },
}

const pale = tiles('#d5d3cb', 0.3, 'z', 'running')
const dark = tiles('#666d70', 0.3, 'z', 'running')

/** Mirror and light above two basins. */
const washing = (): Sdl =>
  onSide(
    'left',
    plan,
    union([
      box([0, 0, -0.012], [plan.d - 0.96, 1.2, 0.001], pale),
      at([0.55, 0, -0.51], vanity(1.7, 2, pine('x'), porcelain, chrome)),
      box([0.55, 1.24, -0.03], [2.25, 2.0, 0], pine('x')),
      box([0.57, 1.26, -0.033], [2.23, 1.98, -0.02], mirrorGlass),
      box([0.75, 2.04, -0.09], [2.05, 2.07, 0], shade('#fff6e6', 0.8)),
    ]),
  )

/** The bathroom of 2010: a bath in a deck of slate before the window, pine below the basins. */
export const bathroom: Room = {
  style: { ...villa, ceiling: flat('#f6f3ec') },
  plan,
  outlook: plotFrom(12.85, plan.d + villa.thickness, 180),
  season: 'winter',
  time: 'winter',
  sun: 140,
  light: 0.8,
  exposure: 1.1,
  view: { from: [2.2, -1.25], towards: [1.2, 3.5], lens: 25, horizon: 0.5 },
  things: ({ random }) => [
    washing(),
    box([0, 0, plan.d - 0.012], [0.75, villa.height, plan.d + 0.001], dark),
    box([2.25, 0, plan.d - 0.012], [3, villa.height, plan.d + 0.001], dark),
    box([0.75, 2.2, plan.d - 0.012], [2.25, villa.height, plan.d + 0.001], dark),
    onSide('right', plan, box([0, 0, -0.012], [plan.d, villa.height, 0.001], pale)),
    at([0, 0, plan.d - 0.96], deckBath(plan.w, 0.95, 0.58, slate, dark)),
    onSide('right', plan, at([1.25, 0.55, -0.012], towelRadiator(0.5, 1.25, currant))),
    at([1.2, 0.004, 1.75], bathMat('#e6e3da')),
    at([2.4, 0, 2.0], barStool(0.45, pine('x'), pine('y')), 8),
    at([2.42, 0.46, 2.08], towels([snow, wool, currant])),
    at([0.22, 0.58, 3.15], potted(0.5, random, paint('#e6e3da'))),
  ],
}
