import { laid, lawnField } from '../../../grounds.ts'
import { hedgeRow, type Planting, trees } from '../../../grove.ts'
import { tiles } from '../../../materials.ts'
import { plainBlock } from '../../../plain-block.ts'
import { at, union } from '../../../pov.ts'
import { flat } from '../../ceilings.ts'
import { chrome, cloth, enamel, marble, paint, timber, velvet } from '../../finishes.ts'
import { planks, tiled } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import type { Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const bronze = enamel('#57514a')
const cream = enamel('#f1ede2')

/** The second floor stands this high above street and garden. */
export const level = 7.2

export const wine = velvet('#5e2230')
export const wineCloth = cloth('#5e2230')
export const sand = cloth('#d8c7a8')
export const linen = cloth('#ece4d6')
export const smoked = (along: 'x' | 'y' | 'z'): string => timber('#6b4d38', along)
export const travertine = marble('#dccbab', '#bfa984', 0.5)

/** Towards the garden, slender aluminium without bars. */
export const slender = casements({ texture: bronze, frame: 0.04, sash: 0.045, handle: chrome })

/** The flat of 2012: dark boards of smoked oak, ivory walls and the cross windows of a classical front. */
export const flat2012: Style = {
  height: 2.7,
  thickness: 0.32,
  walls: paint('#f1ebdf'),
  floor: planks('#6e533e', 0.19, 0.14, 0.18),
  ceiling: flat('#f7f4ed'),
  woodwork: cream,
  skirting: plainSkirting(0.1),
  window: casements({ texture: cream, columns: 2, bars: [0.7], handle: chrome }),
  architrave: 0.08,
  sill: paint('#dccdb0'),
}

/** Kitchen and bathroom have large dark tiles. */
export const tiledFlat: Style = {
  ...flat2012,
  floor: tiled(['#827b72', '#7c756c', '#88817a'], 0.6, '#625c55', 0.16),
}

const inside: readonly Planting[] = [
  { x: -2.5, z: 12, tall: 11, kind: 'birch' },
  { x: 6.4, z: 13, tall: 9.8, kind: 'linden' },
  { x: 12, z: 10, tall: 11.4, kind: 'birch' },
  { x: 14.5, z: 17, tall: 11, kind: 'oak' },
  { x: 22, z: 9, tall: 10, kind: 'linden' },
  { x: -14, z: 18, tall: 10, kind: 'oak' },
  { x: 31, z: 13, tall: 10.4, kind: 'birch' },
  { x: 33, z: 3.5, tall: 9.4, kind: 'linden' },
]

/** The quiet garden inside the block, in the south: lawn, paths and the backs of the houses around it. */
export const innerGarden: Outlook = (stage, { d }) => {
  const walk = tiles('#d3c6ab', 0.4)
  return at(
    [0, 0, d],
    union([
      lawnField(stage, [-60, 2, 70, 32]),
      laid([-60, 4, 70, 5.6], walk, 0.03),
      laid([3, 5.6, 4.6, 32], walk, 0.03),
      hedgeRow(stage, [-40, 7.2], [2.2, 7.2], 1.1, 0.7),
      hedgeRow(stage, [5.4, 7.2], [50, 7.2], 1.1, 0.7),
      hedgeRow(stage, [-40, 29], [50, 29], 2, 0.9),
      ...trees(stage, inside),
      at([-32, 0, 8], plainBlock(stage, 20, 4), -90),
      ...[29, 8].map((z) => at([40, 0, z], plainBlock(stage, 20, 4), 90)),
      ...[-38, -19.5, -1, 17.5, 36].map((x, i) => at([x, 0, 31], plainBlock(stage, 18, 4 - (i % 2)))),
    ]),
  )
}
