import { at, box, cylinder, union } from '../../../pov.ts'
import { crate, stacked } from '../../crates.ts'
import { blueStone, enamel, paint } from '../../finishes.ts'
import { boxes, rack } from '../../racks.ts'
import type { Room } from '../../room.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { hatch, lime, shaft, vaults } from './cellar.ts'
import { above, ash, green } from './style.ts'

const plan: Plan = {
  w: 6.4,
  d: 7.4,
  holes: {
    back: [{ ...hatch, kind: 'glass', frame: () => '' }],
    left: [{ x: 1.1, w: 0.9, h: 2.02, kind: 'door' }],
  },
}

const { skirting: _skirting, ...bare } = above
const style: Style = {
  ...bare,
  height: 2.35,
  walls: lime,
  accent: {},
  floor: (w, d) => box([0, -0.1, 0], [w, 0, d], paint('#a39d92')),
  ceiling: vaults,
  woodwork: green,
  sill: blueStone,
}

const shelves = { bays: 5, pitch: 1.2, h: 1.95, deep: 0.55, boards: [0.14, 0.72, 1.3, 1.88] } as const
const [left, right] = [3, 0.25]

/** The dry store below the shop: racks on both sides and the goods hatch ahead. */
export const store: Room = {
  style,
  plan,
  outlook: () => '',
  level: -2.8,
  season: 'summer',
  time: 'day',
  sun: 150,
  light: 0.7,
  view: { from: [2.7, 0.3], towards: [3.15, plan.d], lens: 24, horizon: 0.5 },
  things: ({ random }) => [
    shaft(plan.d),
    onSide('right', plan, at([right, 0, 0], rack(shelves, green, ash('x')))),
    onSide('left', plan, at([left - 0.1, 0, 0], rack({ ...shelves, bays: 3 }, green, ash('x')))),
    ...shelves.boards
      .slice(0, 3)
      .flatMap((y) => [
        onSide(
          'right',
          plan,
          at([right + random.between(0, 1), y, 0], boxes(random.between(2.2, 4.4), 0.5, 0.42, random)),
        ),
        onSide('left', plan, at([left, y, 0], boxes(random.between(1.4, 3.1), 0.5, 0.42, random))),
      ]),
    at([3.1, 0, 4.0], union([0, 0.28, 0.56].map((x) => box([x, 0, 0], [x + 0.2, 0.12, 0.9], ash('z'))))),
    at([3.08, 0.125, 4.08], stacked(2, 0.44, 0.62, 0.3, enamel('#d4654f'), random)),
    at([3.55, 0.125, 4.08], crate(0.44, 0.62, 0.3, ash('z'))),
    at([4.75, 0, 6.5], stacked(4, 0.6, 0.42, 0.28, ash('x'), random)),
    cylinder([0.14, 0, 2.45], [0.14, 2.4, 2.45], 0.05, enamel('#d9d5ca')),
  ],
}
