import { type Sdl, union } from '../pov.ts'
import { type Profile, panel, run } from './moulding.ts'
import type { Hole } from './style.ts'

/** The stretches of a wall between its holes, with a margin for their bands. */
export function stretches(
  length: number,
  holes: readonly Hole[],
  margin: number,
): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  let from = 0
  for (const o of [...holes].sort((a, b) => a.x - b.x)) {
    if (o.x - margin - from > 0.12) found.push([from, o.x - margin])
    from = o.x + o.w + margin
  }
  if (length - from > 0.12) found.push([from, length])
  return found
}

const rail: Profile = [
  [-0.01, -0.03],
  [0.016, -0.03],
  [0.03, -0.012],
  [0.034, 0.01],
  [0.02, 0.02],
  [0.014, 0.034],
  [-0.01, 0.034],
]

/** Panels of a town house: a low row below a rail, tall ones above it, as wide as the wall allows. */
export const panelled =
  (texture: Sdl, rise = 0.95, widest = 1.25, top = 0.42) =>
  (length: number, holes: readonly Hole[], height: number): Sdl =>
    union(
      stretches(length, holes, 0.16).flatMap(([from, to]) => {
        const count = Math.max(1, Math.round((to - from) / widest))
        const step = (to - from) / count
        const inset = Math.min(0.12, step * 0.14)
        const fields = Array.from(
          { length: count },
          (_, i) => [from + i * step + inset, from + (i + 1) * step - inset] as const,
        )
        return [
          run(rail, from, to, rise, texture),
          ...fields.flatMap(([x0, x1]) =>
            x1 - x0 < 0.12
              ? []
              : [
                  panel(x0, 0.38, x1, rise - 0.13, texture),
                  panel(x0, rise + 0.15, x1, height - top, texture, 0.036),
                ],
          ),
        ]
      }),
    )
