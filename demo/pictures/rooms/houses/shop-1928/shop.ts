import { at } from '../../../pov.ts'
import { flat } from '../../ceilings.ts'
import { crate, filled, stacked } from '../../crates.ts'
import { jug, potted } from '../../decor.ts'
import { blackSteel, enamel, paint, porcelain } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { dome } from '../../lamps.ts'
import { rack } from '../../racks.ts'
import type { Room } from '../../room.ts'
import { onSide } from '../../shell.ts'
import { streetAlong } from '../../street-outlook.ts'
import type { Plan, Style } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { casements } from '../../windows.ts'
import { awning, counter } from './shop-pieces.ts'
import { above, ash, green } from './style.ts'

const frontGlass = casements({
  texture: green,
  columns: 3,
  frame: 0.06,
  sash: 0.045,
  bars: [0.8],
  handle: false,
})
const glassDoor = casements({
  texture: green,
  columns: 1,
  frame: 0.06,
  sash: 0.1,
  bars: [0.26],
  handle: blackSteel,
})

const plan: Plan = {
  w: 6.4,
  d: 6.9,
  holes: {
    back: [
      { x: 0.2, w: 1.15, h: 2.8, kind: 'french', frame: glassDoor },
      { x: 1.7, y: 0.5, w: 4.4, h: 2.3, kind: 'window', frame: frontGlass },
    ],
    left: [{ x: 0.5, w: 0.9, h: 2.1, kind: 'door' }],
  },
}

const style: Style = {
  ...above,
  height: 3.3,
  walls: paint('#efe9dc'),
  accent: { left: paint('#a9b8a6'), right: paint('#a9b8a6') },
  floor: tiled(['#a89f90', '#a1988a', '#b0a798'], 0.6, '#7f776b', 0.2),
  ceiling: flat('#f3efe6'),
  sill: ash('x'),
}

const shelves = { bays: 4, pitch: 1.15, h: 2.25, deep: 0.42, boards: [0.3, 0.8, 1.3, 1.8, 2.2] } as const
const behind = { bays: 2, pitch: 1.2, h: 2.25, deep: 0.32, boards: [0.9, 1.35, 1.8, 2.2] } as const
const fruits = ['#c8763c', '#7fa66b', '#b0432f'].map((hex) => enamel(hex))

/** The shop towards the street: glass under the awning, a counter, shelves that are nearly empty. */
export const shop: Room = {
  style,
  plan,
  outlook: (stage, here) => streetAlong('back', stage, here, -25),
  level: 0.15,
  season: 'summer',
  time: 'evening',
  sun: 128,
  light: 0.4,
  exposure: 0.92,
  view: { from: [3.3, -1.05], towards: [3.1, plan.d], lens: 24, horizon: 0.46 },
  things: ({ random }) => [
    awning(plan.d + style.thickness),
    at([1.2, 0, 2.1], counter()),
    onSide('left', plan, at([2.2, 0, 0], rack(behind, green, ash('x')))),
    onSide('left', plan, at([2.5, 1.35, -0.17], jug(0.26, paint('#b9a27e')))),
    onSide('left', plan, at([3.0, 1.8, -0.17], jug(0.2, porcelain))),
    onSide('left', plan, at([3.7, 0.9, -0.3], crate(0.5, 0.28, 0.2, ash('x')))),
    onSide('left', plan, at([3.9, 1.8, -0.3], crate(0.42, 0.28, 0.18, ash('x')))),
    onSide('right', plan, at([1.0, 0, 0], rack(shelves, green, ash('x')))),
    ...[
      [1.12, 0.3],
      [3.5, 0.8],
      [3.5, 0.3],
      [4.7, 0.8],
      [3.55, 1.3],
    ].map(([x = 0, y = 0]) => onSide('right', plan, at([x, y, -0.4], crate(0.6, 0.38, 0.22, ash('x'))))),
    ...fruits.map((fruit, i) =>
      onSide(
        'right',
        plan,
        at([1.15 + i * 0.72, 0.8, -0.4], filled(0.6, 0.38, 0.16, ash('x'), fruit, random)),
      ),
    ),
    at([3.0, 0, 3.9], longTable(1.2, 1.7, ash('z'), green, 0.72)),
    at([3.1, 0.72, 4.0], filled(0.5, 0.4, 0.16, ash('x'), fruits[0] ?? '', random)),
    at([3.65, 0.72, 4.5], crate(0.5, 0.4, 0.16, ash('x'))),
    at([3.15, 0.72, 5.0], filled(0.5, 0.4, 0.16, ash('x'), fruits[1] ?? '', random)),
    at([5.1, 0, 6.1], stacked(3, 0.6, 0.42, 0.28, ash('x'), random)),
    at([1.6, 0, 6.45], potted(1.25, random, paint('#2f5646'))),
    ...[2.5, 3.4, 4.3].map((z) => at([1.5, 0, z], dome(2.25, 0.2, style.height, green))),
  ],
}
