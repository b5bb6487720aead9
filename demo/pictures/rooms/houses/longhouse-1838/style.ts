import { beamed } from '../../ceilings.ts'
import { blueStone, enamel, paint, timber } from '../../finishes.ts'
import { planks, tiled } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import { gardenAround } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const frames = enamel('#f0ebdf')
export const greyGreen = enamel('#7f8f82')
export const oldOak = (along: 'x' | 'y' | 'z'): ReturnType<typeof timber> => timber('#8f6a45', along)

/** The longhouse of 1838 as it was renovated in 2019: oak, lime and terracotta in thick walls. */
export const longhouse: Style = {
  height: 2.72,
  thickness: 0.52,
  walls: paint('#efe8d9'),
  floor: tiled(['#b87752', '#c0805b', '#ad6d4a', '#c58a66', '#b27250'], 0.22, '#9c8974', 0.08),
  ceiling: beamed(oldOak('x'), oldOak('z')),
  woodwork: greyGreen,
  skirting: plainSkirting(0.1),
  window: casements({ texture: frames, columns: 2, bars: [0.66], sash: 0.055 }),
  architrave: 0.09,
  sill: blueStone,
}

/** Upstairs the floors are of wide oak boards. */
export const upstairs: Style = {
  ...longhouse,
  height: 2.55,
  floor: planks('#b48a58', 0.22),
  sill: oldOak('x'),
}

/** The garden behind the house: a terrace of stone, lawn, and the orchard in blossom. */
export const orchardGarden = gardenAround(
  [
    { x: -1, z: 14, tall: 4.4, kind: 'pear', leaves: 'blossom' },
    { x: 3.4, z: 16.5, tall: 4.2, kind: 'pear', leaves: 'blossom' },
    { x: 7.8, z: 13.5, tall: 4.5, kind: 'pear', leaves: 'blossom' },
    { x: 1.2, z: 21, tall: 4.6, kind: 'pear', leaves: 'blossom' },
    { x: 6, z: 21, tall: 4.3, kind: 'pear', leaves: 'blossom' },
  ],
  4.4,
  22,
)
