import { box, cylinder, type Sdl, sphere, union } from '../pov.ts'
import { brassPlate } from './finishes.ts'

/** A door leaf with two sunk panels, its inner face at z = 0. */
export function panelDoor(w: number, h: number, texture: Sdl, handle: Sdl = brassPlate): Sdl {
  const stile = Math.min(0.12, w * 0.14)
  const leaf = [
    box([0.004, 0.008, 0.012], [w - 0.004, h - 0.004, 0.05]),
    box([0.004, 0.008, 0], [stile, h - 0.004, 0.04]),
    box([w - stile, 0.008, 0], [w - 0.004, h - 0.004, 0.04]),
    ...[
      [0.008, 0.2],
      [h * 0.42, h * 0.42 + 0.14],
      [h - 0.13, h - 0.004],
    ].map(([y0 = 0, y1 = 1]) => box([stile, y0, 0], [w - stile, y1, 0.04])),
    ...[
      [0.26, h * 0.42 - 0.06],
      [h * 0.42 + 0.2, h - 0.19],
    ].map(([y0 = 0, y1 = 1]) => box([stile + 0.05, y0, 0.004], [w - stile - 0.05, y1, 0.04])),
  ]
  return union([union(leaf, texture), knob(w - stile / 2, 1.03, handle)])
}

const knob = (x: number, y: number, texture: Sdl): Sdl =>
  union(
    [
      box([x - 0.018, y - 0.09, -0.006], [x + 0.018, y + 0.09, 0.002]),
      cylinder([x, y, -0.05], [x, y, 0], 0.009),
      cylinder([x, y, -0.05], [x - 0.11, y, -0.05], 0.009),
      sphere([x, y, -0.05], 0.009),
    ],
    texture,
  )
