import { asphalt, laid } from '../../../grounds.ts'
import { trees } from '../../../grove.ts'
import { bluestone, tiles } from '../../../materials.ts'
import { at, box, union } from '../../../pov.ts'
import { streetRow } from '../../../street-houses.ts'
import { flat } from '../../ceilings.ts'
import { cloth, enamel, paint, timber } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { cove, plainSkirting } from '../../moulding.ts'
import type { Outlook } from '../../outlook.ts'
import { onSide } from '../../shell.ts'
import type { Style } from '../../style.ts'
import { walledOutlook } from '../../walled-outlook.ts'
import { casements } from '../../windows.ts'

export const white = enamel('#f3efe5')
/** The one strong colour of the house. */
export const indigo = cloth('#2f4f7d')
export const ash = (along: 'x' | 'y' | 'z'): ReturnType<typeof timber> => timber('#cda673', along)

/** The wooden frames of the street front: two casements below a transom. */
export const teeWindow = casements({ texture: white, columns: 2, bars: [0.74], sash: 0.058 })

/** The village house of 1924 after its new coat of 2009: pale walls, sanded pitch pine, white wood. */
export const house: Style = {
  height: 2.78,
  thickness: 0.3,
  walls: paint('#eae0c8'),
  floor: planks('#b17a46', 0.13, 0.22, 0.1),
  ceiling: flat('#f6f3ea'),
  woodwork: white,
  skirting: plainSkirting(0.16, 0.018),
  cornice: cove(0.07),
  window: teeWindow,
  architrave: 0.1,
  windowTrim: 0.08,
  sill: white,
}

/** The small walled garden behind the house. */
export const garden: Outlook = walledOutlook({
  beside: 0.3,
  w: 5.6,
  deep: 15,
  terrace: 2.6,
  petals: ['#d9a7a0', '#f2e7e0', '#c9b6d6'],
  bricks: '#b58f78',
  trees: [
    { x: 1.3, z: 11.5, tall: 3.6, kind: 'pear' },
    { x: 12, z: 13.5, tall: 6.5 },
    { x: -5, z: 17, tall: 7 },
    { x: 4.6, z: 20, tall: 7 },
  ],
  storeys: [2, 1, 2, 2, 1, 2, 2, 1, 2, 2],
  away: 31,
})

/** The village street before a room whose back wall is the front of the house: low houses across a narrow road. */
export const villageStreet: Outlook = (stage, plan) => {
  const across = streetRow(stage, 0, [2, 1, 2, 2, 1, 1, 2, 2, 1, 2, 2])
  return onSide(
    'back',
    plan,
    union([
      box([-45, -0.3, 0.4], [55, 0, 9], asphalt),
      laid([-45, 0.4, 55, 1.9], tiles('#c6c1b6', 0.3), 0.12),
      box([-45, -0.16, 7.2], [55, 0.125, 7.34], bluestone),
      laid([-45, 7.34, 55, 8.8], tiles('#c6c1b6', 0.3), 0.12),
      at([2 - across.end / 2, 0, 8.8], across.row),
      ...trees(stage, [
        { x: -9, z: 27, tall: 11, kind: 'linden' },
        { x: 4, z: 30, tall: 12, kind: 'oak' },
        { x: 15, z: 27, tall: 11, kind: 'linden' },
      ]),
    ]),
  )
}
