import { flat } from '../../ceilings.ts'
import { chrome, cloth, enamel, paint } from '../../finishes.ts'
import { planks, tiled } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const frames = enamel('#ece8de')

/** The second floor stands this high above the street. */
export const level = 6.6

export const petrol = cloth('#4a6472')
export const ochre = cloth('#bb8f4e')
export const clay = cloth('#ad6a4e')
export const linen = cloth('#efe9dc')

/** The flat of 1957 as it was renovated in 2021: white walls, oak boards, slender frames of aluminium. */
export const apartment: Style = {
  height: 2.6,
  thickness: 0.32,
  walls: paint('#f3f0e9'),
  floor: planks('#b8936a', 0.15, 0.16),
  ceiling: flat('#f6f4ee'),
  woodwork: enamel('#f2efe7'),
  skirting: plainSkirting(0.07),
  window: casements({ texture: frames, frame: 0.042, sash: 0.05, handle: chrome }),
  architrave: 0.07,
  sill: paint('#e6e2d8'),
}

/** Kitchen and bathroom have large tiles of pale grey. */
export const tiledFlat: Style = {
  ...apartment,
  floor: tiled(['#d0c9bc', '#cbc4b6', '#d5cec2'], 0.6, '#b0a99c', 0.1),
}
