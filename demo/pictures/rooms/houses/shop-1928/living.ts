import { at } from '../../../pov.ts'
import type { Fronts } from '../../cabinets.ts'
import { bouquet, bowl, jug, potted, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { dome, floorLamp } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { clubChair, paddedChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { sideboard } from '../../sideboard.ts'
import { streetAlong } from '../../street-outlook.ts'
import type { Plan } from '../../style.ts'
import { longTable, roundTable } from '../../tables.ts'
import { above, ash, coral, level, white } from './style.ts'

const windows = [0.75, 3.2] as const

const plan: Plan = {
  w: 5.2,
  d: 4.9,
  holes: {
    back: windows.map((x) => ({ x, y: 0.62, w: 1.25, h: 1.8, kind: 'window' })),
    left: [{ x: 0.35, w: 0.86, h: 2.06, kind: 'door' }],
  },
}

const cupboard: Fronts = { texture: enamel('#e9e3d6'), carcass: ash('x'), kind: 'smooth', handle: 'groove' }
const chair = paddedChair(cloth('#8e9a92'), ash('y'))

/** The living room above the shop: brick under white paint, an armchair in coral, the road with its trees. */
export const living: Room = {
  style: above,
  plan,
  outlook: (stage, here) => streetAlong('back', stage, here, -27),
  level,
  season: 'summer',
  time: 'evening',
  sun: 132,
  light: 0.62,
  view: { from: [2.15, -1.15], towards: [2.55, 4.9], lens: 24.5, horizon: 0.52 },
  things: ({ random }) => [
    ...windows.map((x) => onSide('back', plan, at([x + 0.1, 0.1, 0], radiator(1.05, 0.42)))),
    at([2.55, 0, 1.85], rug(2.3, 2.5, '#d8cdb9', random, '#c3b69d')),
    at(
      [4.28, 0, 4.2],
      sofa({ w: 2.15, cover: cloth('#8e9a92'), legs: ash('y'), loose: [cloth('#efe8da'), coral] }),
      90,
    ),
    at([2.45, 0, 3.75], clubChair(coral, ash('y')), -28),
    at([3.45, 0.012, 3.0], roundTable(0.42, 0.38, ash('x'), blackSteel, 3)),
    at([3.4, 0.392, 3.05], bowl(0.14, paint('#8e9a92'))),
    at([3.6, 0.392, 2.85], stack(random, 2)),
    at([4.92, 0, 4.55], floorLamp(1.58, blackSteel, 0.25)),
    onSide(
      'right',
      plan,
      at([1.2, 1.3, 0], picture(1.15, 0.8, random, ['#efe8da', '#b9b39f', '#d4654f', '#8e9a92'], ash('y'))),
    ),
    onSide('left', plan, at([2.12, 0, -0.44], sideboard(1.1, 2, cupboard, ash('y')))),
    onSide(
      'left',
      plan,
      at(
        [2.38, 0.74, -0.22],
        bouquet(0.5, porcelain, random, ['#6f8562', '#7d8f6c'], ['#d4654f', '#e8a394', '#f0e1d8']),
      ),
    ),
    onSide('left', plan, at([2.96, 0.74, -0.22], jug(0.24, paint('#d4654f')))),
    onSide(
      'left',
      plan,
      at([2.5, 1.3, 0], picture(0.62, 0.82, random, ['#efe8da', '#c9b391', '#8e9a92', '#b9b39f'], ash('y'))),
    ),
    at([0.2, 0, 3.45], longTable(0.8, 1.25, white, ash('y'))),
    at([1.12, 0, 3.9], chair, 84),
    at([0.6, 0.75, 4.1], bowl(0.15, paint('#d4654f'))),
    at([0.6, 0, 4.08], dome(1.95, 0.2, above.height, enamel('#d4654f'))),
    at([2.58, 0, 4.6], potted(1.3, random, paint('#e0d8c8'))),
  ],
}
