import { base, street } from './garden.ts'
import { card } from './materials.ts'
import { neighbour } from './neighbour.ts'
import type { Hour } from './openings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import type { Model, Stage } from './stage.ts'

/** Party walls and back, closed; nobody sees them, but light must not come in. */
export const party = (w: number, d: number, h: number, texture: Sdl): Sdl =>
  box([0, 0, 0.3], [w, h + 0.22, d], texture)

export const cornice = (w: number, y: number, texture: Sdl, depth = 0.4): Sdl =>
  union(
    [
      box([-0.03, y, -depth], [w + 0.03, y + 0.22, 0.1]),
      box([-0.02, y - 0.2, -depth * 0.65], [w + 0.02, y, 0.1]),
      box([-0.01, y - 0.5, -0.1], [w + 0.01, y - 0.2, 0.1]),
      ...Array.from({ length: Math.floor(w / 0.5) }, (_, i) =>
        box([0.15 + i * 0.5, y - 0.38, -depth * 0.6], [0.33 + i * 0.5, y - 0.2, 0]),
      ),
    ],
    texture,
  )

export const band = (w: number, y: number, h: number, texture: Sdl, out = 0.08): Sdl =>
  box([-0.005, y, -out], [w + 0.005, y + h, 0.05], texture)

export const steps = (x: number, w: number, rise: number, count: number, texture: Sdl): Sdl =>
  union(
    Array.from({ length: count }, (_, i) =>
      box([x - 0.2, 0, -0.32 * (count - i)], [x + w + 0.2, (rise * (i + 1)) / (count + 1), 0.05]),
    ),
    texture,
  )

export type Blank = readonly [width: number, floors: readonly number[]]

/** Blank houses on both sides, the nearest first. */
export function rowOf(
  hour: Hour,
  left: readonly Blank[],
  right: readonly Blank[],
): { left: Sdl; leftWidth: number; right: Sdl; rightWidth: number } {
  const place = (blanks: readonly Blank[], side: -1 | 1): [Sdl, number] => {
    let x = 0
    const houses = blanks.map(([w, floors], i) => {
      const from = side < 0 ? -x - w : x
      x += w
      return at([from, 0, 0], neighbour(w, 9.5, floors, 2.6 + 0.3 * (i % 2), hour))
    })
    return [union(houses), x]
  }
  const [l, leftWidth] = place(left, -1)
  const [r, rightWidth] = place(right, 1)
  return { left: at([leftWidth, 0, 0], l), leftWidth, right: r, rightWidth }
}

/** The model on its street, between two blank neighbours. */
export function inTheRow(
  stage: Stage,
  w: number,
  d: number,
  home: Sdl,
  sides: { left?: Sdl; leftWidth?: number; right?: Sdl; rightWidth?: number },
  extras: readonly Sdl[],
  frame: { top: number; reach?: number },
): Model {
  if (stage.alone) return { parts: [home], low: [0, 0, 0], high: [w, frame.top, d] }
  const [lw, rw] = [sides.leftWidth ?? 0, sides.rightWidth ?? 0]
  const far = -9.5
  return {
    parts: [
      base(-lw, far, w + rw, d, card('#dedad0')),
      street(-lw, w + rw, far),
      home,
      at([-lw, 0, 0], sides.left ?? ''),
      at([w, 0, 0], sides.right ?? ''),
      ...extras,
    ],
    low: [-(frame.reach ?? 1), -0.2, -1],
    high: [w + (frame.reach ?? 1), frame.top, 2],
  }
}
