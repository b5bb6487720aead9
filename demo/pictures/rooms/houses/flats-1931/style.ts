import { flat } from '../../ceilings.ts'
import { chrome, cloth, enamel, paint, timber } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import type { Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { walledOutlook } from '../../walled-outlook.ts'
import { casements } from '../../windows.ts'

export const white = enamel('#f2f0ea')
export const plum = cloth('#6d4a78')
export const lilac = paint('#9d8aa6')
export const birch = (along: 'x' | 'y' | 'z'): ReturnType<typeof timber> => timber('#d9bf95', along)

/** The flats stand on the first and the second floor; this is the first. */
export const level = 3.6

/** A house of 1931, let since 2004: white walls, laminate and frames of plastic, as a landlord renews them. */
export const flats1931: Style = {
  height: 2.85,
  thickness: 0.34,
  walls: paint('#efece6'),
  floor: planks('#c3a077', 0.19, 0.1, 0.1),
  ceiling: flat('#f6f4ef'),
  woodwork: white,
  skirting: plainSkirting(0.08),
  window: casements({ texture: white, columns: 2, frame: 0.065, sash: 0.075, bars: [0.7], handle: chrome }),
  architrave: 0.07,
  sill: paint('#dedad2'),
}

/** The garden of the ground floor, from a room whose left corner stands so far from the wall of the neighbour. */
export const gardenBelow = (beside: number): Outlook =>
  walledOutlook({
    beside,
    w: 7.4,
    deep: 9.4,
    terrace: 1.4,
    petals: ['#e9d7a0', '#f2ead9'],
    trees: [
      { x: 11, z: 9, tall: 8 },
      { x: -4, z: 13, tall: 9 },
      { x: 3, z: 15, tall: 8 },
      { x: 8, z: 18, tall: 9 },
    ],
    storeys: [3, 2, 3, 3, 2, 3, 2, 3, 2],
    away: 26,
  })
