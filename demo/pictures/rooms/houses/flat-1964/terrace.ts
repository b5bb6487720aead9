import { card } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { bouquet, potted } from '../../decor.ts'
import { blackSteel, enamel, paint, porcelain, teak } from '../../finishes.ts'
import type { Room } from '../../room.ts'
import { easyChair } from '../../seats.ts'
import { roundTable } from '../../tables.ts'
import { balcony, far, near } from './balcony.ts'
import { glass, lounge, plan } from './lounge.ts'
import { cream, flat1964, level, streetTo } from './style.ts'

/** The plastered front around the glass. */
function front(): Sdl {
  const [x0, x1, top] = [glass.x, glass.x + glass.w, glass.h]
  return union(
    [
      box([0, -9, near], [x0, 9, near + 0.06]),
      box([x1, -9, near], [11, 9, near + 0.06]),
      box([x0, top, near], [x1, 9, near + 0.06]),
    ],
    card('#e5dccb'),
  )
}

const chair = easyChair(cream, teak('z'))

/** The terrace in the west, seen along the glass in the sun of the afternoon. */
export const terrace: Room = {
  style: flat1964,
  plan,
  outlook: streetTo('back'),
  level,
  season: 'spring',
  time: 'evening',
  sun: -172,
  light: 0.34,
  exposure: 0.6,
  open: true,
  view: { from: [6.0, near + 0.62], towards: [0.2, near + 0.95], lens: 24, horizon: 0.55 },
  things: (setting) => {
    const { random } = setting
    return [
      ...lounge(setting),
      front(),
      ...balcony(random),
      at([3.15, -0.02, near + 0.56], at([-0.35, 0, -0.38], chair), 164),
      at([1.75, -0.02, near + 0.56], at([-0.35, 0, -0.38], chair), 196),
      at([2.45, -0.02, near + 0.62], roundTable(0.25, 0.5, enamel('#e9e5da'), blackSteel, 3)),
      at([2.43, 0.48, near + 0.62], bouquet(0.3, porcelain, random, ['#7d8f6c'], ['#f3e3c4', '#e9c98f'])),
      at([0.62, -0.02, far - 0.42], potted(1.25, random, paint('#b9734f'))),
      at([0.55, -0.02, near + 0.35], potted(0.75, random, paint('#a5654a'), ['#7d8f6c', '#93a27c'])),
    ]
  },
}
