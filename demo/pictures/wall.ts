import { type Hour, type Opening, opening } from './openings.ts'
import { at, box, type Point, type Sdl, union } from './pov.ts'

export const thickness = 0.3

/**
 * A flat wall with openings. It is cut into plain boxes around the openings instead of being drilled:
 * the ray tracer is several times faster on boxes than on a difference.
 */
export function wall(
  length: number,
  height: number,
  openings: readonly Opening[],
  texture: Sdl,
  hour: Hour,
): Sdl {
  const cuts = [0, length, ...openings.flatMap((o) => [o.x, o.x + o.w])]
    .filter((x) => x >= 0 && x <= length)
    .sort((a, b) => a - b)
  const solid: Sdl[] = []
  cuts.forEach((x0, i) => {
    const x1 = cuts[i + 1]
    if (x1 === undefined || x1 - x0 < 1e-6) return
    let y = 0
    const here = openings.filter((o) => o.x < x1 - 1e-6 && o.x + o.w > x0 + 1e-6).sort((a, b) => a.y - b.y)
    for (const o of here) {
      if (o.y > y) solid.push(box([x0, y, 0], [x1, o.y, thickness]))
      y = Math.max(y, o.y + o.h)
    }
    if (y < height) solid.push(box([x0, y, 0], [x1, height, thickness]))
  })
  return union([union(solid, texture), ...openings.map((o) => opening(o, hour))])
}

type Side = 'front' | 'right' | 'back' | 'left'

/** Puts a facade drawn along x onto a side of a building of width w and depth d. */
function onSide(side: Side, w: number, d: number, shape: Sdl): Sdl {
  const place: Record<Side, [turn: number, offset: Point]> = {
    front: [0, [0, 0, 0]],
    right: [-90, [w, 0, 0]],
    back: [180, [w, 0, d]],
    left: [90, [0, 0, d]],
  }
  const [turn, offset] = place[side]
  return at(offset, shape, turn)
}

export type Facades = Partial<Record<Side, readonly Opening[]>>

/** Four walls. The side walls stand between front and back, so that no two faces coincide. */
export function shell(w: number, d: number, h: number, facades: Facades, texture: Sdl, hour: Hour): Sdl {
  const inner = d - 2 * thickness
  const flank = (side: 'left' | 'right'): Sdl => {
    const openings = (facades[side] ?? []).map((o) => ({ ...o, x: o.x - thickness }))
    return onSide(side, w, d, at([thickness, 0, 0], wall(inner, h, openings, texture, hour)))
  }
  return union([
    wall(w, h, facades.front ?? [], texture, hour),
    onSide('back', w, d, wall(w, h, facades.back ?? [], texture, hour)),
    flank('left'),
    flank('right'),
    box([thickness, h - 0.12, thickness], [w - thickness, h - 0.02, d - thickness], texture),
  ])
}

/** Evenly spaced openings: the same window `columns` times on each of the given floor levels. */
export function rows(
  length: number,
  columns: number,
  levels: readonly number[],
  o: Omit<Opening, 'x' | 'y'>,
  margin = 0.5,
): Opening[] {
  const pitch = (length - 2 * margin) / columns
  return levels.flatMap((y) =>
    Array.from({ length: columns }, (_, i) => ({ ...o, x: margin + pitch * (i + 0.5) - o.w / 2, y })),
  )
}
