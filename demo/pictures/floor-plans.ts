/**
 * Draws the demo's floor plans: `node demo/pictures/floor-plans.ts`. Plans hold no words, so that one picture serves
 * every language: walls, openings and furniture, a scale and the north.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { webpWithin } from './grade.ts'

/** Everything in metres from the plan's upper left corner, x to the right and y downwards. */
type Box = [x: number, y: number, width: number, depth: number]
/** A passage this wide has no door in it. */
const passage = 1.4

/** An opening in a wall: its middle, how wide it is, and which way the wall runs. */
type Opening = { x: number; y: number; wide: number; along: 'x' | 'y' }
type Door = Opening & { hinge?: 1 | -1; swing?: 1 | -1; isFront?: boolean }

type Plan = {
  rooms: Box[]
  /** Rooms with a tiled floor. */
  tiled: Box[]
  windows: Opening[]
  doors: Door[]
  furniture: string[]
}

const size = { width: 1440, height: 1080 }
const scale = 68
const colours = {
  paper: '#faf6ef',
  floor: '#fffdf8',
  tile: '#eef2ec',
  wall: '#2b3a33',
  line: '#7f8a80',
  glass: '#8fb0b5',
}
const wall = { outer: 0.32, inner: 0.14 }

const px = (metres: number) => Math.round(metres * scale * 10) / 10
const rect = ([x, y, width, depth]: Box, style: string, radius = 0) =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(depth)}" rx="${px(radius)}" ${style}/>`
const path = (d: string, style: string) => `<path d="${d}" ${style}/>`
const line = `fill="none" stroke="${colours.line}" stroke-width="2"`
const piece = `fill="${colours.floor}" stroke="${colours.line}" stroke-width="2"`

const bed = ([x, y, width, depth]: Box, head: 'up' | 'down') => {
  const pillows = head === 'up' ? y + 0.12 : y + depth - 0.52
  const fold = head === 'up' ? y + 0.75 : y + depth - 0.75
  const half = width > 1.2 ? [x + 0.12, x + width / 2 + 0.05] : [x + 0.12]
  const pillow = width > 1.2 ? width / 2 - 0.17 : width - 0.24
  return [
    rect([x, y, width, depth], piece, 0.06),
    ...half.map((at) => rect([at, pillows, pillow, 0.4], line, 0.08)),
    path(`M${px(x)} ${px(fold)}h${px(width)}`, line),
  ].join('')
}
const table = ([x, y, width, depth]: Box, seats: number) => {
  const step = depth / seats
  const chairs = Array.from({ length: seats }, (_, index) => y + step * (index + 0.5) - 0.22)
  return [
    ...chairs.flatMap((at) => [
      rect([x - 0.34, at, 0.44, 0.44], piece, 0.1),
      rect([x + width - 0.1, at, 0.44, 0.44], piece, 0.1),
    ]),
    rect([x, y, width, depth], piece, 0.05),
  ].join('')
}
const sofa = ([x, y, width, depth]: Box) =>
  rect([x, y, width, depth], piece, 0.12) + rect([x + 0.15, y + 0.22, width - 0.3, depth - 0.28], line, 0.08)
const cupboard = (box: Box) => {
  const [x, y, width, depth] = box
  return rect(box, piece) + path(`M${px(x)} ${px(y)}l${px(width)} ${px(depth)}`, line)
}
const counter = (box: Box) => rect(box, piece)
const hob = (x: number, y: number) =>
  [0.17, 0.45].flatMap((dx) => [0.17, 0.45].map((dy) => circle(x + dx, y + dy, 0.1))).join('')
const circle = (x: number, y: number, radius: number) =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" ${line}/>`
const sink = (x: number, y: number) => rect([x, y, 0.5, 0.4], line, 0.06)
const bath = (box: Box) => {
  const [x, y, width, depth] = box
  return rect(box, piece) + rect([x + 0.08, y + 0.08, width - 0.16, depth - 0.16], line, 0.3)
}
const shower = (box: Box) => {
  const [x, y, width, depth] = box
  return (
    rect(box, piece) +
    path(`M${px(x)} ${px(y)}l${px(width)} ${px(depth)}m0 ${px(-depth)}l${px(-width)} ${px(depth)}`, line)
  )
}
const toilet = (x: number, y: number) =>
  rect([x, y, 0.4, 0.18], piece) + rect([x + 0.02, y + 0.18, 0.36, 0.48], piece, 0.18)
