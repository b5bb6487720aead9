import { brick, masonry } from './materials.ts'
import type { Sdl } from './pov.ts'
import type { Stage } from './stage.ts'

/** Engraved card on a model; brickwork with real courses for a visitor in the street. */
export const bricks = (stage: Stage, hex: string, course?: number): Sdl =>
  stage.from ? masonry(hex) : brick(hex, course)
