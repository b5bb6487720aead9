import { clearAcrylic, ink, white } from './materials.ts'
import { railing } from './openings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import type { Stage } from './stage.ts'
import { crownOf } from './trees.ts'

/** A balcony on the front: slab and rail. */
export function balcony(
  x: number,
  y: number,
  w: number,
  depth: number,
  rail: 'bars' | 'glass' | Sdl,
  slabTexture: Sdl = white,
): Sdl {
  const parts: Sdl[] = [box([x, y - 0.2, -depth], [x + w, y, 0.02], slabTexture)]
  if (rail === 'bars') {
    parts.push(railing(x + 0.03, x + w - 0.03, y, -depth + 0.05, 1))
    for (const side of [x + 0.05, x + w - 0.05])
      parts.push(at([side, 0, 0], railing(0, depth - 0.05, y, 0, 1), 90))
  } else if (rail === 'glass') {
    parts.push(
      box([x, y, -depth], [x + w, y + 1, -depth + 0.04], clearAcrylic),
      box([x, y + 1, -depth - 0.02], [x + w, y + 1.05, -depth + 0.06], ink),
    )
    for (const side of [x, x + w - 0.04])
      parts.push(
        box([side, y, -depth + 0.04], [side + 0.04, y + 1, 0], clearAcrylic),
        box([side - 0.01, y + 1, -depth + 0.04], [side + 0.05, y + 1.05, 0], ink),
      )
  } else {
    parts.push(box([x, y, -depth], [x + w, y + 0.95, -depth + 0.1], rail))
    for (const side of [x, x + w - 0.1])
      parts.push(box([side, y, -depth + 0.1], [side + 0.1, y + 0.95, 0], rail))
  }
  return union(parts)
}

export const greenBehind = (stage: Stage, places: readonly (readonly [number, number, number])[]): Sdl[] =>
  places.map(([x, z, height]) => at([x, 0, z], crownOf(stage.season, height, stage.random)))
