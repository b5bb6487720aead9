import { at, union } from '../pov.ts'
import { streetRow } from '../street-houses.ts'
import { type WalledGarden, walledGarden } from '../walled-garden.ts'
import type { Outlook } from './outlook.ts'

interface WalledOutlook extends Omit<WalledGarden, 'd'> {
  /** How far the left wall of the garden stands beside the room's left corner. */
  readonly beside: number
  /** Storeys of the houses in the next street, and how far behind the room they stand. */
  readonly storeys: readonly number[]
  readonly away: number
}

/** The walled garden of a house in a row, and the next street behind it; `z` of its trees is from the room's back wall. */
export const walledOutlook =
  ({ beside, storeys, away, trees, ...garden }: WalledOutlook): Outlook =>
  (stage, { d }) =>
    union([
      at(
        [-beside, 0, 0],
        walledGarden(stage, {
          ...garden,
          d: d + 0.4,
          trees: trees.map((tree) => ({ ...tree, z: d + tree.z })),
        }),
      ),
      at([-30, 0, d + away], streetRow(stage, 0, storeys).row),
    ])
