import { at, box, type Sdl, union } from '../../../pov.ts'
import { bowl, jug, rug, stack } from '../../decor.ts'
import { brassPlate, cloth, marble, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { floorLamp, globe } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { easyChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { bookcase } from '../../storage.ts'
import type { Plan } from '../../style.ts'
import { roundTable } from '../../tables.ts'
import { chimneyPiece } from '../../town-house-pieces.ts'
import { casements } from '../../windows.ts'
import { backRoom, dining } from './dining.ts'
import { units } from './kitchen.ts'
import { ash, garden, house, indigo, white } from './style.ts'

const open = { x: 1.4, w: 1.7, h: 2.3, kind: 'passage' } as const

const plan: Plan = {
  w: 3.4,
  d: 4.3,
  holes: {
    front: [{ x: 0.7, y: 0.75, w: 1.5, h: 1.8, kind: 'window' }],
    back: [open],
    right: [{ x: 3.36, w: 0.8, h: 2.08, kind: 'door' }],
  },
}
const behind = plan.d + house.thickness + 0.001

const panes = casements({
  texture: white,
  columns: 1,
  frame: 0.004,
  sash: 0.085,
  bars: [0.3, 0.53, 0.77],
  uprights: 1,
})

/** A leaf of the glazed doors between the rooms; the other one is folded against the wall, out of sight. */
const leaf = (x: number): Sdl =>
  at(
    [x, 0.01, behind + 0.01],
    union([panes(0.83, 2.26, true), box([0.06, 0.06, 0.01], [0.77, 0.6, 0.03], white)]),
    -90,
  )

const mazy = marble('#2f3033', '#55565a', 0.7)

/** The front room with its chimney piece, and the back room in line with it as far as the garden. */
export const living: Room = {
  style: house,
  plan,
  beside: [[0, behind, backRoom]],
  outlook: (stage) => garden(stage, { w: 5, d: behind + backRoom.d, holes: {} }),
  level: 0.2,
  season: 'spring',
  time: 'day',
  sun: 150,
  light: 0.5,
  view: { from: [2.5, -1.1], towards: [1.74, 4.3], lens: 24.5, horizon: 0.53 },
  things: ({ random }) => [
    box([-0.01, 0, 1.5], [0.3, house.height, 3.1], house.walls),
    at([0.3, 0, 0], onSide('left', plan, at([2.3, 0, 0], chimneyPiece(mazy, 1.36, 1.08)))),
    at(
      [0.3, 0, 0],
      onSide(
        'left',
        plan,
        at(
          [1.86, 1.36, 0],
          picture(0.88, 0.88, random, ['#e4dcc6', '#8fa3b5', '#d9b65f', '#2f4f7d'], ash('y')),
        ),
      ),
    ),
    ...[1.75, 2.84].map((z, i) => at([0.44, 1.08, z], jug(0.2 + i * 0.07, i ? porcelain : paint('#2f4f7d')))),
    onSide(
      'left',
      plan,
      at([3.1, 0, -0.27], bookcase(1.18, 2.2, 0.27, 1, 6, white, paint('#d9d3c4'), random)),
    ),
    at([0.9, 0, 1.0], rug(1.75, 2.35, '#d8cdb6', random, '#a9b4bd')),
    at(
      [2.42, 0, 3.14],
      sofa({ w: 1.92, d: 0.92, cover: indigo, legs: ash('y'), loose: [cloth('#e3d9c2'), cloth('#d3ab58')] }),
      90,
    ),
    at([1.72, 0.014, 2.1], roundTable(0.38, 0.4, ash('x'), ash('y'))),
    at([1.66, 0.414, 2.16], stack(random, 2)),
    at([1.86, 0.414, 2.0], bowl(0.1, porcelain)),
    at([0.72, 0, 3.12], easyChair(cloth('#cfc5b0'), ash('z')), -52),
    at([1.02, 0, 4.06], floorLamp(1.62, brassPlate, 0.2)),
    onSide(
      'right',
      plan,
      at([1.5, 1.3, 0], picture(1.2, 0.76, random, ['#e4dcc6', '#8fa3b5', '#d9b65f', '#2f4f7d'], ash('x'))),
    ),
    at([1.7, 0, 2.15], `object{${globe(2.2, 0.15, house.height)} no_shadow}`),
    leaf(open.x + 0.02),
    at([0, 0, behind], union([units(random), dining(random)])),
  ],
}
