import { box, cylinder, extrudeAlongX, type Sdl, union } from '../pov.ts'
import type { Ceiling } from './ceilings.ts'
import { paint } from './finishes.ts'

export interface Flight {
  readonly steps: number
  readonly rise: number
  readonly going: number
  readonly w: number
}

/** A straight flight that climbs along z from the origin: treads between two plates of steel, and a rail on its right. */
export function openFlight({ steps, rise, going, w }: Flight, tread: Sdl, steel: Sdl): Sdl {
  const [high, long] = [steps * rise, (steps - 1) * going]
  const plate = (x: number): Sdl =>
    extrudeAlongX(
      [
        [-0.1, 0],
        [0.16, 0],
        [long + 0.14, high - rise - 0.12],
        [long + 0.14, high - 0.02],
        [long, high - 0.02],
        [-0.1, 0.14],
      ],
      x,
      x + 0.012,
    )
  const rail = w - 0.02
  const each = Array.from({ length: steps - 1 }, (_, i) => [i * going, (i + 1) * rise] as const)
  return union([
    union(
      each.map(([z, y]) => box([0.012, y - 0.05, z - 0.02], [w - 0.012, y, z + going])),
      tread,
    ),
    union(
      [
        plate(0),
        plate(w - 0.012),
        ...each.map(([z, y]) => cylinder([rail, y, z + 0.1], [rail, y + 0.92, z + 0.1], 0.007)),
        cylinder([rail, rise + 0.92, 0.1], [rail, high + 0.92 - rise, long + 0.1 - going], 0.017),
      ],
      steel,
    ),
  ])
}

/** A flat ceiling with an opening for a stair: daylight comes down from the floor above. */
export const stairwell =
  (
    hex: string,
    [x0, z0, x1, z1]: readonly [x0: number, z0: number, x1: number, z1: number],
    light: number,
  ): Ceiling =>
  (w, d) => {
    const [e, top] = [0.5, 2.9]
    const [cx, cz] = [(x0 + x1) / 2, (z0 + z1) / 2]
    return union([
      union(
        [
          box([x1, 0, -e], [w + e, 0.3, d + e]),
          box([-e, 0, -e], [x0, 0.3, d + e]),
          box([x0, 0, -e], [x1, 0.3, z0]),
          box([x0, 0, z1], [x1, 0.3, d + e]),
          // The walls of the floor above, as far as they are seen from below.
          box([x0 - 0.2, 0, z0], [x0, top, z1]),
          box([x1, 0.3, z0], [x1 + 0.1, top, z1]),
          box([x0, 0.3, z0 - 0.1], [x1, top, z0]),
          box([x0, 0.3, z1], [x1, top, z1 + 0.1]),
          box([x0, top, z0], [x1, top + 0.1, z1]),
        ],
        paint(hex),
      ),
      `light_source{<${cx},${top - 0.1},${cz}> color srgb<.97,.985,1>*${light} spotlight point_at <${cx},0,${cz}> radius 4 falloff 88 tightness 1
area_light x*${x1 - x0},z*${z1 - z0},5,5 adaptive 1 area_illumination on fade_distance 1.1 fade_power 2}`,
    ])
  }
