import { box, cylinder, type Sdl, union } from '../pov.ts'
import { mirrorGlass, shade } from './finishes.ts'

/** A mirror in three steps, as the thirties liked it, a lamp on either side. */
export const steppedMirror = (): Sdl =>
  union([
    ...[
      [0.2, 0],
      [0.27, 0.07],
      [0.34, 0.14],
    ].map(([half = 0, cut = 0], i) =>
      box([-half, 1.1 + cut, -0.02 - i * 0.002], [half, 1.9 - cut, -0.004], mirrorGlass),
    ),
    ...[-0.4, 0.4].map((x) => cylinder([x, 1.42, -0.06], [x, 1.74, -0.06], 0.035, shade('#fff6e6', 0.6))),
  ])
