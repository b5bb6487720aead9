import { at, box, extrude, type Sdl, union } from '../pov.ts'
import type { Ceiling } from './ceilings.ts'
import { paint } from './finishes.ts'

interface Roof {
  /** Height of the room, and of the low walls on which the roof stands. */
  readonly height: number
  readonly knee: number
  /** How far the slopes reach into the room, as seen from above. */
  readonly reach: number
  readonly wood: (along: 'x' | 'y' | 'z') => Sdl
  /** Where along the room the trusses stand. */
  readonly trusses: readonly number[]
}

/** Two slopes between the trusses of an old roof, whose ridge runs along z. */
export const underRoof =
  ({ height, knee, reach, wood, trusses }: Roof): Ceiling =>
  (w, d) => {
    const rise = (height - knee) / reach
    const along = (x: number): number => knee + rise * x
    const band = (deep: number, z0: number, z1: number): Sdl =>
      extrude(
        [
          [-0.05, along(-0.05) - deep],
          [reach + 0.1, along(reach + 0.1) - deep],
          [reach + 0.1, along(reach + 0.1)],
          [-0.05, along(-0.05)],
        ],
        z0,
        z1,
      )
    const slope = extrude(
      [
        [0, knee],
        [reach, height],
        [reach, height + 0.2],
        [-0.4, height + 0.2],
        [-0.4, knee],
      ],
      -0.4,
      d + 0.4,
    )
    const half = reach * 0.5
    const side = union([
      object(slope, paint('#f4f1ea')),
      union(
        [
          ...Array.from({ length: Math.ceil(d / 0.62) }, (_, i) =>
            band(0.1, i * 0.62 + 0.2, i * 0.62 + 0.28),
          ),
          ...trusses.flatMap((z) => [
            band(0.32, z - 0.1, z + 0.1),
            box([-0.02, 0, z - 0.1], [0.17, knee, z + 0.1]),
          ]),
        ],
        wood('y'),
      ),
      box(
        [half - 0.1, along(half) - 0.3, trusses[0] ?? 0],
        [half + 0.08, along(half) - 0.08, d + 0.1],
        wood('z'),
      ),
    ])
    const collar = knee + (height - knee) * 0.52
    const x = (collar - knee) / rise - 0.05
    return at(
      [0, -height, 0],
      union([
        box([-0.5, height, -0.5], [w + 0.5, height + 0.3, d + 0.5], paint('#f4f1ea')),
        side,
        `object{${side} scale <-1,1,1> translate x*${w}}`,
        union(
          trusses.map((z) => box([x, collar - 0.11, z - 0.08], [w - x, collar + 0.11, z + 0.08])),
          wood('x'),
        ),
      ]),
    )
  }

const object = (shape: Sdl, texture: Sdl): Sdl => `object{${shape} ${texture}}`