const basin = (x: number, y: number) =>
  rect([x, y, 0.9, 0.45], piece) + rect([x + 0.15, y + 0.08, 0.6, 0.3], line, 0.12)
const stairs = ([x, y, width, depth]: Box) => {
  const steps = Math.round(depth / 0.27)
  const treads = Array.from(
    { length: steps },
    (_, index) => `M${px(x)} ${px(y + (index * depth) / steps)}h${px(width)}`,
  )
  const middle = px(x + width / 2)
  const arrow = `M${middle} ${px(y + depth - 0.2)}V${px(y + 0.3)}m${px(-0.15)} ${px(0.2)}l${px(0.15)} ${px(-0.2)}l${px(0.15)} ${px(0.2)}`
  return rect([x, y, width, depth], piece) + path(treads.join(''), line) + path(arrow, line)
}
const plant = (x: number, y: number, radius = 0.35) => {
  const leaves = Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 4
    return `M${px(x)} ${px(y)}L${px(x + Math.cos(turn) * radius)} ${px(y + Math.sin(turn) * radius)}`
  })
  return circle(x, y, radius) + path(leaves.join(''), line)
}
const car = ([x, y, width, depth]: Box) =>
  rect([x, y, width, depth], piece, 0.45) +
  rect([x + 0.2, y + 1, width - 0.4, 1.9], line, 0.3) +
  path(`M${px(x + 0.2)} ${px(y + 1.5)}h${px(width - 0.4)}`, line)

/** What is drawn of a wall is taken out again where there is an opening. */
function gap({ x, y, wide, along }: Opening, thickness: number): Box {
  return along === 'x'
    ? [x - wide / 2, y - thickness / 2, wide, thickness]
    : [x - thickness / 2, y - wide / 2, thickness, wide]
}
const drawWindow = (one: Opening) => {
  const box = gap(one, wall.outer)
  const [x, y, width, depth] = box
  const middle =
    one.along === 'x'
      ? `M${px(x)} ${px(y + depth / 2)}h${px(width)}`
      : `M${px(x + width / 2)} ${px(y)}v${px(depth)}`
  return (
    rect(box, `fill="${colours.floor}" stroke="${colours.wall}" stroke-width="2"`) +
    path(middle, `stroke="${colours.glass}" stroke-width="5"`)
  )
}
const drawDoor = (door: Door) => {
  const { x, y, wide, along, hinge = 1, swing = 1 } = door
  const thickness = door.isFront ? wall.outer : wall.inner
  const opening = rect(gap(door, thickness + 0.02), `fill="${colours.floor}"`)
  if (wide >= passage) return opening
  const [from, to] = [-hinge * (wide / 2), hinge * (wide / 2)]
  const turn = hinge * swing * (along === 'x' ? 1 : -1) > 0 ? 0 : 1
  const leaf =
    along === 'x'
      ? `M${px(x + from)} ${px(y)}v${px(swing * wide)}A${px(wide)} ${px(wide)} 0 0 ${turn} ${px(x + to)} ${px(y)}`
      : `M${px(x)} ${px(y + from)}h${px(swing * wide)}A${px(wide)} ${px(wide)} 0 0 ${turn} ${px(x)} ${px(y + to)}`
  return opening + path(leaf, line)
}

function draw({ rooms, tiled, windows, doors, furniture }: Plan): string {
  const right = Math.max(...rooms.map(([x, , width]) => x + width))
  const bottom = Math.max(...rooms.map(([, y, , depth]) => y + depth))
  const left = (size.width - px(right)) / 2
  const top = (size.height - px(bottom)) / 2
  const walls = (thickness: number) => `fill="none" stroke="${colours.wall}" stroke-width="${px(thickness)}"`
  const north = `translate(${px(right) + 110} 90)`
  const rule = `translate(${px(right) + 60} ${px(bottom) - 10})`
  const ink = `fill="none" stroke="${colours.wall}" stroke-width="3"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colours.paper}"/>
<g transform="translate(${left} ${top})">
${rooms.map((room) => rect(room, `fill="${colours.floor}"`)).join('')}
${tiled.map((room) => rect(room, `fill="${colours.tile}"`)).join('')}
${furniture.join('\n')}
${rooms.map((room) => rect(room, walls(wall.inner))).join('')}
${rect([0, 0, right, bottom], walls(wall.outer))}
${windows.map(drawWindow).join('')}
${doors.map(drawDoor).join('')}
<g transform="${north}">${path('M0 -46V46M-16 22L0 46L16 22', ink)}${path('M-10 84V60L10 84V60', ink)}</g>
<g transform="${rule}">${path(`M0 -8V8M0 0H${px(2)}M${px(1)} -8V8M${px(2)} -8V8`, ink)}<text x="${px(2) + 12}" y="8" font-family="sans-serif" font-size="24" fill="${colours.wall}">2 m</text></g>
</g></svg>`
}

