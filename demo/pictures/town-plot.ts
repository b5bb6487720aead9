import type { Opening } from './openings.ts'
import type { Sdl } from './pov.ts'
import { union } from './pov.ts'
import type { Maker, Stage } from './stage.ts'
import { type Street, townStreet } from './town-street.ts'
import { rear, type WalledGarden, walledGarden } from './walled-garden.ts'

export interface Behind {
  readonly windows: readonly Opening[]
  /** Height of the back wall, and what it is made of. */
  readonly h: number
  readonly skin: Sdl
  readonly garden: Omit<WalledGarden, 'w' | 'd'>
}

const garden = (stage: Stage, w: number, d: number, { windows, h, skin, garden: behind }: Behind): Sdl =>
  union([rear(stage, w, d, h, windows, skin), walledGarden(stage, { ...behind, w, d: d + 0.3 })])

/** A house in closed order: its front from the model's builder, its street, and the garden behind it. */
export const townPlot =
  (house: Maker, street: Omit<Street, 'home'>, behind?: Behind): Maker =>
  (stage) => {
    const home = house({ ...stage, alone: true })
    const [w, , d] = home.high
    return {
      ...home,
      floor: -0.3,
      parts: [
        ...home.parts,
        townStreet(stage, { ...street, home: [0, w] }),
        ...(behind ? [garden(stage, w, d, behind)] : []),
      ],
    }
  }
