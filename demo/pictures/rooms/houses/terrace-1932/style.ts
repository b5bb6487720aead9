import { flat } from '../../ceilings.ts'
import { enamel, timber, velvet } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { plainSkirting, steppedCornice } from '../../moulding.ts'
import type { Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { walledOutlook } from '../../walled-outlook.ts'
import { wallpaper } from '../../wallpaper.ts'
import { casements } from '../../windows.ts'

export const cream = enamel('#e9dfc8')
export const ceiling = '#ede3cf'
export const darkOak = (along: 'x' | 'y' | 'z'): ReturnType<typeof timber> => timber('#7d5733', along)
export const oldRose = velvet('#8c484b')

export const salonPaper = wallpaper('#cfc7a4', '#8d9168', 0.14)
export const salonFresh = wallpaper('#bfbd8a', '#66754a', 0.14)

/** The house of 1932 as its last owners left it: dark boards, printed paper, single glass in painted wood. */
export const house: Style = {
  height: 2.95,
  thickness: 0.36,
  walls: salonPaper,
  floor: planks('#8a6039', 0.115, 0.3, 0.08),
  ceiling: flat(ceiling),
  woodwork: cream,
  skirting: plainSkirting(0.17, 0.018),
  cornice: steppedCornice(0.1),
  window: casements({ texture: cream, columns: 2, sash: 0.05, bars: [0.7] }),
  architrave: 0.11,
  windowTrim: 0.1,
  sill: darkOak('x'),
}

/** The garden in the south, from a room whose left corner stands so far from the wall of the neighbour. */
export const gardenFrom = (beside: number): Outlook =>
  walledOutlook({
    beside,
    w: 6.4,
    deep: 20,
    terrace: 2,
    petals: ['#e8cf86', '#f2ead9'],
    trees: [
      { x: 1.6, z: 13.5, tall: 5, kind: 'pear' },
      { x: 5, z: 17, tall: 4.4, kind: 'pear' },
      { x: -6, z: 15, tall: 7 },
      { x: 13, z: 17, tall: 8 },
      { x: 1.2, z: 24, tall: 8 },
      { x: 7.6, z: 26, tall: 9 },
    ],
    storeys: [2, 3, 2, 2, 3, 2, 2, 3, 2],
    away: 36,
  })