/** The villa with its orangery; the garden, in the south, is above. */
const ground: Plan = {
  rooms: [
    [0, 0, 4.5, 6],
    [4.5, 0, 3.9, 6],
    [8.4, 0, 4.8, 4.8],
    [8.4, 4.8, 4.8, 4.2],
    [0, 6, 4.5, 4.5],
    [4.5, 6, 3.9, 7.5],
    [0, 10.5, 4.5, 3],
    [8.4, 9, 4.8, 4.5],
    [4.5, 10.5, 1.35, 1.3],
  ],
  tiled: [
    [8.4, 0, 4.8, 4.8],
    [0, 6, 4.5, 4.5],
    [4.5, 6, 3.9, 7.5],
    [0, 10.5, 4.5, 3],
  ],
  windows: [
    { x: 2.2, y: 0, wide: 2.4, along: 'x' },
    { x: 6.4, y: 0, wide: 2.4, along: 'x' },
    { x: 10.8, y: 0, wide: 3.8, along: 'x' },
    { x: 13.2, y: 2.4, wide: 3.8, along: 'y' },
    { x: 13.2, y: 6.9, wide: 1.8, along: 'y' },
    { x: 0, y: 1.2, wide: 1.2, along: 'y' },
    { x: 0, y: 4.8, wide: 1.2, along: 'y' },
    { x: 0, y: 8.6, wide: 1.8, along: 'y' },
    { x: 0, y: 12, wide: 0.9, along: 'y' },
    { x: 10.8, y: 13.5, wide: 3.6, along: 'x' },
  ],
  doors: [
    { x: 4.5, y: 1.8, wide: 1.6, along: 'y' },
    { x: 8.4, y: 2.4, wide: 1.6, along: 'y', swing: 1 },
    { x: 7.6, y: 6, wide: 0.9, along: 'x', swing: -1, hinge: -1 },
    { x: 4.5, y: 9.6, wide: 0.9, along: 'y', swing: -1 },
    { x: 4.5, y: 12.4, wide: 0.9, along: 'y', swing: -1, hinge: -1 },
    { x: 8.4, y: 8.2, wide: 0.9, along: 'y', swing: 1 },
    { x: 8.4, y: 12.4, wide: 0.9, along: 'y', swing: 1, hinge: -1 },
    { x: 6.7, y: 13.5, wide: 1.1, along: 'x', swing: -1, isFront: true },
    { x: 5.85, y: 11.15, wide: 0.75, along: 'y' },
    { x: 3.4, y: 6, wide: 0.9, along: 'x', swing: 1 },
  ],
  furniture: [
    sofa([0.9, 4.6, 2.3, 0.9]),
    rect([1.4, 3.5, 1.3, 0.7], piece, 0.05),
    rect([0.16, 2.2, 0.4, 1.5], piece),
    sofa([3.1, 0.5, 0.95, 0.95]),
    table([5.95, 1.4, 1, 2.4], 3),
    cupboard([4.75, 5.35, 1.9, 0.45]),
    table([10.3, 1.5, 1, 1.6], 2),
    plant(9, 0.7, 0.4),
    plant(12.5, 0.7, 0.45),
    plant(12.5, 4.1, 0.45),
    plant(9, 4.1, 0.3),
    rect([11.9, 5.9, 0.8, 2], piece, 0.03),
    rect([11.25, 6.65, 0.5, 0.5], piece, 0.12),
    cupboard([8.6, 5, 2.4, 0.4]),
    counter([0.18, 6.2, 0.65, 4.1]),
    counter([0.83, 9.65, 2.5, 0.65]),
    hob(0.2, 7),
    sink(0.26, 8.5),
    rect([1.9, 7.2, 1.8, 0.9], piece, 0.04),
    stairs([4.75, 6.25, 1.1, 3.1]),
    toilet(5, 10.8),
    rect([0.25, 10.75, 0.6, 0.6], piece, 0.05),
    circle(0.55, 11.05, 0.2),
    rect([0.95, 10.75, 0.6, 0.6], piece, 0.05),
    circle(1.25, 11.05, 0.2),
    sink(1.75, 10.8),
    car([8.75, 9.25, 1.75, 4]),
    car([11, 9.25, 1.75, 4]),
  ],
}

