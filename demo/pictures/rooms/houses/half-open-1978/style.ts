import { flat } from '../../ceilings.ts'
import { chrome, cloth, enamel, paint, timber } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import { gardenAround } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

/** The tropical wood of 1978, in doors, skirtings and the bands around windows. */
export const merbau = (along: 'x' | 'y' | 'z'): ReturnType<typeof timber> => timber('#91552f', along, 0.08)

export const rust = cloth('#b45c30')
export const sand = cloth('#d8c6a2')
export const cream = cloth('#ece2cd')

/** Wide white frames of PVC, as they were put in in 2015. */
export const pvc = (columns?: number): ReturnType<typeof casements> =>
  casements({
    texture: enamel('#f2eee4'),
    frame: 0.06,
    sash: 0.075,
    handle: chrome,
    ...(columns ? { columns } : {}),
  })

export const cork = tiled(['#bd8e5c', '#b58553', '#c49765'], 0.3, '#8d663d', 0.06, 0.0015)

/** The family house of 1978, well kept: cork underfoot, warm white walls, woodwork of merbau. */
export const house: Style = {
  height: 2.5,
  thickness: 0.3,
  walls: paint('#f1e9d9'),
  floor: cork,
  ceiling: flat('#f6f0e4'),
  woodwork: merbau('y'),
  skirting: plainSkirting(0.08),
  window: pvc(),
  architrave: 0.07,
  windowTrim: 0.06,
  sill: merbau('x'),
}

const { skirting: _skirting, ...bare } = house

/** Kitchen and bathroom are tiled in the brown of their time. */
export const tiledHouse: Style = {
  ...bare,
  floor: tiled(['#a7704e', '#9d6747', '#b07a57', '#a36c4a'], 0.2, '#c4ad92', 0.12),
}

/** The upper floor lies this high above the ground. */
export const upstairs = 2.95

/** The garden in the south-west: terrace, lawn and the two pear trees. */
export const garden = gardenAround(
  [
    { x: 1.2, z: 23, tall: 5, kind: 'pear' },
    { x: 7.6, z: 25, tall: 5.4, kind: 'pear' },
    { x: -7, z: 18, tall: 6.5 },
    { x: -8, z: 4, tall: 6, kind: 'birch' },
  ],
  3.2,
  15,
)
