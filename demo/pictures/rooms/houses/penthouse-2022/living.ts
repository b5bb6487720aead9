import { at } from '../../../pov.ts'
import { cityBelow } from '../../city-outlook.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { cloth, paint, porcelain } from '../../finishes.ts'
import { curtains } from '../../hangings.ts'
import { floorLamp } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { easyChair, paddedChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { openFlight, stairwell } from '../../stairs.ts'
import type { Plan } from '../../style.ts'
import { longTable, roundTable } from '../../tables.ts'
import { deck } from './deck.ts'
import { ash, black, burnt, felt, glassWall, level, pale, penthouse, sheer, stone } from './style.ts'

export const plan: Plan = {
  w: 7.2,
  d: 5.4,
  holes: {
    back: [{ x: 1.5, w: 5.6, h: 2.85, kind: 'french', frame: glassWall(4) }],
    right: [{ x: 1.1, w: 4.2, h: 2.85, kind: 'french', frame: glassWall(3) }],
  },
}

const chair = paddedChair(felt, black)

/** The living room on the fourth floor: a corner of glass above the city, a stair to the floor above. */
export const living: Room = {
  style: {
    ...penthouse,
    accent: { left: paint('#b3b0aa') },
    ceiling: stairwell('#f6f5f1', [0.02, 2.2, 1.2, 5.05], 0.9),
  },
  plan,
  outlook: cityBelow,
  level,
  season: 'summer',
  time: 'evening',
  sun: 128,
  light: 0.09,
  exposure: 0.86,
  view: { from: [3.5, -2.4], towards: [3.65, 5.4], lens: 24, horizon: 0.5 },
  things: ({ random }) => [
    deck(plan, random),
    at([0.1, 0, 1.2], openFlight({ steps: 17, rise: 0.191, going: 0.235, w: 0.95 }, ash('x'), black)),
    onSide('back', plan, at([1.5, 0, 0], curtains(5.6, 2.86, sheer, random, black, 0.3, 0))),
    at([2.3, 0, 0.85], rug(3.2, 3.0, '#a9a69f', random)),
    at(
      [5.1, 0, 3.6],
      sofa({ w: 2.4, d: 1.0, cover: pale, legs: black, loose: [burnt, felt, cloth('#f0eee9')], back: 0.7 }),
      90,
    ),
    at([3.85, 0.012, 2.35], roundTable(0.5, 0.34, stone, black, 4)),
    at([4.45, 0.012, 1.7], roundTable(0.3, 0.46, black, black, 3)),
    at([3.75, 0.352, 2.4], bowl(0.15, porcelain)),
    at([4.05, 0.352, 2.2], stack(random, 2)),
    at([4.45, 0.472, 1.7], bouquet(0.34, paint('#8b8c8b'), random)),
    at([2.1, 0, 2.75], easyChair(burnt, black), -50),
    at([3.3, 0, 4.2], longTable(2.1, 0.85, ash('x'), black)),
    ...[3.6, 4.55].flatMap((x, i) => [
      at([x + 0.48, 0, 4.3], chair, 181 + i * 3),
      at([x, 0, 4.92], chair, i * 3 - 2),
    ]),
    at([4.4, 0.75, 4.6], bowl(0.16, paint('#c25a2b'))),
    at([6.75, 0, 4.95], floorLamp(1.65, black, 0.2)),
    at([1.55, 0, 4.75], potted(1.9, random, paint('#d8d5ce'), ['#5f7f5c', '#6f8f66', '#4f7052'], 0.34)),
  ],
}
