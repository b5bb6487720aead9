import { masonry } from '../../../materials.ts'
import { at, box, extrudeAlongX, type Sdl, union } from '../../../pov.ts'
import type { Ceiling } from '../../ceilings.ts'
import { enamel, shade } from '../../finishes.ts'
import { ash } from './style.ts'

/** The opening below the shop front that goods come in by. */
export const hatch = { x: 1.95, y: 0.75, w: 2.2, h: 1.45 } as const
export const lime = masonry('#e3ded2', '#d3ccbd')

/** Width of one vault. */
const bay = 1.48

/** A lamp below a vault, with the light it throws. */
const tube = (x: number, z: number): Sdl =>
  union([
    box([x - 0.6, -0.09, z - 0.04], [x + 0.6, -0.02, z + 0.04], `${shade('#fffaf0', 0.9)} no_shadow`),
    `light_source{<${x},-.12,${z}> color srgb<1,.96,.88>*.75 spotlight point_at <${x},-1,${z}> radius 40 falloff 89 tightness 0
area_light x*1.2,z*.2,5,2 adaptive 1 area_illumination on fade_distance 1.1 fade_power 2}`,
  ])

/** Shallow vaults of brick between beams of steel, as cellars of the time have them. */
export const vaults: Ceiling = (w, d) => {
  const count = Math.round(d / bay)
  const arc = Array.from(
    { length: 9 },
    (_, i) => [(i / 8) * bay, 0.17 * Math.sin((i / 8) * Math.PI)] as const,
  )
  return union([
    ...Array.from({ length: count }, (_, i) =>
      at([0, 0, i * bay], extrudeAlongX([...arc, [bay, 0.4], [0, 0.4]], -0.4, w + 0.4, lime)),
    ),
    ...Array.from({ length: count - 1 }, (_, i) =>
      box([-0.1, -0.05, (i + 1) * bay - 0.06], [w + 0.1, 0.02, (i + 1) * bay + 0.06], enamel('#5d625f')),
    ),
    ...[1, 3].map((i) => tube(w / 2, (i + 0.5) * bay)),
  ])
}

/** The shaft below the pavement: goods come down a slide of boards. */
export const shaft = (depth: number): Sdl => {
  const [x0, x1, z0, z1, top] = [hatch.x, hatch.x + hatch.w, depth + 0.3, depth + 2.1, 3.1]
  return union([
    box([x0 - 0.2, 0, z0], [x0, top, z1], lime),
    box([x1, 0, z0], [x1 + 0.2, top, z1], lime),
    box([x0 - 0.2, 0, z1], [x1 + 0.2, top, z1 + 0.2], lime),
    extrudeAlongX(
      [
        [z0 - 0.1, 0.7],
        [z0 + 0.1, 0.86],
        [z1, 2.5],
        [z1, 0.5],
      ],
      x0,
      x1,
      ash('z'),
    ),
    ...[x0 + 0.35, x1 - 0.43].map((x) =>
      extrudeAlongX(
        [
          [z0 + 0.02, 0.86],
          [z1, 2.58],
          [z1, 2.4],
          [z0 + 0.02, 0.7],
        ],
        x,
        x + 0.08,
        enamel('#5d625f'),
      ),
    ),
  ])
}
