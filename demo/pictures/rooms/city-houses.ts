import { card, courses, panes } from '../materials.ts'
import { at, box, cone, extrudeAlongX, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'

const fronts = ['#e4dccb', '#d9cfbd', '#c2a48f', '#b58d78', '#e9e4d8', '#cbb39a'].map(card)
const roofs = ['#a8664f', '#6f767b', '#985b47', '#7d7570', '#b3735a'].map((hex) => courses(hex, 0.3))

/** A house far below: its front, a few panes, a roof and its chimney are all one sees of it. */
function plainHouse(w: number, h: number, random: Random): Sdl {
  const rise = random.between(2.4, 3.4)
  const pane = panes[1] ?? ''
  const columns = Math.max(2, Math.round(w / 2.6))
  const windows = Array.from({ length: columns }, (_, i) => ((i + 0.5) * w) / columns).flatMap((x) =>
    [h - 2.4, h - 5.5].map((y) => box([x - 0.5, y, -0.03], [x + 0.5, y + 1.6, 0.1])),
  )
  return union([
    box([0, 0, 0], [w, h, 9], random.pick(fronts)),
    union(windows, pane),
    extrudeAlongX(
      [
        [-0.3, h],
        [4.5, h + rise],
        [9.3, h],
      ],
      0,
      w,
      random.pick(roofs),
    ),
    box([w - 0.9, h, 3.9], [w - 0.1, h + rise + 1.1, 5.1], card('#a98470')),
  ])
}

/** A row of such houses from one x to another. */
export function plainRow(from: number, to: number, low: number, random: Random): Sdl {
  const houses: Sdl[] = []
  for (let x = from; x < to; ) {
    const w = random.between(6, 10)
    houses.push(at([x, 0, 0], plainHouse(w, low + random.between(-1.4, 1.6), random)))
    x += w + (random.next() < 0.18 ? random.between(3, 7) : 0)
  }
  return union(houses, 'radiosity{importance .2}')
}

/** A church with its spire, which stands above the roofs. */
export const spire = (h: number): Sdl =>
  union([
    box([-2.4, 0, -2.4], [2.4, h * 0.6, 2.4], card('#c9bba3')),
    `object{${cone([0, 0, 0], 3.1, [0, h * 0.42, 0], 0.05, card('#66706f'))} translate y*${h * 0.6}}`,
    box([-4.5, 0, 2.4], [4.5, h * 0.34, 24], card('#c9bba3')),
  ])

/** A block of many storeys. */
export const tower = (w: number, h: number, hex: string): Sdl =>
  union([
    box([0, 0, 0], [w, h, 14], card(hex)),
    union(
      Array.from({ length: Math.floor(h / 3.2) - 1 }, (_, i) =>
        box([0.6, 2 + i * 3.2, -0.05], [w - 0.6, 3.6 + i * 3.2, 0.1]),
      ),
      panes[1],
    ),
  ])
