import { boards, clearAcrylic, ink, white } from '../../../materials.ts'
import { at, box, union } from '../../../pov.ts'
import { bed } from '../../beds.ts'
import { type Fronts, tallUnits } from '../../cabinets.ts'
import { bouquet, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { globe } from '../../lamps.ts'
import type { Room } from '../../room.ts'
import { easyChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { joinery, lake, linen, paleOak, plaster, plotFrom, sliding, upper, upstairs } from './style.ts'

const plan: Plan = {
  w: 4.6,
  d: 5.2,
  holes: { left: [{ x: 0.35, w: 4.5, h: 2.52, kind: 'french', frame: sliding(3) }] },
}

const garden = plotFrom(0.2, 12.2, 90)

/** The balcony in the white frame of the upper floor, with a balustrade of glass. */
const balcony = union([
  box([-1.4, 3.2, -0.6], [-0.41, 3.48, 8.8], white),
  box([-1.4, 6.22, -0.6], [-0.41, 6.7, 8.8], white),
  box([-1.4, 3.4, 8.45], [-0.2, 6.3, 8.8], white),
  box([-0.5, 3.4, 5.6], [-0.3, 6.3, 8.45], boards('#c99a68', 0.2, 'z')),
  box([-1.38, 3.52, -0.25], [-1.35, 4.45, 8.45], clearAcrylic),
  box([-1.4, 4.45, -0.25], [-1.33, 4.5, 8.45], ink),
])

const lacquer: Fronts = { ...joinery, texture: enamel('#ddd7cb'), carcass: paint('#7f786c') }
const lamp = `object{${globe(1.12, 0.1, upper.height, blackSteel)} no_shadow}`

/** The large bedroom: a bed before oak, and glass as wide as the room towards the pool. */
export const bedroom: Room = {
  style: upper,
  plan,
  outlook: (stage, here) => union([garden(stage, here), balcony]),
  level: upstairs,
  time: 'morning',
  sun: -64,
  light: 0.12,
  exposure: 0.75,
  view: { from: [3.0, -1.15], towards: [2.05, 5.2], lens: 24.5, horizon: 0.52, side: -0.09 },
  things: ({ random }) => [
    onSide('right', plan, at([0, 0, -0.6], tallUnits('tttttttt', 0.65, 2.69, lacquer, 0.6))),
    // Panels of oak behind the bed, with a ledge on which things can stand.
    ...[0, 1, 2, 3, 4].map((i) =>
      box([i * 0.8 + 0.002, 0, 5.14], [i * 0.8 + 0.798, 1.16, 5.2], paleOak('y')),
    ),
    box([0, 1.16, 5.08], [4, 1.185, 5.2], paleOak('x')),
    at([0.55, 0, 2.35], rug(2.95, 2.1, '#d3cab8', random)),
    at(
      [1.12, 0, 3.02],
      bed(
        {
          w: 1.8,
          duvet: cloth('#eeeae1'),
          throwOver: lake,
          head: cloth('#cfc7b8'),
          high: 1.0,
          frame: paleOak('x'),
          pillows: [cloth('#b9c6c8'), lake],
        },
        random,
      ),
    ),
    ...[0.52, 2.98].map((x) => box([x, 0.3, 4.72], [x + 0.5, 0.48, 5.14], paleOak('x'))),
    ...[0.77, 3.28].map((x) => at([x, 0, 4.92], lamp)),
    at([3.12, 0.48, 4.95], stack(random, 2)),
    at([0.62, 0.48, 4.95], bouquet(0.34, porcelain, random, ['#7d8f6c', '#93a27c'])),
    at(
      [1.22, 1.19, 5.12],
      picture(1.6, 0.72, random, ['#eae6dc', '#b3c1c2', '#d8b98a', '#6f96a2'], paleOak('x')),
    ),
    onSide('left', plan, at([0.35, 0, 0], curtains(4.5, 2.66, linen, random, plaster, 0.55, 0.08))),
    at([0.42, 0, 2.35], easyChair(cloth('#cfc7b8'), paleOak('z')), -42),
  ],
}
