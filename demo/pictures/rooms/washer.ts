import { box, cylinder, type Sdl, union } from '../pov.ts'
import { chrome, darkGlass, enamel, paint } from './finishes.ts'

/** A washing machine with its door in front, facing -z; its left front corner is at the origin. */
export const washer = (): Sdl =>
  union([
    box([0, 0.02, 0], [0.6, 0.85, 0.58], enamel('#f1f1ee')),
    box([0.004, 0.73, -0.004], [0.596, 0.846, 0], paint('#e2e3e0')),
    box([0.03, 0.76, -0.007], [0.19, 0.83, 0], paint('#cfd1ce')),
    cylinder([0.3, 0.79, -0.025], [0.3, 0.79, 0], 0.032, chrome),
    cylinder([0.3, 0.4, -0.02], [0.3, 0.4, 0], 0.205, chrome),
    cylinder([0.3, 0.4, -0.03], [0.3, 0.4, -0.01], 0.165, darkGlass),
  ])
