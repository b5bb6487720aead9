import { at, box, cylinder, type Sdl, slab, union } from '../pov.ts'
import type { WindowMaker } from './windows.ts'

export interface Bow {
  /** Width of the opening in the wall and how far the bow stands out beyond it. */
  readonly w: number
  readonly deep: number
  readonly sill: number
  readonly head: number
  readonly ceiling: number
  readonly facets: number
  readonly window: WindowMaker
  readonly frames: Sdl
  readonly paper: Sdl
  readonly board: Sdl
  readonly floor: Sdl
  readonly plaster: Sdl
}

/** A round bow of flat facets, seen from within: its opening runs along x from the origin, the wall's outer face is at z = 0. */
export function bowWindow(bow: Bow): Sdl {
  const { w, deep, sill, head, ceiling, facets, window, frames, paper, board, floor, plaster } = bow
  const points = Array.from({ length: facets + 1 }, (_, i) => {
    const a = Math.PI * (1 - i / facets)
    return [w / 2 + (w / 2) * Math.cos(a), deep * Math.sin(a)] as const
  })
  const facet = (i: number): Sdl => {
    const [[x0, z0], [x1, z1]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]]
    const long = Math.hypot(x1 - x0, z1 - z0)
    const part = union([
      box([0, -0.3, 0], [long, sill, 0.2], paper),
      box([0, head, 0], [long, ceiling + 0.3, 0.2], plaster),
      box([-0.03, sill - 0.03, -0.07], [long + 0.03, sill + 0.012, 0.1], board),
      at([0, sill + 0.012, 0.05], window(long, head - sill - 0.012, false)),
    ])
    return at([x0, 0, z0], part, (-Math.atan2(z1 - z0, x1 - x0) * 180) / Math.PI)
  }
  const outline = [[0, -0.4] as const, ...points, [w, -0.4] as const]
  return union([
    ...Array.from({ length: facets }, (_, i) => facet(i)),
    union(
      points.map(([x, z]) => cylinder([x, sill, z + 0.06], [x, head, z + 0.06], 0.055)),
      frames,
    ),
    slab(outline, -0.2, 0.006, floor),
    slab(outline, ceiling, ceiling + 0.1, plaster),
  ])
}
