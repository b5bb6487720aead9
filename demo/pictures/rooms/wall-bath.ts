import { at, box, cylinder, difference, type Sdl, union } from '../pov.ts'
import { chrome, porcelain } from './finishes.ts'

export const clear =
  'texture{pigment{srgbt<.93,.97,.96,.9>} finish{diffuse .06 specular .4 roughness .01 reflection{.02,.3 falloff 4}}}'

/** A bath built in from wall to wall along x behind a tiled front; its left front corner is at the origin. */
export const builtInBath = (
  w: number,
  d: number,
  h: number,
  front: Sdl,
  metal: Sdl = chrome,
  skin: Sdl = porcelain,
): Sdl => {
  const [x0, x1, rim] = [0.12, w - 0.12, 0.07]
  const hollow = `cone{<0,.12,0>,.84,<0,${h + 0.02},0>,1 scale <${(x1 - x0) / 2},1,${d / 2 - rim}> translate <${w / 2},0,${d / 2}>}`
  return union([
    box([0, 0, 0], [w, h - 0.04, 0.03], front),
    difference(box([0, 0.06, 0.03], [w, h, d]), [hollow], skin),
    box([0, h - 0.04, -0.008], [w, h + 0.002, 0.03], skin),
    at([w * 0.26, h + 0.18, d], bathMixer(metal)),
    showerRail(w * 0.13, h, d, metal),
  ])
}

/** A mixer on the wall behind the bath. */
const bathMixer = (metal: Sdl): Sdl =>
  union(
    [
      cylinder([-0.13, 0, -0.06], [0.13, 0, -0.06], 0.022),
      ...[-0.075, 0.075].map((x) => cylinder([x, 0, -0.06], [x, 0, 0], 0.014)),
      cylinder([0, 0, -0.06], [0, -0.02, -0.18], 0.014),
      cylinder([0, 0.02, -0.06], [0, 0.05, -0.12], 0.008),
    ],
    metal,
  )

/** A rail with a hand shower. */
const showerRail = (x: number, h: number, d: number, metal: Sdl): Sdl =>
  union(
    [
      cylinder([x, h + 0.45, d - 0.05], [x, h + 1.45, d - 0.05], 0.01),
      ...[0.47, 1.43].map((up) => cylinder([x, h + up, d - 0.05], [x, h + up, d], 0.012)),
      cylinder([x, h + 1.25, d - 0.06], [x, h + 1.33, d - 0.2], 0.011),
      cylinder([x, h + 1.34, d - 0.19], [x, h + 1.31, d - 0.21], 0.05),
    ],
    metal,
  )

/** A pane that keeps the shower's water in the bath, on its rim, seen from the front. */
export const glassScreen = (w: number, h: number, metal: Sdl = chrome): Sdl =>
  union([box([0, 0, 0], [w, h, 0.008], clear), box([0, 0, -0.008], [0.02, h, 0.016], metal)])
