import { at, box } from '../../../pov.ts'
import { lantern } from '../../ceilings.ts'
import { bouquet, bowl, potted } from '../../decor.ts'
import { blackSteel, cloth, enamel, oak, paint, porcelain, timber } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import type { Room } from '../../room.ts'
import { diningChair, easyChair } from '../../seats.ts'
import type { Plan, Style } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { bays } from '../../windows.ts'
import { southGarden, villa } from './style.ts'

const green = enamel('#24483a')
const terracotta = paint('#b5764f')

const style: Style = {
  ...villa,
  height: 2.85,
  thickness: 0.2,
  floor: tiled(['#6f777a', '#757d80', '#697174', '#7b8385'], 0.4, '#535a5c', 0.12),
  ceiling: lantern(green, paint('#f3f0e8'), 1.1, 0.1),
  skirting: plainSkirting(0.1),
  accent: { left: paint('#e9e3d5') },
}

const plan: Plan = {
  w: 5,
  d: 4.8,
  holes: {
    back: [{ x: 0.25, y: 0.42, w: 4.5, h: 2.25, kind: 'glass', frame: bays(5, green) }],
    right: [{ x: 0.7, y: 0.42, w: 3.9, h: 2.25, kind: 'glass', frame: bays(4, green) }],
    left: [{ x: 1.5, w: 1.6, h: 2.2, kind: 'passage' }],
  },
}

/** The house beside the orangery, as far as its opening shows it. */
const house: Plan = {
  w: 3.8,
  d: 4.8,
  holes: {
    right: [{ x: 1.5, w: 1.6, h: 2.2, kind: 'passage' }],
    left: [{ x: 1.2, w: 2.4, h: 2.3, kind: 'french' }],
  },
}

const cane = timber('#c9a36c', 'y')

/** The orangery of 2016: glass on two sides, a lantern above, a table among plants in pots. */
export const orangery: Room = {
  style,
  plan,
  beside: [[-4.001, 0, house]],
  outlook: southGarden,
  time: 'day',
  sun: 148,
  light: 0.14,
  exposure: 0.85,
  view: { from: [0.95, -0.55], towards: [2.85, 4.8], lens: 22, horizon: 0.55 },
  things: ({ random }) => [
    at([2.0, 0, 1.9], longTable(1.9, 0.95, oak('x'), blackSteel)),
    ...[2.62, 3.22, 3.82].map((x, i) => at([x, 0, 1.98], diningChair(cane, cloth('#e3d9c4')), 178 + i * 3)),
    ...[2.08, 2.7, 3.32].map((x, i) => at([x, 0, 2.72], diningChair(cane, cloth('#e3d9c4')), i * 3 - 2)),
    at([2.7, 0.75, 2.4], bowl(0.16, paint('#d9c9a8'))),
    at(
      [3.35, 0.75, 2.35],
      bouquet(0.5, porcelain, random, ['#7c8f6a', '#93a27c', '#6d8060'], ['#f1e3d6', '#e6c3b2', '#f6efe4']),
    ),
    at([0.6, 0, 4.15], potted(1.9, random, terracotta)),
    at([4.45, 0, 4.25], potted(2.05, random, terracotta, ['#5d7f52', '#6f8f5c', '#4d6e48'], 0.5)),
    at([4.5, 0, 1.1], potted(1.3, random, terracotta, ['#6f8a66', '#83997a'], 0.3)),
    at([4.0, 0, 4.4], potted(0.8, random, paint('#e7dfce'))),
    at([0.55, 0, 3.3], potted(0.9, random, paint('#8f9a86'))),
    at([1.0, 0, 3.75], easyChair(cloth('#e6dcc8'), cane), -20),
    box([0.24, 0.4, 4.72], [4.76, 0.44, 4.99], oak('x')),
  ],
}
