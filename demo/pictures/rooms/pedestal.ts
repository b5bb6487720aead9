import { at, box, cylinder, difference, type Sdl, union } from '../pov.ts'
import { chrome } from './finishes.ts'
import { stuffed } from './upholstery.ts'

/** A basin on a foot, on a wall that faces -z; its middle is at x = 0. */
export const pedestalBasin = (skin: Sdl, metal: Sdl = chrome): Sdl =>
  union([
    `cone{<0,0,0>,.125,<0,.68,0>,.085 translate z*-.22 ${skin}}`,
    difference(
      'cone{<0,.66,0>,.62,<0,.85,0>,1 scale <.33,1,.25>}',
      ['sphere{0,1 scale <.27,.15,.17> translate <0,.86,-.03>}'],
      `translate z*-.25 ${skin}`,
    ),
    at([-0.3, 0.77, -0.16], stuffed([0.6, 0.1, 0.16], skin, { round: 0.03 })),
    union(
      [
        ...[-0.12, 0.12].flatMap((x) => [
          cylinder([x, 0.86, -0.09], [x, 0.95, -0.09], 0.018),
          cylinder([x - 0.032, 0.955, -0.09], [x + 0.032, 0.955, -0.09], 0.011),
          cylinder([x, 0.9, -0.09], [x * 0.8, 0.89, -0.2], 0.011),
        ]),
      ],
      metal,
    ),
  ])

/** A toilet that stands on the floor before its cistern, on a wall that faces -z; its middle is at x = 0. */
export const standingToilet = (skin: Sdl, seat: Sdl): Sdl =>
  union([
    `cone{<0,0,0>,.62,<0,.4,0>,1 scale <.185,1,.27> translate z*-.42 ${skin}}`,
    at([-0.13, 0, -0.34], box([0, 0, 0], [0.26, 0.36, 0.32], skin)),
    `cylinder{<0,.4,0>,<0,.44,0>,1 scale <.195,1,.28> translate z*-.42 ${seat}}`,
    at([-0.23, 0.42, -0.19], stuffed([0.46, 0.36, 0.18], skin, { round: 0.03 })),
    at([-0.24, 0.77, -0.2], stuffed([0.48, 0.04, 0.2], skin, { round: 0.015 })),
    cylinder([0, 0.81, -0.1], [0, 0.83, -0.1], 0.02, chrome),
  ])
