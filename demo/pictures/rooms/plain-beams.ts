import { box, type Sdl, union } from '../pov.ts'
import type { Ceiling } from './ceilings.ts'
import { paint } from './finishes.ts'

/** Heavy beams alone, with flat plaster between them; along x they lie one behind the other. */
export const plainBeams =
  (beam: Sdl, along: 'x' | 'z', every = 1.25, plaster = '#f4f1ea'): Ceiling =>
  (w, d) => {
    const across = along === 'x' ? d : w
    const count = Math.round(across / every)
    const beams = Array.from({ length: count }, (_, i) => {
      const middle = (across * (i + 0.5)) / count
      const [low, high] = [middle - 0.11, middle + 0.11]
      return along === 'x'
        ? box([-0.1, -0.22, low], [w + 0.1, 0.01, high])
        : box([low, -0.22, -0.1], [high, 0.01, d + 0.1])
    })
    return union([box([-0.5, 0, -0.5], [w + 0.5, 0.3, d + 0.5], paint(plaster)), union(beams, beam)])
  }
