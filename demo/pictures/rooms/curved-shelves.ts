import { at, box, type Sdl, slab, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { books, bowl } from './decor.ts'
import { porcelain } from './finishes.ts'
import { onCurve } from './round-corner.ts'

/** A part of a ring, seen from above, between two angles from +z. */
const sector = (inner: number, outer: number, from: number, to: number): [number, number][] => {
  const angles = Array.from({ length: 13 }, (_, i) => ((from + ((to - from) * i) / 12) * Math.PI) / 180)
  const along = (r: number, a: number): [number, number] => [r * Math.sin(a), r * Math.cos(a)]
  return [...angles.map((a) => along(inner, a)), ...angles.reverse().map((a) => along(outer, a))]
}

/** Low shelves built along a curved wall, below its windows; the axis of the curve is at the origin. */
export function curvedShelves(
  r: number,
  [from, to]: readonly [from: number, to: number],
  wood: Sdl,
  random: Random,
): Sdl {
  const [front, bays] = [r - 0.3, 4]
  const step = (to - from) / bays
  const w = (front * step * Math.PI) / 180
  const full = Array.from({ length: bays }, (_, i) =>
    onCurve(
      front + 0.06,
      from + (i + 0.5) * step,
      union(
        [0.1, 0.4].map((y, shelf) =>
          at(
            [0.03 - w / 2, y + 0.026, 0],
            (i + shelf) % 3 === 2
              ? at([w / 2, 0, 0.1], bowl(0.1, porcelain))
              : books(w * 0.8, random, 0.24, 0.17),
          ),
        ),
      ),
    ),
  )
  return union([
    union(
      [
        slab(sector(front + 0.03, r, from, to), 0, 0.1),
        ...[0.1, 0.4, 0.69].map((y) => slab(sector(front, r, from, to), y, y + 0.026)),
        slab(sector(r - 0.02, r, from, to), 0.1, 0.7),
        ...Array.from({ length: bays + 1 }, (_, i) =>
          onCurve(front, from + i * step, box([-0.013, 0.1, 0.004], [0.013, 0.7, 0.29])),
        ),
      ],
      wood,
    ),
    ...full,
  ])
}
