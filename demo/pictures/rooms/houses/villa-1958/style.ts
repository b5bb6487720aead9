import { flat } from '../../ceilings.ts'
import { blueStone, enamel, paint } from '../../finishes.ts'
import { planks, tiled } from '../../floors.ts'
import { cove, plainSkirting } from '../../moulding.ts'
import { gardenAround } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const frames = enamel('#f3efe6')

/** The villa of 1958 as it was renovated in 2017: white crossbar windows, wide oak boards, calm walls. */
export const villa: Style = {
  height: 2.72,
  thickness: 0.32,
  walls: paint('#efebe2'),
  floor: planks('#bd9765', 0.2),
  ceiling: flat(),
  woodwork: frames,
  skirting: plainSkirting(0.12),
  cornice: cove(0.06),
  window: casements({ texture: frames, bars: [0.68] }),
  architrave: 0.08,
  sill: blueStone,
}

/** Kitchen, hall and bathrooms are tiled. */
export const tiledVilla: Style = {
  ...villa,
  floor: tiled(['#cbc3b3', '#d0c9ba', '#c6beae'], 0.6, '#aca493', 0.1),
}

/** The garden in the south: terrace, lawn and the old pear trees. */
export const southGarden = gardenAround([
  { x: 0.2, z: 13, tall: 4.6, kind: 'pear' },
  { x: 5.6, z: 16, tall: 5.2, kind: 'pear' },
  { x: -8, z: 6, tall: 7 },
])

export const side = gardenAround(
  [
    { x: -3, z: 14, tall: 6, kind: 'birch' },
    { x: 7, z: 13, tall: 5, kind: 'pear' },
  ],
  1,
  9,
)

/** Without skirting and cornice, where walls are tiled. */
export const bare = ({ skirting: _skirting, cornice: _cornice, ...rest }: Style): Style => rest
