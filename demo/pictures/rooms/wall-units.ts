import { box, type Sdl, union } from '../pov.ts'
import { type Fronts, front } from './cabinets.ts'
import { blackSteel, chrome } from './finishes.ts'

/** Cupboards that hang on a wall, facing -z at z = 0; their lower left corner is at the origin. */
export const wallUnits = (count: number, pitch: number, h: number, fronts: Fronts, depth = 0.36): Sdl =>
  union([
    box([0, 0, 0.02], [count * pitch, h, depth], fronts.carcass),
    ...Array.from({ length: count }, (_, i) => front(i * pitch, 0, (i + 1) * pitch, h, true, fronts)),
  ])

/** An extractor hood below a flue, on a wall that faces -z; its middle is at x = 0. */
export const hood = (w: number, h: number, metal: Sdl = chrome): Sdl =>
  union([
    box([-w / 2, 0, -0.48], [w / 2, 0.045, 0], metal),
    box([-w / 2 + 0.03, -0.004, -0.45], [w / 2 - 0.03, 0, -0.03], blackSteel),
    box([-0.13, 0.045, -0.28], [0.13, h, 0], metal),
  ])
