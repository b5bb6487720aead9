import { box, cylinder, type Sdl, union } from '../pov.ts'
import { blackSteel, brassPlate, paint } from './finishes.ts'

/** Letter boxes beside each other on a wall that faces -z, one for every flat; the lower left corner is at the origin. */
export const letterBoxes = (count: number, metal: Sdl, pitch = 0.34): Sdl =>
  union(
    Array.from({ length: count }, (_, i) => {
      const [x0, x1] = [i * pitch, (i + 1) * pitch - 0.03]
      return union([
        box([x0, 0, -0.12], [x1, 0.4, 0], metal),
        box([x0 + 0.012, 0.012, -0.126], [x1 - 0.012, 0.29, -0.118], metal),
        box([x0 + 0.04, 0.325, -0.123], [x1 - 0.04, 0.352, -0.118], blackSteel),
        box([x0 + 0.09, 0.2, -0.129], [x1 - 0.09, 0.24, -0.124], paint('#f4efe2')),
        cylinder([x1 - 0.05, 0.1, -0.132], [x1 - 0.05, 0.1, -0.12], 0.012, brassPlate),
      ])
    }),
  )
