import { at, box, type Sdl, union } from '../pov.ts'
import type { Random } from '../random.ts'
import { foliage } from './decor.ts'
import { paint } from './finishes.ts'

const green = ['#6f8a5f', '#7f996c', '#5f7a54']
const lavender = ['#a59ac0', '#b7acce']

/** A long trough of box and lavender, along x from the origin. */
export function lavenderTrough(w: number, random: Random): Sdl {
  const tufts = Array.from({ length: Math.round(w / 0.3) }, (_, i) =>
    at(
      [0.16 + i * 0.3, 0.48, 0.17],
      union([
        foliage(0.42, 0.2, 0.1, 60, green, random, 0.3),
        foliage(0.58, 0.17, 0.07, 26, lavender, random, 0.3),
      ]),
    ),
  )
  return union([box([0, 0, 0], [w, 0.5, 0.34], paint('#8a7f73')), union(tufts, 'radiosity{importance .2}')])
}
