import { card, color, glow } from './materials.ts'
import type { Hour } from './openings.ts'
import { box, cylinder, type Sdl, union } from './pov.ts'

/** Window glass that mirrors the street and the sky, more so at a slant. */
const glass =
  'texture{pigment{rgbt<.93,.97,.97,.9>} finish{diffuse .04 specular .35 roughness .004 reflection{.09,.8 falloff 3.2}}}'

/** A room seen through a window by day: dark below, a little light at the ceiling. */
const indoors = (y: number, h: number): Sdl =>
  `texture{pigment{gradient y color_map{[0 ${color('#2c2d2b')}][1 ${color('#5f5b53')}]} scale ${h} translate y*${y}} finish{diffuse .8 emission .02}}`

/** A curtain drawn aside, of card folded like cloth. */
function curtain(x0: number, x1: number, y0: number, y1: number, z: number): Sdl {
  const folds = Math.max(2, Math.round((x1 - x0) / 0.09))
  const step = (x1 - x0) / folds
  return union(
    Array.from({ length: folds }, (_, i) =>
      cylinder([x0 + step * (i + 0.5), y0, z], [x0 + step * (i + 0.5), y1, z], step * 0.62),
    ),
    `${card('#cfc8b9')} radiosity{importance .3}`,
  )
}

/** Glass with depth behind it, for a visitor who stands before the house. */
export function deepPane(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z: number,
  hour: Hour,
  lit: boolean,
): Sdl {
  const { random } = hour
  const back = z + 0.75
  const room = lit ? glow(hour.lamp * random.between(0.5, 0.8)) : indoors(y0, y1 - y0)
  const width = (x1 - x0) * random.between(0.09, 0.17)
  const dressed = x1 - x0 > 0.8 && random.next() < 0.6
  return union([
    box([x0, y0, z], [x1, y1, z + 0.012], glass),
    box([x0 - 0.35, y0 - 0.1, back], [x1 + 0.35, y1 + 0.2, back + 0.02], room),
    ...(dressed
      ? [
          curtain(x0 + 0.02, x0 + width, y0 + 0.03, y1, z + 0.14),
          curtain(x1 - width, x1 - 0.02, y0 + 0.03, y1, z + 0.14),
        ]
      : []),
  ])
}
