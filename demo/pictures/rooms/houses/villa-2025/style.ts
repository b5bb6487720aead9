import { cubesGarden } from '../../../lane-plots.ts'
import { at, union } from '../../../pov.ts'
import type { Fronts } from '../../cabinets.ts'
import { flat } from '../../ceilings.ts'
import { blackSteel, cloth, marble, paint, timber } from '../../finishes.ts'
import { planks, tiled } from '../../floors.ts'
import type { Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const paleOak = (along: 'x' | 'y' | 'z'): ReturnType<typeof timber> => timber('#cba877', along, 0.04)

export const linen = cloth('#e9e4d9')
export const lake = cloth('#4f8093')
export const plaster = paint('#f5f3ee')
export const stone = marble('#e9e6e0', '#d3cfc7', 0.9)

/** Fronts without handles, as joiners made them for the whole house. */
export const joinery: Fronts = {
  texture: paleOak('y'),
  carcass: paleOak('y'),
  kind: 'smooth',
  handle: 'groove',
  metal: blackSteel,
}

/** Sliding glass between posts of oak, as wide as the wall. */
export const sliding = (columns: number): ReturnType<typeof casements> =>
  casements({ texture: paleOak('y'), columns, frame: 0.05, sash: 0.055, handle: false })

/** The villa of 2025: white plaster, pale oak, and large slabs of stone over the heated floor. */
export const villa: Style = {
  height: 2.75,
  thickness: 0.42,
  walls: plaster,
  floor: tiled(['#b9b3a8', '#bdb7ac', '#b5afa3'], 1.2, '#9b958a', 0.22),
  ceiling: flat('#f8f7f3'),
  woodwork: paleOak('y'),
  window: sliding(3),
  sill: paint('#9b9c98'),
}

/** Upstairs the floors are of wide boards of oak. */
export const upper: Style = { ...villa, height: 2.7, floor: planks('#d0b083', 0.22, 0.13, 0.1) }

/** The upper floor lies this high above the ground. */
export const upstairs = 3.5

/** The plot as a room sees it whose corner stands at this place of it; a turn of 180 looks at the pool. */
export const plotFrom =
  (x: number, z: number, turn: number): Outlook =>
  (stage) =>
    at([x, 0, z], union(cubesGarden({ ...stage, from: [12, turn === 0 ? 12 : -12] })), turn)
