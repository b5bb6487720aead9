import { treeTops } from '../../../treetops.ts'
import { flat } from '../../ceilings.ts'
import { chrome, cloth, enamel, marble, paint, timber } from '../../finishes.ts'
import { planks, tiled } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import type { Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

/** The sixth floor stands this high above the gardens. */
export const level = 18.7

export const bronze = enamel('#75695c')
export const walnut = (along: 'x' | 'y' | 'z'): string => timber('#7d573a', along)
export const oriole = cloth('#cf9a2f')
export const wool = cloth('#d9d0c0')
export const moss = cloth('#7c7f6b')
export const sheer = cloth('#f2ede2', 0.03)
export const stone = marble('#e5ddcf', '#c3b49c', 0.6)

/** Sliding windows in bronze aluminium, each with a slender sash. */
export const sliding = (columns: number): ReturnType<typeof casements> =>
  casements({ texture: bronze, columns, frame: 0.05, sash: 0.05, handle: chrome })

/** The penthouse of 2016: wide boards of pale oak, warm white walls, frames of bronze and pieces of walnut. */
export const penthouse2016: Style = {
  height: 2.65,
  thickness: 0.3,
  walls: paint('#f1ece1'),
  floor: planks('#c8a67b', 0.22, 0.1, 0.12),
  ceiling: flat('#f8f5ee'),
  woodwork: paint('#f1ece1'),
  skirting: plainSkirting(0.07),
  window: sliding(2),
  sill: bronze,
}

/** Kitchen and baths have large tiles of the colour of sand. */
export const tiledRooms: Style = {
  ...penthouse2016,
  floor: tiled(['#b5a893', '#b0a38e', '#baad98'], 0.9, '#978b78', 0.14),
}

/** Over the crowns of the beeches in the gardens around, from any room. */
export const aboveTrees: Outlook = (stage, { w, d }) => treeTops(stage, [w / 2, d / 2], () => true)
