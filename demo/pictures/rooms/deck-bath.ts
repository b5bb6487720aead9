import { at, box, difference, type Sdl, union } from '../pov.ts'
import { mixer } from './cabinets.ts'
import { chrome, porcelain } from './finishes.ts'

/** An oval bath sunk into a deck along x, with its mixer on the deck; the left front corner is at the origin. */
export function deckBath(w: number, d: number, h: number, deck: Sdl, front: Sdl, metal: Sdl = chrome): Sdl {
  const [a, b] = [0.82, 0.36]
  const oval = (grow: number, y0: number, y1: number, low: number): Sdl =>
    `cone{<0,${y0},0>,${low},<0,${y1},0>,1 scale <${a + grow},1,${b + grow}> translate <${w / 2},0,${d / 2}>}`
  return union([
    box([0, 0, 0.012], [w, h - 0.035, 0.04], front),
    difference(box([0, h - 0.035, -0.008], [w, h, d]), [oval(0, h - 0.2, h + 0.1, 1)], deck),
    difference(oval(0.035, h - 0.1, h + 0.018, 1), [oval(-0.015, h - 0.2, h + 0.03, 1)], porcelain),
    difference(box([0.04, 0.04, 0.05], [w - 0.04, h - 0.04, d - 0.02]), [oval(0, 0.1, h, 0.84)], porcelain),
    at([w / 2 + a + 0.16, h, d / 2], mixer(metal, 0.24), 90),
  ])
}
