import { box, cylinder, extrudeAlongX, type Sdl, sphere, union } from '../pov.ts'
import type { Flight } from './stairs.ts'

interface Woods {
  readonly tread: Sdl
  readonly painted: Sdl
  readonly rail: Sdl
}

/** A closed flight that climbs along z from the origin: treads behind a painted string, balusters and a rail on its left. */
export function closedFlight({ steps, rise, going, w }: Flight, { tread, painted, rail }: Woods): Sdl {
  const [high, long] = [steps * rise, steps * going]
  const pitch = rise / going
  const stringTop = (z: number): number => 0.28 + z * pitch
  const rows = Array.from({ length: steps }, (_, i) => [i * going, (i + 1) * rise] as const)
  const balusters = Array.from({ length: Math.floor(long / 0.12) - 1 }, (_, i) => 0.14 + i * 0.12)
  return union([
    union(
      rows.map(([z, y]) => box([0, y - 0.035, z - 0.025], [w, y, z + going])),
      tread,
    ),
    union(
      [
        ...rows.map(([z, y]) => box([0, Math.max(0, y - rise - 0.1), z], [w, y - 0.034, z + going])),
        extrudeAlongX(
          [
            [-0.03, 0],
            [long, 0],
            [long, high + 0.1],
            [-0.03, stringTop(-0.03)],
          ],
          -0.05,
          0.001,
        ),
        ...balusters.map((z) =>
          box([-0.036, stringTop(z) - 0.02, z - 0.011], [-0.014, stringTop(z) + 0.62, z + 0.011]),
        ),
      ],
      painted,
    ),
    union(
      [
        box([-0.075, 0, -0.1], [0.025, 1.12, 0]),
        box([-0.09, 1.12, -0.115], [0.04, 1.15, 0.015]),
        sphere([-0.025, 1.2, -0.05], 0.06),
        cylinder([-0.025, stringTop(-0.05) + 0.64, -0.05], [-0.025, stringTop(long) + 0.64, long], 0.032),
      ],
      rail,
    ),
  ])
}