const upper: Plan = {
  rooms: [
    [0, 0, 4.5, 6],
    [4.5, 0, 3.9, 3],
    [8.4, 0, 4.8, 6],
    [4.5, 3, 3.9, 7.5],
    [0, 6, 4.5, 4.5],
    [8.4, 6, 4.8, 4.5],
    [0, 10.5, 4.5, 3],
    [4.5, 10.5, 3.9, 3],
    [8.4, 10.5, 4.8, 3],
    [8.4, 9.3, 1.3, 1.2],
  ],
  tiled: [
    [4.5, 0, 3.9, 3],
    [0, 10.5, 4.5, 3],
    [4.5, 10.5, 3.9, 3],
  ],
  windows: [
    { x: 2.2, y: 0, wide: 2.2, along: 'x' },
    { x: 6.4, y: 0, wide: 1, along: 'x' },
    { x: 10.8, y: 0, wide: 2.2, along: 'x' },
    { x: 0, y: 8.2, wide: 1.6, along: 'y' },
    { x: 13.2, y: 8.2, wide: 1.6, along: 'y' },
    { x: 0, y: 12, wide: 0.9, along: 'y' },
    { x: 6.4, y: 13.5, wide: 0.9, along: 'x' },
    { x: 13.2, y: 12, wide: 1.4, along: 'y' },
  ],
  doors: [
    { x: 4.5, y: 4.2, wide: 0.85, along: 'y', swing: -1 },
    { x: 6.4, y: 3, wide: 0.85, along: 'x', swing: -1 },
    { x: 8.4, y: 4.2, wide: 0.85, along: 'y' },
    { x: 4.5, y: 9.4, wide: 0.85, along: 'y', swing: -1 },
    { x: 8.4, y: 8, wide: 0.85, along: 'y' },
    { x: 3.6, y: 10.5, wide: 0.85, along: 'x' },
    { x: 7.4, y: 10.5, wide: 0.85, along: 'x' },
    { x: 9.05, y: 10.5, wide: 0.85, along: 'x', swing: 1 },
    { x: 8.4, y: 9.9, wide: 0.85, along: 'y', swing: -1 },
  ],
  furniture: [
    bed([1.3, 3.75, 1.8, 2.05], 'down'),
    cupboard([0.2, 0.2, 0.6, 2.6]),
    bath([4.75, 0.25, 0.8, 1.8]),
    basin(7.2, 0.25),
    toilet(7.7, 2.2),
    bed([10, 3.75, 1.8, 2.05], 'down'),
    cupboard([12.4, 0.2, 0.6, 2.6]),
    stairs([4.75, 6.25, 1.1, 3.1]),
    bed([1.2, 6.2, 1.6, 2.05], 'up'),
    cupboard([0.2, 9.7, 2, 0.6]),
    bed([10.6, 6.2, 1.6, 2.05], 'up'),
    cupboard([11.2, 9.75, 1.8, 0.6]),
    bath([0.25, 12.5, 1.8, 0.8]),
    basin(0.3, 10.7),
    toilet(2.4, 12.6),
    shower([4.75, 12.2, 1.1, 1.1]),
    basin(4.75, 10.7),
    toilet(7.7, 12.7),
    bed([11.9, 11.2, 1, 2.05], 'down'),
    cupboard([8.7, 12.75, 1.8, 0.55]),
  ],
}

const plans = { 'plan-2706-ground': ground, 'plan-2706-upper': upper }
for (const [name, plan] of Object.entries(plans)) {
  const image = await sharp(Buffer.from(draw(plan)))
    .png()
    .toBuffer()
  const picture = await webpWithin(image, 40_000)
  writeFileSync(join(import.meta.dirname, `../feed/pictures/${name}.webp`), picture)
  console.log(`${name}: ${picture.length} bytes`)
}
