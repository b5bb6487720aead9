import { flat } from '../../ceilings.ts'
import { cloth, enamel, marble, paint, timber } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import type { Style } from '../../style.ts'
import { bays } from '../../windows.ts'

/** The fourth floor stands this high above the street, and the bedrooms one storey higher. */
export const level = 12.9
export const upstairs = level + 3.25

export const black = enamel('#2b2d2e')
export const ash = (along: 'x' | 'y' | 'z'): string => timber('#b89a72', along)
export const burnt = cloth('#c25a2b')
export const pale = cloth('#c4c1ba')
export const felt = cloth('#8b8c8b')
export const sheer = cloth('#f1efea', 0.03)
export const stone = marble('#dddad4', '#a9a6a0', 0.8)

/** Glass from floor to ceiling in bays of black aluminium. */
export const glassWall = (count: number) => bays(count, black, [], 0.06)

/** The penthouse of 2022: white planes, floors of pale stone in large slabs, black frames around glass. */
export const penthouse: Style = {
  height: 2.95,
  thickness: 0.2,
  walls: paint('#e6e4df'),
  floor: tiled(['#989590', '#938f8a', '#9d9a95'], 1.2, '#7d7a75', 0.2, 0.005),
  ceiling: flat('#f6f5f1'),
  woodwork: black,
  window: glassWall(3),
  sill: black,
}
