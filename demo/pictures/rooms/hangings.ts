import { at, cylinder, type Sdl, sphere, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { brassPlate } from './finishes.ts'
import { drape } from './upholstery.ts'

/** A rod above a window with a curtain drawn to either side, facing -z; x is the window's left edge. */
export function curtains(
  w: number,
  top: number,
  texture: Sdl,
  random: Random,
  rod: Sdl = brassPlate,
  each = 0.42,
  reach = 0.34,
): Sdl {
  const [x0, x1] = [-reach, w + reach]
  return union([
    union(
      [
        cylinder([x0 - 0.05, top, -0.1], [x1 + 0.05, top, -0.1], 0.012),
        sphere([x0 - 0.06, top, -0.1], 0.022),
        sphere([x1 + 0.06, top, -0.1], 0.022),
      ],
      rod,
    ),
    at([x0, 0.012, -0.1], drape(each, top - 0.03, texture, random)),
    at([x1 - each, 0.012, -0.1], drape(each, top - 0.03, texture, random)),
  ])
}
