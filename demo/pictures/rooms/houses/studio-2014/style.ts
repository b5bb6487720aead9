import { plainBlock } from '../../../plain-block.ts'
import { at, union } from '../../../pov.ts'
import { flat } from '../../ceilings.ts'
import { blackSteel, cloth, enamel, paint, timber } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import { gardenAround, type Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const birch = (along: 'x' | 'y' | 'z'): ReturnType<typeof timber> => timber('#dbc397', along, 0.04)

export const lemon = cloth('#dfb239')
export const mist = cloth('#b4baba')
export const snow = cloth('#f1efe9')
export const white = enamel('#f3f2ee')
export const frames = enamel('#434a48')

/** The second floor stands this high above the ground. */
export const level = 6.4

/** The studio of 2014: white walls, boards of pale birch, dark frames of aluminium. */
export const studio: Style = {
  height: 2.55,
  thickness: 0.34,
  walls: paint('#f5f4f0'),
  floor: planks('#d3b98d', 0.19, 0.09, 0.1),
  ceiling: flat('#faf9f6'),
  woodwork: white,
  skirting: plainSkirting(0.06),
  window: casements({ texture: frames, columns: 2, frame: 0.045, sash: 0.055, handle: blackSteel }),
  sill: paint('#8d9290'),
}

const green = gardenAround(
  [
    { x: 1.2, z: 21, tall: 9 },
    { x: 8.4, z: 24, tall: 10, kind: 'birch' },
    { x: -7.5, z: 14, tall: 9, kind: 'birch' },
    { x: 13, z: 16, tall: 9 },
  ],
  2,
  15,
)

/** The quiet side at the rear: gardens, crowns of trees, the blocks of the next street. */
export const rear: Outlook = (stage, plan) =>
  union([
    green(stage, plan),
    at([-19, 0, plan.d + 44], plainBlock(stage, 16, 3)),
    at([2, 0, plan.d + 46], plainBlock(stage, 17, 4)),
    at([24, 0, plan.d + 43], plainBlock(stage, 15, 3)),
    at([-38, 0, plan.d + 6], plainBlock(stage, 17, 3), -90),
  ])
