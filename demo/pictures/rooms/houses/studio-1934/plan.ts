import { paint } from '../../finishes.ts'
import type { RoundCorner } from '../../round-corner.ts'
import type { Hole, Plan } from '../../style.ts'
import { ivory, maple, plaster, studio, varnished } from './style.ts'

const [w, d] = [5.8, 5.8]

/** The band of windows of the rounded corner, as wide and as high as the front has it. */
export const corner: RoundCorner = {
  r: 4.2,
  thick: studio.thickness,
  height: studio.height,
  sill: 0.86,
  head: 2.46,
  windows: 14,
  wall: studio.walls,
  frames: varnished,
  board: maple('x'),
  skirting: ivory,
  plaster: paint(plaster),
}

/** The axis of the drum. */
export const [axisX, axisZ] = [w - corner.r, d - corner.r]

/** Where the straight walls end: what follows is the drum, which brings its own wall and its own light. */
const open = (x: number): Hole => ({
  x,
  w: corner.r + studio.thickness,
  h: studio.height,
  kind: 'glass',
  inner: true,
  frame: () => '',
})

export const plan: Plan = { w, d, holes: { back: [open(axisX)], right: [open(axisZ)] } }
