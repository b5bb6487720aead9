import { at, box, cone, cylinder, type Sdl, union } from '../pov.ts'
import { blackSteel, brassPlate, oak } from './finishes.ts'
import { splayed } from './seats.ts'
import { stuffed } from './upholstery.ts'

/** A long table on four square legs; its left front corner is at the origin. */
export function longTable(w: number, d: number, wood: Sdl, legs: Sdl = wood, h = 0.75): Sdl {
  const leg = (x: number, z: number): Sdl => box([x, 0, z], [x + 0.065, h - 0.03, z + 0.065])
  return union([
    at([0, h - 0.036, 0], stuffed([w, 0.036, d], wood, { round: 0.006 })),
    union(
      [
        leg(0.05, 0.05),
        leg(w - 0.115, 0.05),
        leg(0.05, d - 0.115),
        leg(w - 0.115, d - 0.115),
        box([0.08, h - 0.1, 0.075], [w - 0.08, h - 0.03, 0.095]),
        box([0.08, h - 0.1, d - 0.095], [w - 0.08, h - 0.03, d - 0.075]),
        box([0.075, h - 0.1, 0.08], [0.095, h - 0.03, d - 0.08]),
        box([w - 0.095, h - 0.1, 0.08], [w - 0.075, h - 0.03, d - 0.08]),
      ],
      legs,
    ),
  ])
}

/** A round table on splayed legs; its middle is above the origin. */
export function roundTable(r: number, h: number, top: Sdl, legs: Sdl = blackSteel, count = 3): Sdl {
  return union([
    union(
      [cylinder([0, h - 0.022, 0], [0, h - 0.004, 0], r), cone([0, h - 0.004, 0], r, [0, h, 0], r - 0.004)],
      top,
    ),
    union(
      Array.from({ length: count }, (_, i) => {
        const a = (i / count) * 2 * Math.PI + 0.5
        const [x, z] = [Math.cos(a), Math.sin(a)]
        return splayed([x * r * 0.55, h - 0.02, z * r * 0.55], [x * r * 0.86, 0, z * r * 0.86], 0.018)
      }),
      legs,
    ),
  ])
}

/** A desk on a steel frame, with a shallow drawer. */
export const desk = (w: number, d: number, top: Sdl = oak('x'), frame: Sdl = blackSteel): Sdl =>
  union([
    at([0, 0.715, 0], stuffed([w, 0.03, d], top, { round: 0.005 })),
    union(
      [
        ...[0.04, w - 0.07].flatMap((x) => [
          box([x, 0, 0.05], [x + 0.03, 0.72, 0.08]),
          box([x, 0, d - 0.08], [x + 0.03, 0.72, d - 0.05]),
          box([x, 0, 0.05], [x + 0.03, 0.02, d - 0.05]),
        ]),
        box([0.05, 0.69, 0.06], [w - 0.05, 0.715, 0.08]),
        box([0.05, 0.69, d - 0.08], [w - 0.05, 0.715, d - 0.06]),
      ],
      frame,
    ),
    box([w * 0.58, 0.63, 0.03], [w - 0.1, 0.712, d - 0.1], top),
    cylinder([w * 0.74, 0.672, 0.012], [w * 0.84, 0.672, 0.012], 0.005, brassPlate),
  ])
