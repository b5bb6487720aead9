import { box, cone, cylinder, difference, type Sdl, sphere, union } from '../pov.ts'
import { blackSteel, brassPlate, shade } from './finishes.ts'

const linen = '#f3ead8'

/** A shade open above and below. */
const drum = (y0: number, r0: number, y1: number, r1: number, texture: Sdl): Sdl =>
  `object{difference{${cone([0, y0, 0], r0, [0, y1, 0], r1)} ${cone([0, y0 - 0.01, 0], r0 - 0.004, [0, y1 + 0.01, 0], r1 - 0.004)}} ${texture}}`

export const tableLamp = (foot: Sdl, h = 0.52, lit = 0.12, hex = linen): Sdl =>
  union([
    union(
      [
        cylinder([0, 0, 0], [0, 0.015, 0], 0.07),
        `sphere{0,1 scale <.085,.11,.085> translate y*${(h * 0.27).toFixed(3)}}`,
        cylinder([0, h * 0.4, 0], [0, h * 0.66, 0], 0.008),
      ],
      foot,
    ),
    drum(h * 0.58, 0.16, h, 0.115, shade(hex, lit)),
  ])

export const floorLamp = (h = 1.6, metal: Sdl = brassPlate, lit = 0.12, hex = linen): Sdl =>
  union([
    union([cylinder([0, 0, 0], [0, 0.018, 0], 0.14), cylinder([0, 0, 0], [0, h - 0.12, 0], 0.01)], metal),
    drum(h - 0.26, 0.22, h, 0.17, shade(hex, lit)),
  ])

/** A globe of milk glass on a cord; its own light outshines its shadow. */
export const globe = (y: number, r: number, top: number, metal: Sdl = brassPlate, lit = 0.3): Sdl =>
  union([
    sphere([0, y, 0], r, `${shade('#fbf7ee', lit)} no_shadow`),
    union(
      [
        cylinder([0, y + r * 0.9, 0], [0, y + r + 0.05, 0], 0.03),
        cylinder([0, y + r, 0], [0, top, 0], 0.004),
      ],
      metal,
    ),
    cylinder([0, top - 0.03, 0], [0, top, 0], 0.05, metal),
  ])

/** A dome of metal on a cord, as it hangs above a table. */
export const dome = (y: number, r: number, top: number, outer: Sdl, cord: Sdl = blackSteel): Sdl =>
  union([
    difference(
      `sphere{0,1 scale <${r},${(r * 0.72).toFixed(3)},${r}>}`,
      [
        `sphere{0,1 scale <${(r - 0.006).toFixed(3)},${(r * 0.72 - 0.006).toFixed(3)},${(r - 0.006).toFixed(3)}>}`,
        'plane{y,0}',
      ],
      `${outer} translate y*${y}`,
    ),
    sphere([0, y + r * 0.3, 0], 0.045, shade('#fff6e2', 0.4)),
    cylinder([0, y + r * 0.7, 0], [0, top, 0], 0.004, cord),
    cylinder([0, top - 0.03, 0], [0, top, 0], 0.05, cord),
  ])

/** A bowl of milk glass on three rods, as the thirties hung it; so slender that its shadow would only look like cracks. */
export const opalBowl = (y: number, r: number, top: number, metal: Sdl = brassPlate, lit = 0.3): Sdl =>
  union([
    `intersection{sphere{0,1 scale <${r},${(r * 0.5).toFixed(3)},${r}>} plane{y,0} ${shade('#fbf4e4', lit)} no_shadow translate y*${y}}`,
    union(
      [
        difference(cylinder([0, y - 0.012, 0], [0, y + 0.012, 0], r + 0.008), [
          cylinder([0, y - 0.02, 0], [0, y + 0.02, 0], r - 0.006),
        ]),
        ...[0, 120, 240].map((turn) => {
          const a = (turn * Math.PI) / 180
          return cylinder([r * 0.97 * Math.cos(a), y, r * 0.97 * Math.sin(a)], [0, y + r * 1.2, 0], 0.004)
        }),
        cylinder([0, y + r * 1.15, 0], [0, top, 0], 0.007),
        cylinder([0, top - 0.02, 0], [0, top, 0], 0.06),
        cylinder([0, top - 0.04, 0], [0, top, 0], 0.04),
      ],
      `${metal} no_shadow`,
    ),
  ])

/** A slender bar of light above a table or an island, hung along z on two cords; its middle is above the origin. */
export const lightBar = (long: number, y: number, top: number, metal: Sdl = blackSteel): Sdl =>
  union([
    union(
      [
        box([-0.02, y, -long / 2], [0.02, y + 0.05, long / 2]),
        ...[-0.38, 0.38].map((share) => cylinder([0, y + 0.05, long * share], [0, top, long * share], 0.003)),
      ],
      `${metal} no_shadow`,
    ),
    box(
      [-0.015, y - 0.006, 0.01 - long / 2],
      [0.015, y, long / 2 - 0.01],
      `${shade('#fff4e0', 0.9)} no_shadow`,
    ),
  ])

/** A bulb on its wire: what is left where a lamp was taken along. */
export const bareBulb = (y: number, top: number): Sdl =>
  union(
    [
      cylinder([0, y + 0.08, 0], [0, top, 0], 0.004, blackSteel),
      cylinder([0, y + 0.04, 0], [0, y + 0.11, 0], 0.02, blackSteel),
      sphere([0, y, 0], 0.035, shade('#fff6e2', 0.3)),
    ],
    'no_shadow',
  )
