import { at, box, cylinder, type Sdl, torus, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { paint, shade } from './finishes.ts'

/** A ceiling lies above y = 0 and hangs what it has below. */
export type Ceiling = (w: number, d: number, random: Random) => Sdl

const slab = (w: number, d: number, texture: Sdl): Sdl =>
  box([-0.5, 0, -0.5], [w + 0.5, 0.3, d + 0.5], texture)

export const flat =
  (hex = '#f4f1e9'): Ceiling =>
  (w, d) =>
    slab(w, d, paint(hex))

/** A rose in the middle of a moulded ceiling, and a fine line around. */
export const rose =
  (r: number, hex = '#f6f3ec'): Ceiling =>
  (w, d) => {
    const plaster = paint(hex)
    const rings = [1, 0.9, 0.62, 0.56, 0.3].map((share, i) =>
      at([w / 2, -0.006 * (i % 2), d / 2], torus(r * share, 0.016 + 0.008 * (i % 2), plaster)),
    )
    const petals = Array.from({ length: 16 }, (_, i) => {
      const turn = (i * 360) / 16
      return `object{sphere{0,1 scale <${(r * 0.16).toFixed(3)},.02,${(r * 0.055).toFixed(3)}> translate x*${(r * 0.45).toFixed(3)}} rotate y*${turn} translate <${w / 2},-.004,${d / 2}> ${plaster}}`
    })
    const inset = 0.42
    const line = (x0: number, z0: number, x1: number, z1: number): Sdl =>
      box([x0, -0.014, z0], [x1, 0.01, z1], plaster)
    return union([
      slab(w, d, plaster),
      ...rings,
      ...petals,
      line(inset, inset, w - inset, inset + 0.035),
      line(inset, d - inset - 0.035, w - inset, d - inset),
      line(inset, inset, inset + 0.035, d - inset),
      line(w - inset - 0.035, inset, w - inset, d - inset),
    ])
  }

/** Heavy beams from wall to wall and joists across them, with plaster between. */
export const beamed =
  (beam: Sdl, joist: Sdl, every = 1.9, plaster = '#f1ebde'): Ceiling =>
  (w, d) => {
    const count = Math.max(1, Math.round(d / every) - 1)
    const beams = Array.from({ length: count }, (_, i) => {
      const z = (d * (i + 1)) / (count + 1)
      return box([-0.1, -0.27, z - 0.13], [w + 0.1, -0.1, z + 0.13])
    })
    const joists = Array.from({ length: Math.round(w / 0.5) }, (_, i) => {
      const x = (w * (i + 0.5)) / Math.round(w / 0.5)
      return box([x - 0.05, -0.11, -0.1], [x + 0.05, 0.01, d + 0.1])
    })
    return union([slab(w, d, paint(plaster)), union(beams, beam), union(joists, joist)])
  }

/** A lantern of glass over the middle of a room: daylight from above, through slender bars. */
export const lantern =
  (bars: Sdl, plaster: Sdl, margin: number, light: number): Ceiling =>
  (w, d) => {
    const [x0, x1, z0, z1, e] = [margin, w - margin, margin, d - margin, 0.5]
    const bar = (x: number, z: number, ex: number, ez: number): Sdl =>
      box([x, 0.28, z], [x + ex, 0.33, z + ez], bars)
    const steps = [0, 0.25, 0.5, 0.75, 1]
    return union([
      union(
        [
          box([-e, 0, -e], [w + e, 0.3, z0]),
          box([-e, 0, z1], [w + e, 0.3, d + e]),
          box([-e, 0, z0], [x0, 0.3, z1]),
          box([x1, 0, z0], [w + e, 0.3, z1]),
        ],
        plaster,
      ),
      ...steps.map((s) => bar(x0 + (x1 - x0) * s - 0.02, z0, 0.04, z1 - z0)),
      ...steps.map((s) => bar(x0, z0 + (z1 - z0) * s - 0.02, x1 - x0, 0.04)),
      `light_source{<${w / 2},.2,${d / 2}> color srgb<.97,.985,1>*${(light * (x1 - x0) * (z1 - z0)).toFixed(2)} spotlight point_at <${w / 2},-1,${d / 2}> radius 4 falloff 88 tightness 1
area_light x*${x1 - x0},z*${z1 - z0},5,5 adaptive 1 area_illumination on fade_distance 1.1 fade_power 2}`,
    ])
  }

/** A flat ceiling with a round lamp let into it: the light of a room without a window. */
export const glowing =
  (hex: string, [x, z]: readonly [x: number, z: number], r: number, light: number): Ceiling =>
  (w, d) =>
    union([
      slab(w, d, paint(hex)),
      cylinder([x, -0.05, z], [x, 0.01, z], r, `${shade('#fffaf0', 0.9)} no_shadow`),
      `light_source{<${x},-.07,${z}> color srgb<1,.965,.9>*${light} spotlight point_at <${x},-1,${z}> radius 40 falloff 89 tightness 0
area_light x*${2 * r},z*${2 * r},5,5 adaptive 1 circular area_illumination on fade_distance 1.1 fade_power 2}`,
    ])
