import { card } from '../../../materials.ts'
import { railing } from '../../../openings.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Random } from '../../../random.ts'
import { bouquet, potted } from '../../decor.ts'
import { blackSteel, cloth, paint, porcelain, teak } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import type { Room } from '../../room.ts'
import { easyChair } from '../../seats.ts'
import { roundTable } from '../../tables.ts'
import { hung, lounge, plan } from './lounge.ts'
import { bronze, flat2012, innerGarden, level } from './style.ts'

const outer = plan.d + flat2012.thickness
const [deep, from, to] = [2.2, 0.1, 5.5]
const stone = card('#e8d3ab')
const trim = card('#f2e6cb')
const [glass] = plan.holes.back ?? []

/** Sandstone around the glass, with a smooth band beside it and above. */
function front(): Sdl {
  const [x0, x1, top] = [glass?.x ?? 0, (glass?.x ?? 0) + (glass?.w ?? 0), glass?.h ?? 0]
  return union([
    union(
      [
        box([-4, -7, outer], [x0, 5, outer + 0.1]),
        box([x1, -7, outer], [14, 5, outer + 0.1]),
        box([x0, top, outer], [x1, 5, outer + 0.1]),
      ],
      stone,
    ),
    union(
      [
        box([x0 - 0.16, 0, outer], [x0, top + 0.16, outer + 0.14]),
        box([x1, 0, outer], [x1 + 0.16, top + 0.16, outer + 0.14]),
        box([x0 - 0.16, top, outer], [x1 + 0.16, top + 0.18, outer + 0.14]),
        box([-4, 2.95, outer], [14, 3.15, outer + 0.2]),
      ],
      trim,
    ),
  ])
}

/** Boards on a slab, posts of stone at the corners and slender bars between them. */
function deck(random: Random): Sdl {
  const [z0, z1] = [outer + 0.1, outer + deep]
  const posts = [from, 2.65, to - 0.3]
  const side = railing(0, deep - 0.3, 0, 0, 0.96, bronze)
  return union([
    box([from - 0.04, -0.34, z0], [to + 0.04, -0.14, z1 + 0.04], trim),
    at([from, -0.02, z1], planks('#b08a63', 0.14, 0.14, 0.04)(deep, to - from, random), 90),
    ...posts.flatMap((x) => [
      box([x, -0.14, z1 - 0.3], [x + 0.3, 1.0, z1], stone),
      box([x - 0.03, 1.0, z1 - 0.33], [x + 0.33, 1.07, z1 + 0.03], trim),
    ]),
    ...posts.slice(1).map((x, i) => railing((posts[i] ?? 0) + 0.3, x, -0.02, z1 - 0.15, 0.96, bronze)),
    at([to - 0.15, -0.02, z1 - 0.3], side, 90),
  ])
}

const chair = easyChair(cloth('#ece4d6'), teak('z'))

/** The terrace in the south, seen along the sandstone, with the garden below. */
export const terrace: Room = {
  style: flat2012,
  plan,
  outlook: innerGarden,
  level,
  season: 'summer',
  time: 'morning',
  sun: -140,
  light: 0.3,
  exposure: 0.55,
  open: true,
  view: { from: [0.3, outer + 0.7], towards: [4.6, outer + 1.9], lens: 24, horizon: 0.56 },
  things: (setting) => {
    const { random } = setting
    return [
      ...lounge(setting),
      hung(setting),
      front(),
      deck(random),
      at([3.45, -0.02, outer + 0.98], chair, 168),
      at([4.85, -0.02, outer + 0.9], chair, 186),
      at([3.7, -0.02, outer + 1.5], roundTable(0.3, 0.46, teak('x'), blackSteel, 3)),
      at([3.66, 0.44, outer + 1.5], bouquet(0.34, porcelain, random, ['#7d8f6c'], ['#a04456', '#c98a92'])),
      at([5.1, -0.02, outer + 1.55], potted(1.3, random, paint('#8d857a'))),
      at(
        [5.22, -0.02, outer + 0.4],
        potted(0.8, random, paint('#6c2636'), ['#7d8f6c', '#93a27c', '#6f8562']),
      ),
    ]
  },
}
