import { at, box, cylinder, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { type Fronts, front } from './cabinets.ts'
import { books, bowl, jug, stack } from './decor.ts'
import { brassPlate, paint, porcelain } from './finishes.ts'

/** What stands on one board of a bookcase. */
function onBoard(w: number, free: number, deep: number, random: Random): Sdl {
  const filled = w * random.between(0.45, 0.95)
  const rest = w - filled
  const row = at(
    [0.02, 0, 0.05],
    books(filled - 0.03, random, Math.min(0.29, free - 0.03), Math.min(0.22, deep - 0.08)),
  )
  if (rest < 0.2) return row
  const thing = random.pick([
    () => jug(Math.min(free * 0.7, 0.26), paint(random.pick(['#c9a684', '#e9e3d6', '#5d6f5c', '#a9b2a4']))),
    () => bowl(0.11, porcelain),
    () => stack(random, 3),
  ])()
  return union([row, at([filled + rest / 2, 0, deep * 0.5], thing)])
}

/** Open shelves with books, their back at z = deep; built in or standing. */
export function bookcase(
  w: number,
  h: number,
  deep: number,
  bays: number,
  boards: number,
  texture: Sdl,
  back: Sdl,
  random: Random,
): Sdl {
  const t = 0.028
  const [step, rise] = [(w - t) / bays, (h - t) / boards]
  return union([
    union(
      [
        ...Array.from({ length: bays + 1 }, (_, i) => box([i * step, 0, 0], [i * step + t, h, deep])),
        ...Array.from({ length: boards + 1 }, (_, i) => box([0, i * rise, 0.004], [w, i * rise + t, deep])),
      ],
      texture,
    ),
    box([0, 0, deep - 0.012], [w, h, deep], back),
    ...Array.from({ length: bays * boards }, (_, i) => {
      const [bay, board] = [i % bays, Math.floor(i / bays)]
      return at([bay * step + t, board * rise + t, 0], onBoard(step - t, rise - t, deep, random))
    }),
  ])
}

/** Cupboards from wall to wall; doors in pairs. */
export const wardrobe = (w: number, h: number, doors: number, fronts: Fronts, deep = 0.6): Sdl =>
  union([
    box([0, 0, 0.02], [w, h, deep], fronts.carcass),
    ...Array.from({ length: doors }, (_, i) => {
      const [x0, x1] = [(i * w) / doors, ((i + 1) * w) / doors]
      // Two doors that belong together are opened in their middle, at the height of a hand.
      const one = union([
        front(0, 0.06, x1 - x0, h - 0.02, true, { ...fronts, handle: 'groove' }),
        cylinder([x1 - x0 - 0.045, 1.05, -0.03], [x1 - x0 - 0.045, 1.05, 0.002], 0.014, brassPlate),
      ])
      return i % 2 === 0 ? at([x0, 0, 0], one) : `object{${one} scale <-1,1,1> translate x*${x1.toFixed(4)}}`
    }),
  ])
