/** What every floor plan is made of and drawn with. */

/** Everything in metres from the plan's upper left corner, x to the right and y downwards. */
export type Box = [x: number, y: number, width: number, depth: number]
/** A passage this wide has no door in it. */
export const passage = 1.4

/** An opening in a wall: its middle, how wide it is, and which way the wall runs. */
export type Opening = { x: number; y: number; wide: number; along: 'x' | 'y' }
export type Door = Opening & { hinge?: 1 | -1; swing?: 1 | -1; isFront?: boolean }

export type Plan = {
  rooms: Box[]
  /** Outside, with boards and no walls. */
  terraces?: Box[]
  /** Rooms with a tiled floor. */
  tiled: Box[]
  windows: Opening[]
  doors: Door[]
  furniture: string[]
  /** In degrees, clockwise from the foot of the sheet. */
  north?: number
}

export const size = { width: 1440, height: 1080 }
const scale = 68
export const colours = {
  paper: '#faf6ef',
  floor: '#fffdf8',
  tile: '#eef2ec',
  wall: '#2b3a33',
  line: '#7f8a80',
  glass: '#8fb0b5',
}
export const wall = { outer: 0.32, inner: 0.14 }

export const px = (metres: number) => Math.round(metres * scale * 10) / 10
export const rect = ([x, y, width, depth]: Box, style: string, radius = 0) =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(depth)}" rx="${px(radius)}" ${style}/>`
export const path = (d: string, style: string) => `<path d="${d}" ${style}/>`
export const line = `fill="none" stroke="${colours.line}" stroke-width="2"`
export const piece = `fill="${colours.floor}" stroke="${colours.line}" stroke-width="2"`

export const circle = (x: number, y: number, radius: number) =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" ${line}/>`
