import { at, box, cylinder, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { type Fronts, front } from './cabinets.ts'
import { books, bowl, jug, potted, stack } from './decor.ts'
import { blackSteel, paint, porcelain } from './finishes.ts'

const deep = 0.25

/** A ladder of wire that the boards are hooked into. */
const ladder = (x: number, y0: number, y1: number): Sdl[] => [
  ...[-0.012, -deep + 0.02].map((z) => cylinder([x, y0, z], [x, y1, z], 0.0055)),
  ...Array.from({ length: Math.round((y1 - y0) / 0.2) + 1 }, (_, i) => {
    const y = y0 + ((y1 - y0) * i) / Math.round((y1 - y0) / 0.2)
    return cylinder([x, y, -deep + 0.02], [x, y, -0.012], 0.0045)
  }),
]

/** What stands on one board: books, and now and then something kept among them. */
function kept(w: number, free: number, random: Random): Sdl {
  const share = random.between(0.5, 1)
  const filled = share > 0.82 ? w : w * share
  const row = at([0.02, 0, -deep + 0.02], books(filled - 0.04, random, Math.min(0.27, free - 0.05), 0.19))
  if (filled > w - 0.18) return row
  const thing = random.pick([
    () => jug(0.2, paint(random.pick(['#5d7a5f', '#e4d9c2', '#b08a5a']))),
    () => bowl(0.1, porcelain),
    () => potted(0.27, random, porcelain),
    () => stack(random, 3),
  ])()
  return union([row, at([filled + (w - filled) / 2, 0, -deep / 2], thing)])
}

/** The wall shelves of the sixties: boards on ladders of wire, a cupboard among them; on a wall that faces -z. */
export function hungShelves(bays: number, pitch: number, wood: Fronts, random: Random): Sdl {
  const [low, high] = [0.86, 2.2]
  const heights = [low, 1.3, 1.66, 2.02]
  const cupboard = Math.floor(bays / 2)
  const boards = Array.from({ length: bays }, (_, bay) =>
    heights.map((y, i) => {
      const [x0, x1] = [bay * pitch + 0.008, (bay + 1) * pitch - 0.008]
      const board = box([x0, y, -deep], [x1, y + 0.02, -0.01], wood.carcass)
      const free = (heights[i + 1] ?? high + 0.12) - y
      if (bay === cupboard && i === 0)
        return union([
          board,
          box([x0, y, -deep - 0.08], [x1, y + free - 0.04, -0.01], wood.carcass),
          at([0, 0, -deep - 0.1], front(x0, y, (x0 + x1) / 2, y + free - 0.04, true, wood)),
          at([0, 0, -deep - 0.1], front((x0 + x1) / 2, y, x1, y + free - 0.04, true, wood)),
        ])
      return union([board, at([x0, y + 0.02, 0], kept(x1 - x0, free, random))])
    }),
  )
  return union([
    union(Array.from({ length: bays + 1 }, (_, i) => ladder(i * pitch, low - 0.06, high)).flat(), blackSteel),
    ...boards.flat(),
  ])
}
