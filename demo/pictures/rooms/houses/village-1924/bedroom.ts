import { at, box, extrudeAlongX, type Sdl, union } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import type { Ceiling } from '../../ceilings.ts'
import { bouquet, rug, stack } from '../../decor.ts'
import { blackSteel, brassPlate, cloth, paint, porcelain } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { tableLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { bookcase } from '../../storage.ts'
import type { Plan, Style } from '../../style.ts'
import { desk } from '../../tables.ts'
import { ash, house, indigo, teeWindow, villageStreet } from './style.ts'

const [height, ridge, knee] = [2.45, 2.2, 1.05]
const dormer = { x: 1.75, w: 1.4 } as const

const plan: Plan = {
  w: 3.7,
  d: 4.1,
  holes: {
    back: [{ x: dormer.x + 0.08, y: 0.92, w: dormer.w - 0.16, h: 1.2, kind: 'window', frame: teeWindow }],
    right: [{ x: 1.0, w: 0.8, h: 2.0, kind: 'door' }],
  },
}

/** A ceiling that comes down to a knee wall as the roof does, left open for a dormer. */
const underRoof: Ceiling = (w, d) => {
  const plaster = paint('#f5f2ea')
  const low = 0.2
  const drop = height - knee
  const slope = (x0: number, x1: number): Sdl =>
    extrudeAlongX(
      [
        [ridge, 0.01],
        [d + 0.01, -drop],
        [d + 0.01, 0.01],
      ],
      x0,
      x1,
    )
  return union([
    union(
      [
        box([-0.5, 0, -0.5], [w + 0.5, 0.3, d + 0.5]),
        slope(-0.01, dormer.x),
        slope(dormer.x + dormer.w, w + 0.01),
        box([dormer.x, -low, ridge + ((d - ridge) * low) / drop], [dormer.x + dormer.w, 0.01, d + 0.01]),
      ],
      plaster,
    ),
    // The purlin, which has carried the rafters from wall to wall since 1924.
    box([-0.01, -0.13, ridge - 0.1], [w + 0.01, 0.01, ridge + 0.07], ash('x')),
  ])
}

const { cornice: _cornice, windowTrim: _trim, ...plain } = house
const style: Style = {
  ...plain,
  height,
  walls: paint('#e2d8bd'),
  floor: planks('#d6b384', 0.2, 0.16, 0.06),
  ceiling: underRoof,
}

/** The bedroom under the roof: a dormer to the village street, a desk in its light, a bed below the slope. */
export const bedroom: Room = {
  style,
  plan,
  outlook: villageStreet,
  level: 6.2,
  season: 'spring',
  time: 'morning',
  sun: 122,
  light: 1.1,
  view: { from: [2.85, -1.5], towards: [1.55, 4.1], lens: 25, horizon: 0.54 },
  things: ({ random }) => [
    at([0.85, 0, 0.75], rug(1.9, 1.7, '#ddd3bf', random, '#b9bfc0')),
    at(
      [2.22, 0, 1.12],
      bed(
        {
          w: 1.4,
          duvet: cloth('#f0ece2'),
          throwOver: indigo,
          thick: 0.02,
          head: ash('y'),
          high: 0.98,
          frame: ash('x'),
          pillows: [cloth('#e9e3d4'), indigo],
        },
        random,
      ),
      -90,
    ),
    at([0.42, 0, 2.62], bedside(ash('y'), blackSteel), -90),
    at([0.22, 0.525, 2.85], tableLamp(porcelain, 0.44, 0.22)),
    at([0.06, 0, 3.8], bookcase(1.5, 0.8, 0.28, 3, 2, ash('x'), paint('#e4ddcd'), random)),
    at([1.2, 0.83, 3.95], stack(random, 3)),
    at([1.84, 0, 3.5], desk(1.22, 0.56, ash('x'), blackSteel)),
    at([2.72, 0, 3.5], diningChair(ash('y'), cloth('#e0d6c0')), 168),
    at([2.84, 0.745, 3.82], tableLamp(brassPlate, 0.36, 0.2)),
    at([2.1, 0.745, 3.8], bouquet(0.34, porcelain, random, ['#7d946a', '#93a67c'], ['#f3e2a2', '#f6efdc'])),
  ],
}
