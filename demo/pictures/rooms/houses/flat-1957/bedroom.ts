import { at } from '../../../pov.ts'
import { bed, bedside } from '../../beds.ts'
import type { Fronts } from '../../cabinets.ts'
import { bouquet, potted, rug, stack } from '../../decor.ts'
import { blackSteel, cloth, enamel, oak, paint, porcelain, timber } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { tableLamp } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { onSide } from '../../shell.ts'
import { wardrobe } from '../../storage.ts'
import { streetAlong } from '../../street-outlook.ts'
import type { Plan } from '../../style.ts'
import { apartment, clay, level, linen, ochre, petrol } from './style.ts'

const plan: Plan = {
  w: 3.2,
  d: 5.4,
  holes: { back: [{ x: 0.7, y: 0.86, w: 1.8, h: 1.42, kind: 'window' }] },
}

const plain: Fronts = {
  texture: enamel('#efece4'),
  carcass: timber('#b98d5e', 'y', 0.03),
  kind: 'smooth',
  handle: 'groove',
}

/** The largest bedroom: oak boards, a blue wall behind the bed, trees outside the window. */
export const bedroom: Room = {
  style: { ...apartment, accent: { right: paint('#a5b3b6') } },
  plan,
  outlook: (stage, here) => streetAlong('back', stage, here, -27.5),
  level,
  season: 'spring',
  time: 'evening',
  sun: 150,
  light: 0.85,
  exposure: 0.9,
  view: { from: [0.75, -1.2], towards: [2.1, 5.4], lens: 28, horizon: 0.54 },
  things: ({ random }) => [
    onSide('left', plan, at([3.2, 0, -0.6], wardrobe(2.1, 2.58, 4, plain))),
    at([0.75, 0, 1.2], rug(2.0, 2.6, '#c4b294', random, '#d6c8ad')),
    at(
      [1.08, 0, 3.3],
      bed(
        {
          w: 1.6,
          duvet: linen,
          throwOver: ochre,
          head: petrol,
          frame: oak('x'),
          pillows: [cloth('#8fa1a6'), clay],
        },
        random,
      ),
      90,
    ),
    ...[1.62, 3.84].map((z) => at([2.78, 0, z], bedside(oak('z'), blackSteel), 90)),
    ...[1.4, 3.62].map((z) => at([2.98, 0.525, z], tableLamp(paint('#ad6a4e'), 0.46, 0.22))),
    at([2.9, 0.525, 3.72], stack(random, 2)),
    onSide(
      'right',
      plan,
      at([2.35, 1.4, 0], picture(1.0, 0.72, random, ['#e9e1d2', '#c9b391', '#ad6a4e', '#8d8f7b'])),
    ),
    onSide('back', plan, at([0.7, 0, 0], curtains(1.8, 2.42, linen, random, blackSteel, 0.4, 0.26))),
    onSide('back', plan, at([1.0, 0.16, 0], radiator(1.2, 0.55))),
    at([2.86, 0, 4.95], potted(1.1, random, paint('#bb8f4e'))),
    at([1.1, 0.865, 5.5], bouquet(0.36, porcelain, random)),
  ],
}
