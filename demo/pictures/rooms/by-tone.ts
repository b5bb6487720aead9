import { type Sdl, union } from '../pov.ts'

/** A board, a tile or a stone, and which of the tones it has. */
export type Piece = readonly [tone: number, shape: Sdl]

/** Pieces of the same tone are one union: the ray tracer then keeps their texture once. */
export const unionByTone = (pieces: readonly Piece[], textures: readonly Sdl[]): Sdl =>
  union(
    textures.map((texture, tone) =>
      union(
        pieces.filter(([own]) => own === tone).map(([, shape]) => shape),
        texture,
      ),
    ),
  )
