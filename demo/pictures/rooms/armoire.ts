import { box, cylinder, type Sdl, union } from '../pov.ts'
import { brassPlate, mirrorGlass } from './finishes.ts'

/** A wardrobe of the thirties with a mirror in its middle door, facing -z; its left front corner is at the origin. */
export function armoire(w: number, h: number, d: number, wood: Sdl, panel: Sdl): Sdl {
  const third = w / 3
  const door = (x0: number): Sdl[] => [
    box([x0 + 0.03, 0.2, -0.018], [x0 + third - 0.03, h - 0.12, 0]),
    box([x0 + 0.03, 0.2, -0.026], [x0 + 0.09, h - 0.12, 0]),
    box([x0 + third - 0.09, 0.2, -0.026], [x0 + third - 0.03, h - 0.12, 0]),
    box([x0 + 0.03, 0.2, -0.026], [x0 + third - 0.03, 0.28, 0]),
    box([x0 + 0.03, h - 0.2, -0.026], [x0 + third - 0.03, h - 0.12, 0]),
  ]
  return union([
    union(
      [
        box([0, 0.07, 0], [w, h, d]),
        box([-0.02, 0, -0.02], [w + 0.02, 0.1, d]),
        box([-0.03, h - 0.05, -0.04], [w + 0.03, h, d]),
        box([third * 0.8, h, -0.03], [third * 2.2, h + 0.07, d * 0.5]),
        ...[0, third, 2 * third].flatMap(door),
      ],
      wood,
    ),
    union(
      [0, 2 * third].map((x) => box([x + 0.1, 0.3, -0.0215], [x + third - 0.1, h - 0.22, 0])),
      panel,
    ),
    box([third + 0.1, 0.3, -0.022], [2 * third - 0.1, h - 0.22, 0], mirrorGlass),
    union(
      [third - 0.06, third * 2 - 0.06, third * 2 + 0.06].map((x) =>
        cylinder([x, h * 0.5, -0.05], [x, h * 0.5, -0.02], 0.014),
      ),
      brassPlate,
    ),
  ])
}
