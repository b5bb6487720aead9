import { at, box, union } from '../../../pov.ts'
import type { Stage } from '../../../stage.ts'
import { blueStone, cloth, paint, teak } from '../../finishes.ts'
import type { Floor } from '../../floors.ts'
import { curtains } from '../../hangings.ts'
import { woodPile } from '../../hearth.ts'
import { bareBulb } from '../../lamps.ts'
import type { Outlook } from '../../outlook.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { easyChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { stoneWall } from '../../stone-wall.ts'
import type { Plan, Style } from '../../style.ts'
import { trace } from '../../wallpaper.ts'
import { casements } from '../../windows.ts'
import { brown, brownTiles, garden, house, orange, pineBoards } from './style.ts'

const wide = (columns: number): ReturnType<typeof casements> =>
  casements({ texture: brown('y'), columns, frame: 0.055, sash: 0.05 })

const plan: Plan = {
  w: 5.4,
  d: 9.2,
  holes: {
    right: [
      { x: 0.3, y: 0.32, w: 4.4, h: 2.12, kind: 'window', frame: wide(3) },
      { x: 5.75, y: 0.32, w: 2.6, h: 2.12, kind: 'window', frame: wide(2) },
    ],
  },
}

/** Two steps lead from the tiles of the hall down to a worn carpet. */
const [edge, rise] = [3.5, 0.3] as const
const sunken: Floor = (w, d, random) =>
  union([
    box([0, -0.1, 0], [w, 0, d], cloth('#7c6c45', 0.05)),
    // The carpet has kept its colour where the sofas stood.
    box([0.7, 0, 5.1], [2.9, 0.002, 6.05], cloth('#5f5431', 0.05)),
    box([0, 0, edge], [w, rise / 2, edge + 0.34], cloth('#746540', 0.05)),
    box([0, 0, 0], [w, rise - 0.025, edge - 0.02], paint('#d9ccb0')),
    box([0, rise - 0.05, edge - 0.06], [w, rise, edge], brown('x')),
    at([0, rise, 0], brownTiles(w, edge - 0.06, random)),
  ])

const style: Style = { ...house, walls: paint('#d8c8a6'), height: 2.72, floor: sunken, ceiling: pineBoards }

/** The garden lies to the right of a room that is seen along its length. */
const gardenBeside: Outlook = (stage, { w, d }) => {
  const [x, z] = stage.from ?? [0, 0]
  const turned: Stage = { ...stage, from: [d - z, x - w] }
  return onSide('right', { w, d, holes: {} }, garden(turned, { w: d, d: 0, holes: {} }))
}

/** The long living room, two steps below the hall: a wall of stone, wide single glass towards the garden. */
export const living: Room = {
  style,
  plan,
  outlook: gardenBeside,
  level: 0.05,
  season: 'autumn',
  time: 'day',
  sun: 112,
  light: 0.3,
  exposure: 0.62,
  view: { from: [0.75, 0.7], towards: [4.55, 9], lens: 24, horizon: 0.53, eye: 1.58 },
  things: ({ random }) => [
    onSide(
      'back',
      plan,
      stoneWall(
        {
          w: plan.w,
          h: style.height,
          depth: 0.4,
          fire: [2.35, 0.44, 3.95, 1.1],
          niche: [0.8, 0.44, 1.4, 1.5],
          stone: '#9c8466',
          slab: blueStone,
          ledge: [0.44, 0.3, 5.05],
        },
        random,
      ),
    ),
    at([0.82, 0.44, plan.d], woodPile(0.56, 5, random)),
    ...[
      [0.85, 2.6],
      [4.5, 4.4],
    ].map(([x = 0, w = 1]) =>
      onSide(
        'right',
        plan,
        at([x, 0, 0], curtains(w, 2.56, cloth('#d5c096'), random, brown('x'), 0.26, 0.22)),
      ),
    ),
    onSide('left', plan, at([5.2, 0.12, 0], radiator(1.8, 0.5, paint('#e3d9c3')))),
    onSide('left', plan, trace(5.4, 1.15, 1.2, 0.85, paint('#e9ddc2'))),
    at([3.3, 0, 5.5], easyChair(cloth(orange), teak('z')), 46),
    at([2.3, 0, 6], bareBulb(2.12, style.height)),
  ],
}
