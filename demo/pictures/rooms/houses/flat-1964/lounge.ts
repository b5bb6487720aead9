import { at, box, type Sdl, union } from '../../../pov.ts'
import { bouquet, bowl, potted, rug, stack } from '../../decor.ts'
import { blackSteel, brassPlate, cloth, paint, porcelain, shade, teak } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { hungShelves } from '../../hung-shelves.ts'
import { floorLamp, globe } from '../../lamps.ts'
import type { Setting } from '../../room.ts'
import { diningChair, sofa } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Hole, Plan } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { wingChair } from '../../wing-chair.ts'
import { aluminium, bottle, cream, fawn, flat1964, moss, rosewood } from './style.ts'

export const glass: Hole = { x: 1, w: 4.4, h: 2.26, kind: 'french', frame: aluminium(4) }
export const door: Hole = { x: 5.05, w: 0.9, h: 2.06, kind: 'door' }

/** The living room with its glass ahead, as the floor plan shows it. */
export const plan: Plan = { w: 6.4, d: 4.8, holes: { back: [glass], front: [door] } }

const wood = { texture: teak('x'), carcass: teak('x'), kind: 'smooth', handle: 'groove' } as const
const chair = diningChair(rosewood('y'), moss)
const lace = cloth('#f4eedf', 0.12)

/** Sofa and armchair face each other across the low table. */
const sitting = ({ random }: Setting): Sdl[] => [
  at([0.72, 0, 0.95], rug(2.5, 2.35, '#c2a67e', random, '#7d5a41')),
  at(
    [3.0, 0, 1.17],
    sofa({ w: 2.2, d: 0.92, cover: fawn, legs: rosewood('y'), back: 0.78, loose: [moss, cream, bottle] }),
    180,
  ),
  at([1.2, 0.012, 1.65], longTable(1.3, 0.65, rosewood('x'), rosewood('y'), 0.42)),
  box([1.55, 0.432, 1.72], [2.15, 0.435, 2.23], lace),
  at([1.75, 0.435, 1.98], bowl(0.14, porcelain)),
  at([2.27, 0.433, 1.95], stack(random, 3)),
  at([0.78, 0.012, 3.22], at([-0.41, 0, -0.43], wingChair(bottle, rosewood('y'))), 24),
  at([3.36, 0, 0.42], floorLamp(1.58, brassPlate, 0.25, '#f1e2c0')),
]

const dining = ({ random }: Setting): Sdl[] => [
  at([4.5, 0, 1.9], longTable(1, 1.9, rosewood('z'), rosewood('y'))),
  box([4.78, 0.75, 2.1], [5.22, 0.753, 3.6], lace),
  ...[2.375, 3.325].flatMap((z, i) => [
    at([4.58, 0, z - 0.23], chair, -91 + i * 2),
    at([5.42, 0, z + 0.23], chair, 88 + i * 2),
  ]),
  at([5, 0.753, 2.85], bouquet(0.46, porcelain, random, ['#6f8562', '#7d8f6c'], ['#f3e3c4', '#f7f0df'])),
  at([5, 0, 2.85], `object{${globe(1.86, 0.17, flat1964.height, brassPlate, 0.3)} no_shadow}`),
]

const framed = (random: Setting['random'], x: number, y: number, w: number, h: number): Sdl =>
  at([x, y, 0], picture(w, h, random, ['#e9dfc8', '#b9a57f', '#6f8265', '#7d6a4e'], rosewood('y')))

/** Everything where the floor plan has it; shelves and pictures hang. */
export const lounge = (setting: Setting): readonly Sdl[] => {
  const { random } = setting
  return [
    ...sitting(setting),
    ...dining(setting),
    at([5.9, 0, 4.22], potted(1.55, random, paint('#b9734f'), ['#4a6b48', '#5a7a52', '#3f5f42'], 0.5)),
    onSide('back', plan, at([1, 0, 0], curtains(4.4, 2.46, cloth('#cdb98f'), random, brassPlate, 0.4, 0.3))),
    onSide('right', plan, at([1.35, 0, 0], hungShelves(3, 0.8, wood, random))),
    onSide(
      'front',
      plan,
      union([
        framed(random, 3.75, 1.25, 0.95, 0.72),
        framed(random, 4.85, 1.5, 0.46, 0.58),
        at(
          [1.9, 1.74, 0],
          union([
            box([-0.15, -0.15, -0.06], [0.15, 0.15, 0], rosewood('y')),
            box([-0.125, -0.125, -0.064], [0.125, 0.125, 0], shade('#f3ead2')),
            box([-0.005, 0, -0.07], [0.005, 0.1, -0.06], blackSteel),
            box([0, -0.005, -0.07], [0.075, 0.005, -0.06], blackSteel),
          ]),
        ),
      ]),
    ),
  ]
}
