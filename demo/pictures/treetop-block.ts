import { balcony } from './balcony.ts'
import { boards, card, glow, masonry, satin, white, zinc } from './materials.ts'
import type { Opening } from './openings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import type { Maker, Stage } from './stage.ts'
import { roofDeck, roofHome } from './treetop-home.ts'
import { rows, shell } from './wall.ts'

const [wide, deep, storey, floors] = [16.1, 14.1, 3.1, 6] as const
/** The terrace lies on the sixth floor. */
const terraceLevel = floors * storey + 0.1

const frame = satin('#7d7266')
const skin = masonry('#d3c5b1')
const wood = boards('#8f6a49', 0.14, 'x', 0.1)

/** Two wide windows with balconies and a stair of wood between them on every floor. */
function facade({ hour }: Stage): Sdl {
  const levels = Array.from({ length: floors }, (_, i) => i * storey)
  const front = levels.flatMap((y, i): Opening[] => [
    { x: 1.1, y: y + 0.15, w: 3.8, h: 2.4, bars: 'three', frame, sill: false },
    i === 0
      ? { x: 7.05, y: 0.05, w: 2, h: 2.6, kind: 'door', door: wood, frame }
      : { x: 7.2, y: y + 0.3, w: 1.7, h: 2.1, bars: 'two', frame, sill: false },
    { x: 11.2, y: y + 0.15, w: 3.8, h: 2.4, bars: 'three', frame, sill: false },
  ])
  const side = rows(
    deep,
    3,
    levels.map((y) => y + 0.7),
    { w: 1.7, h: 1.75, bars: 'two', frame },
    0.9,
  )
  return union([
    shell(wide, deep, floors * storey, { front, left: side, right: side, back: side }, skin, hour),
    ...levels.flatMap((y) => [
      box([6.1, y + (y === 0 ? 2.7 : -0.06), -0.05], [7.15, y + storey - 0.06, 0.02], wood),
      box([8.95, y + (y === 0 ? 2.7 : -0.06), -0.05], [10, y + storey - 0.06, 0.02], wood),
    ]),
    box([5.9, 2.72, -1.7], [10.2, 2.9, 0], satin('#6f665c')),
    ...[6.1, 9.1].map((x) => box([x, 0, -0.05], [x + 0.9, 2.7, 0.02], wood)),
    ...levels.slice(1).flatMap((y) => [0.5, 10.6].map((x) => balcony(x, y + 0.12, 5, 1.5, 'glass', white))),
  ])
}

/** 2016: six floors of pale brick, and a penthouse with a terrace all around on top of them. */
export const treetopBlock: Maker = (stage) => ({
  parts: [
    facade(stage),
    box([-0.12, floors * storey - 0.3, -0.12], [wide + 0.12, floors * storey, deep + 0.12], card('#e9e4d9')),
    at([0, terraceLevel, 0], union([roofDeck(wide, deep), roofHome(stage, wide, deep)])),
    box([5.6, terraceLevel + 3.1, 6], [9.2, terraceLevel + 4, 9.4], zinc),
    stage.hour.lit > 0.5 ? box([7.4, 2.69, -1.2], [8.7, 2.715, -0.6], glow(1)) : '',
  ],
  low: [0, 0, 0],
  high: [wide, terraceLevel + 3.2, deep],
})
