import { at, box, cylinder, type Sdl, union } from '../pov.ts'
import { chrome, porcelain } from './finishes.ts'
import { stuffed } from './upholstery.ts'

/** A toilet hung on a wall that faces -z, with the plate that flushes it; its middle is at x = 0. */
export const hungToilet = (): Sdl =>
  union([
    box([-0.12, 0.9, -0.008], [0.12, 1.05, 0], chrome),
    cylinder([-0.04, 0.975, -0.012], [-0.04, 0.975, 0], 0.04, porcelain),
    at([-0.15, 0.09, -0.4], stuffed([0.3, 0.3, 0.41], porcelain, { round: 0.12 })),
    at([-0.185, 0.33, -0.54], stuffed([0.37, 0.06, 0.53], porcelain, { round: 0.028, belly: 0.02 })),
    at([-0.18, 0.395, -0.535], stuffed([0.36, 0.03, 0.5], porcelain, { round: 0.014, belly: 0.02 })),
  ])

/** The same before a low wall that hides its cistern; the wall ends at z = 0.2. */
export const toilet = (wall: Sdl, top: Sdl, wide = 0.9, h = 1.12): Sdl =>
  union([
    box([-wide / 2, 0, 0], [wide / 2, h, 0.2], wall),
    box([-wide / 2 - 0.01, h, -0.02], [wide / 2 + 0.01, h + 0.025, 0.2], top),
    hungToilet(),
  ])
