import { at, type Sdl } from '../../../pov.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { floorLamp, globe } from '../../lamps.ts'
import type { Setting } from '../../room.ts'
import { paddedChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Hole, Plan } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { casements } from '../../windows.ts'
import { bronze, flat2012, linen, sand, smoked, travertine, wine, wineCloth } from './style.ts'

const sliding = casements({ texture: bronze, columns: 3, frame: 0.045, sash: 0.05 })
const glass: Hole = { x: 0.7, w: 4.2, h: 2.36, kind: 'french', frame: sliding }
const toKitchen: Hole = { x: 0.7, w: 2, h: 2.36, kind: 'passage' }
const toHall: Hole = { x: 4.25, w: 0.9, h: 2.12, kind: 'door' }

/** The living room with its glass ahead, as the floor plan shows it. */
export const plan: Plan = { w: 5.6, d: 5, holes: { back: [glass], front: [toKitchen, toHall] } }

const turned = (o: Hole): Hole => ({ ...o, x: plan.w - o.x - o.w })

/** The same room from the terrace: the kitchen ahead, the glass behind the visitor. */
export const fromTerrace: Plan = {
  w: plan.w,
  d: plan.d,
  holes: { back: [toKitchen, toHall].map(turned), front: [turned(glass)] },
}

const chair = paddedChair(wineCloth, smoked('y'))

/** The curtains hang before the visitor who looks in from the terrace. */
export const hung = ({ random }: Setting): Sdl =>
  onSide('back', plan, at([0.7, 0, 0], curtains(4.2, 2.52, linen, random, blackSteel, 0.42, 0.4)))

/** Everything where the floor plan has it, but for the curtains. */
export const lounge = ({ random }: Setting): readonly Sdl[] => [
  at([1.02, 0, 1.7], rug(2.1, 2.6, '#cfc0a6', random, '#e3d8c4')),
  at(
    [1.28, 0, 1.9],
    sofa({ w: 2.2, cover: sand, legs: smoked('y'), loose: [wine, cloth('#f0e9dc'), wine], back: 0.74 }),
    -90,
  ),
  at([1.72, 0.012, 2.4], longTable(0.7, 1.2, travertine, blackSteel, 0.36)),
  at([2.0, 0.372, 3.2], bowl(0.14, porcelain)),
  at([2.1, 0.372, 2.75], stack(random, 3)),
  at([0.4, 0, 4.75], floorLamp(1.58, blackSteel)),
  at([3.6, 0, 1.9], longTable(1, 1.9, smoked('z'), smoked('y'))),
  ...[2.375, 3.325].flatMap((z, i) => [
    at([3.66, 0, z - 0.24], chair, -91 + i * 3),
    at([4.54, 0, z + 0.24], chair, 88 + i * 3),
  ]),
  at(
    [4.1, 0.75, 2.95],
    bouquet(0.56, paint('#e6dcc6'), random, ['#6f8562', '#7d8f6c'], ['#a04456', '#c98a92', '#f0e1d8']),
  ),
  at([4.05, 0.75, 2.4], bowl(0.15, travertine)),
  ...[2.4, 3.3].map((z) => at([4.1, 0, z], globe(1.78, 0.13, flat2012.height, blackSteel, 0.25))),
  at([0.6, 0, 0.6], potted(1.45, random, paint('#e2d6bd'))),
  at([5.22, 0, 4.62], potted(1.15, random, paint('#8d857a'), ['#5f7f5c', '#6f8f66', '#4f7052'], 0.3)),
  onSide(
    'left',
    plan,
    at([2.25, 1.25, 0], picture(1.1, 0.8, random, ['#eae0cd', '#b9a283', '#6c2636', '#a58e72'], smoked('y'))),
  ),
  ...[2.05, 3.05].map((x, i) =>
    onSide(
      'right',
      plan,
      at(
        [x, 1.3, 0],
        picture(
          0.6,
          0.78,
          random,
          ['#ece3d3', '#c9b391', i === 0 ? '#6c2636' : '#a58e72', '#8d857a'],
          smoked('y'),
        ),
      ),
    ),
  ),
]
