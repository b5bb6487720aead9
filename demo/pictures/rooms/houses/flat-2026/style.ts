import { laid, lawnField } from '../../../grounds.ts'
import { hedgeRow, type Planting, trees } from '../../../grove.ts'
import { tiles } from '../../../materials.ts'
import { plainBlock } from '../../../plain-block.ts'
import { at, union } from '../../../pov.ts'
import { flat } from '../../ceilings.ts'
import { blackSteel, cloth, enamel, paint, timber } from '../../finishes.ts'
import { planks, tiled } from '../../floors.ts'
import type { Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

/** The first floor stands this high above the garden. */
export const level = 3.3

export const larch = (along: 'x' | 'y' | 'z'): string => timber('#d3a673', along, 0.04)
export const leaf = cloth('#7f9d55')
export const chalk = cloth('#e6e2d8')
export const stoneGrey = cloth('#b4b2ab')
export const white = enamel('#f5f4f0')
export const top = paint('#dcd9d2')

/** Frames of larch on the inside, their aluminium is on the other side. */
export const frames = (columns: number): ReturnType<typeof casements> =>
  casements({ texture: larch('y'), columns, frame: 0.06, sash: 0.07, handle: blackSteel })

/** The flat of 2026 as the builder hands it over: white walls, pale grey tiles, frames of larch. */
export const flat2026: Style = {
  height: 2.6,
  thickness: 0.42,
  walls: paint('#f2ede3'),
  floor: tiled(['#b8b1a4', '#b3ac9f', '#bdb6a9'], 0.8, '#9c9588', 0.14),
  ceiling: flat('#faf9f6'),
  woodwork: larch('y'),
  window: frames(2),
  sill: paint('#dcd9d2'),
}

/** Bedrooms have boards. */
export const boarded: Style = { ...flat2026, floor: planks('#d8bb92', 0.2, 0.1, 0.1) }

const around: readonly Planting[] = [
  { x: -5, z: 9, tall: 8.4, kind: 'birch' },
  { x: 1.2, z: 15, tall: 7, kind: 'pear', leaves: 'blossom' },
  { x: 8.6, z: 10.5, tall: 8.8, kind: 'birch' },
  { x: 13, z: 17, tall: 9.5, kind: 'linden' },
  { x: 18, z: 8, tall: 8, kind: 'birch' },
  { x: 19, z: -2, tall: 7.4, kind: 'linden' },
  { x: 15, z: -9, tall: 8.6, kind: 'birch' },
  { x: -14, z: 14, tall: 9, kind: 'linden' },
  ...Array.from(
    { length: 13 },
    (_, i): Planting => ({
      x: -44 + i * 8,
      z: 27 + (i % 3) * 4,
      tall: 9 + (i % 4),
      kind: i % 3 ? 'linden' : 'oak',
    }),
  ),
]

/** The shared garden of the residence in spring: lawn, a path, birches, and low blocks behind the hedge. */
export const sharedGarden: Outlook = (stage, { d }) =>
  at(
    [0, 0, d],
    union([
      lawnField(stage, [-60, -40, 70, 60]),
      laid([-30, 5.2, 40, 6.6], tiles('#cfcac0', 0.5), 0.02),
      hedgeRow(stage, [-45, 22], [55, 22], 1.8, 0.8),
      hedgeRow(stage, [24, -30], [24, 22], 1.8, 0.8),
      ...trees(stage, around),
      ...[-40, -14, 12, 38].map((x, i) => at([x, 0, 42 + (i % 2) * 5], plainBlock(stage, 15, 2 + (i % 2)))),
      at([44, 0, 12], plainBlock(stage, 16, 2), 90),
    ]),
  )
