import { boards, tiles } from '../../../materials.ts'
import { box } from '../../../pov.ts'
import type { Ceiling } from '../../ceilings.ts'
import { flat } from '../../ceilings.ts'
import { enamel, paint, timber } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import { gardenAround } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const brown = (along: 'x' | 'y' | 'z'): ReturnType<typeof timber> => timber('#6f4a30', along)
export const orange = '#cc6a28'
export const brownTiles = tiled(['#5e4435', '#674b3a', '#563f31', '#6d5140'], 0.2, '#8f7f6b', 0.16)

/** Boards of pine that have grown dark over fifty years. */
export const pineBoards: Ceiling = (w, d) =>
  box([-0.5, 0, -0.5], [w + 0.5, 0.3, d + 0.5], boards('#b5814a', 0.11, 'x', 0.1))

/** The villa of 1972 as its first owners left it: brown wood around single glass, plaster gone yellow. */
export const house: Style = {
  height: 2.5,
  thickness: 0.3,
  walls: paint('#e9dfc8'),
  floor: brownTiles,
  ceiling: flat('#eee6d4'),
  woodwork: brown('y'),
  skirting: plainSkirting(0.07),
  window: casements({ texture: enamel('#6b4a34'), frame: 0.055, sash: 0.05 }),
  architrave: 0.06,
  windowTrim: 0.05,
  sill: brown('x'),
}

/** The flat garden behind the house: old flags, a wide lawn, birches and an oak. */
export const garden = gardenAround(
  [
    { x: -3, z: 15, tall: 8, kind: 'birch' },
    { x: 2.2, z: 19, tall: 9, kind: 'oak' },
    { x: 8.4, z: 16, tall: 7.5, kind: 'birch' },
    { x: 13, z: 21, tall: 9 },
  ],
  4.4,
  18,
  tiles('#b3a48d', 0.5),
)
