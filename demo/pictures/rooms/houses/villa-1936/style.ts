import type { Planting } from '../../../grove.ts'
import { tiles } from '../../../materials.ts'
import type { Fronts } from '../../cabinets.ts'
import { flat } from '../../ceilings.ts'
import { brassPlate, cloth, enamel, leather, marble, paint, velvet, walnut } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { plainSkirting, steppedCornice } from '../../moulding.ts'
import { gardenAround, type Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const frames = enamel('#eee8da')
export const plaster = '#f4efe3'

export const bottle = velvet('#2d4a3b')
export const rust = cloth('#a4512f')
export const tan = leather('#a5683c')
export const ivory = cloth('#ece3d0')

/** Walnut with knobs of brass, for what stands in the rooms. */
export const wood: Fronts = {
  texture: walnut('y'),
  carcass: walnut('x'),
  kind: 'smooth',
  handle: 'knob',
  metal: brassPlate,
}

/** Marble from the Ardennes: red with grey and white, and black. */
export const rouge = marble('#7d3b2f', '#b9a596', 0.34)
export const noir = marble('#2b2c2b', '#6a6964', 0.8)

/** The villa of 1936 as it was renovated in 2018: narrow oak boards, stepped cornices, painted timber. */
export const villa: Style = {
  height: 2.8,
  thickness: 0.36,
  walls: paint('#eee7d8'),
  floor: planks('#b3824d', 0.1),
  ceiling: flat(plaster),
  woodwork: frames,
  skirting: plainSkirting(0.16, 0.018),
  cornice: steppedCornice(0.13),
  window: casements({ texture: frames, columns: 2, bars: [0.72], sash: 0.058, handle: brassPlate }),
  architrave: 0.1,
  windowTrim: 0.08,
  sill: noir,
}

/** The bedrooms lie this high above the ground. */
export const upstairs = 3.1

const trees: readonly Planting[] = [
  { x: 12, z: 23, tall: 4.6, kind: 'pear', leaves: 'blossom' },
  { x: 24, z: 26, tall: 11, kind: 'oak' },
  { x: 5, z: 31, tall: 9 },
  { x: -6, z: 26, tall: 9, leaves: 'copper' },
]

/** The garden behind the house, from a room whose corner stands at this place of the whole plot. */
export const gardenFrom = (x: number, z: number): Outlook =>
  gardenAround(
    trees.map((tree) => ({ ...tree, x: tree.x - x, z: tree.z - z })),
    4.4,
    18,
    tiles('#9fa3a2', 0.6),
  )
