import { tiles } from '../../../materials.ts'
import { at, box, cylinder, type Sdl, union } from '../../../pov.ts'
import { glowing } from '../../ceilings.ts'
import { potted } from '../../decor.ts'
import { blueStone, chrome, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { sheet } from '../../mesh.ts'
import { towelRadiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { bathMat, hungTowel, towels, vanity } from '../../sanitary.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import { steelDoor } from '../../steel-door.ts'
import { steppedMirror } from '../../stepped-mirror.ts'
import type { Plan, Side } from '../../style.ts'
import { clear } from '../../wall-bath.ts'
import { blue, granito, level, maple, plaster, studio } from './style.ts'

const [w, d] = [2.1, 2.4]
const plan: Plan = {
  w,
  d,
  holes: {
    left: [{ x: 0.2, w: 0.76, h: 2.06, kind: 'glass', inner: true, frame: steelDoor(enamel('#3d4857')) }],
  },
}
const { skirting: _skirting, ...bare } = studio
const high = 2.05
const ice = tiles('#c3d0e0', 0.15, 'z', 'running')
const line = paint('#2c4788')

/** Tiles of pale blue below two lines of cobalt. */
const tiling = (side: Side, x0: number, x1: number): Sdl =>
  onSide(
    side,
    plan,
    union([
      box([x0, 0, -0.012], [x1, high, 0.001], ice),
      union(
        [0.06, 0.12].map((down) => box([x0, high - down, -0.015], [x1, high - down + 0.03, 0])),
        line,
      ),
    ]),
  )

/** A shower in the corner behind glass that is bent as the corner of the house is. */
const shower = (r = 0.92): Sdl =>
  union([
    cylinder([w, 0, d], [w, 0.05, d], r + 0.02, porcelain),
    cylinder([w - 0.35, 0.05, d - 0.35], [w - 0.35, 0.053, d - 0.35], 0.05, chrome),
    sheet(
      28,
      1,
      (u, v) => [w - r * Math.cos((u * Math.PI) / 2), 0.05 + 1.95 * v, d - r * Math.sin((u * Math.PI) / 2)],
      clear,
    ),
    union(
      [0, 1, 2].map((i) => {
        const a = (i * Math.PI) / 4
        const [x, z] = [w - r * Math.cos(a), d - r * Math.sin(a)]
        return cylinder([x, 0.05, z], [x, 2.0, z], 0.012)
      }),
      chrome,
    ),
    union(
      [
        cylinder([w - 0.42, 1, d - 0.06], [w - 0.42, 2.15, d - 0.06], 0.011),
        cylinder([w - 0.42, 2.15, d - 0.06], [w - 0.42, 2.15, d - 0.38], 0.011),
        cylinder([w - 0.42, 2.11, d - 0.38], [w - 0.42, 2.13, d - 0.38], 0.12),
        cylinder([w - 0.56, 1.05, d - 0.06], [w - 0.28, 1.05, d - 0.06], 0.024),
      ],
      chrome,
    ),
  ])

/** The shower room inside the flat. */
export const bathroom: Room = {
  style: { ...bare, height: 2.6, floor: granito, ceiling: glowing(plaster, [0.95, 1.5], 0.2, 0.75) },
  plan,
  outlook: () => '',
  level,
  sun: 150,
  exposure: 1.4,
  view: { from: [1.12, -1.35], towards: [1.04, 2.4], lens: 25, horizon: 0.53 },
  things: ({ random }) => [
    tiling('back', 0, w),
    tiling('right', 0, d),
    tiling('left', 0.98, d),
    shower(),
    at([0.14, 0, d - 0.52], vanity(0.78, 1, maple('y'), blueStone, chrome, maple('y'))),
    at([0.53, 0, d - 0.012], steppedMirror()),
    onSide('left', plan, at([1.08, 0.5, -0.012], towelRadiator(0.5, 1.2, cloth('#2f4d97')))),
    onSide('right', plan, at([1.72, 1.3, -0.012], hungTowel(cloth('#efe8d8'), chrome))),
    at([0.66, 0.004, 1.12], bathMat('#efe8d8')),
    at([1.6, 0, 0.86], barStool(0.45, maple('x'), maple('y')), 10),
    at([1.62, 0.46, 0.92], towels([cloth('#efe8d8'), blue, cloth('#c3d0e0')])),
    at([0.24, 0.826, 2.2], potted(0.28, random, porcelain)),
  ],
}
