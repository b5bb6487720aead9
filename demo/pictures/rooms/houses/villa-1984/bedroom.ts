import { at, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bed, bedside } from '../../beds.ts'
import { slope } from '../../boarded.ts'
import type { Fronts } from '../../cabinets.ts'
import { flat } from '../../ceilings.ts'
import { bouquet, rug, stack } from '../../decor.ts'
import { blackSteel, chrome, enamel, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { globe, tableLamp } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { easyChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { sideboard } from '../../sideboard.ts'
import type { Plan } from '../../style.ts'
import { currant, leaves, pine, pines, plotFrom, snow, upper, upstairs, wool } from './style.ts'

const plan: Plan = {
  w: 4.3,
  d: 5.8,
  holes: {
    back: [{ x: 1.25, y: 0.6, w: 1.8, h: 1.4, kind: 'window', frame: leaves(2) }],
    front: [{ x: 1.4, y: 0.3, w: 1.5, h: 1.9, kind: 'window' }],
  },
}

const [knee, run] = [0.95, 1.34]
const drawers: Fronts = {
  texture: enamel('#efece4'),
  carcass: pine('x'),
  kind: 'smooth',
  handle: 'knob',
  metal: chrome,
}

/** Both undersides of the roof, from the low walls to the flat part in the middle. */
const roof = (random: Random): Sdl => {
  const side = (): Sdl => slope([-0.02, knee], [run, upper.height + 0.005], plan.d, pines, random)
  return union([side(), `object{${side()} scale <-1,1,1> translate x*${plan.w}}`])
}

/** The bedroom in the cross gable: boards up to the ridge, the window among the trunks of the pines. */
export const bedroom: Room = {
  style: { ...upper, ceiling: flat('#f4f1ea') },
  plan,
  outlook: plotFrom(4.95, plan.d + upper.thickness - 0.9, 180),
  level: upstairs,
  season: 'winter',
  time: 'winter',
  sun: 152,
  light: 0.85,
  exposure: 0.6,
  view: { from: [2.9, 0.1], towards: [1.65, 5.8], lens: 24, horizon: 0.52 },
  things: ({ random }) => [
    roof(random),
    at([0.9, 0, 2.55], rug(2.4, 2.6, '#e3ded2', random, '#b9b3a5')),
    at(
      [2.24, 0, 2.95],
      bed(
        {
          w: 1.8,
          linen: snow,
          duvet: snow,
          throwOver: currant,
          thick: 0.03,
          head: pine('x'),
          high: 0.86,
          frame: pine('x'),
          pillows: [wool, currant],
        },
        random,
      ),
      -90,
    ),
    ...[2.36, 4.86].map((z) => at([0.5, 0, z], bedside(pine('z'), chrome), -90)),
    ...[2.58, 5.08].map((z) => at([0.3, 0.525, z], tableLamp(porcelain, 0.42, 0.25))),
    onSide('back', plan, at([1.4, 0.04, 0], radiator(1.5, 0.46))),
    onSide('right', plan, at([plan.d - 4.85, 0, -0.46], sideboard(1.6, 4, drawers, blackSteel, 0.72))),
    at([4.05, 0.72, 3.5], bouquet(0.3, paint('#cfccc3'), random, ['#4f6a58', '#5f7a66'])),
    at([4.05, 0.72, 4.4], stack(random, 3)),
    at([2.85, 0, 4.85], easyChair(currant, pine('z')), 26),
    onSide(
      'back',
      plan,
      at([0.55, 0.95, 0], picture(0.5, 0.4, random, ['#e9e6de', '#a3a8a3', '#a82a30', '#59645f'], pine('y'))),
    ),
    at([2.15, 0, 3.6], `object{${globe(2.12, 0.13, upper.height, chrome)} no_shadow}`),
  ],
}
