import { drawDoor, drawWindow } from './plan-openings.ts'
import { type Box, colours, line, type Plan, path, px, rect, size, wall } from './plan-pen.ts'

/** Beside the plan stand the north and the scale. */
const margin = { x: 190, y: 70 }

/** A plan as SVG, as large as its sheet lets it be. */
export function draw(plan: Plan): string {
  const { rooms, terraces = [], tiled, windows, doors, furniture } = plan
  const [right, bottom] = farCorner(rooms)
  const walls = (thickness: number) => `fill="none" stroke="${colours.wall}" stroke-width="${px(thickness)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colours.paper}"/>
<g transform="${placement([...rooms, ...terraces])}">
${terraces.map(drawTerrace).join('')}
${rooms.map((room) => rect(room, `fill="${colours.floor}"`)).join('')}
${tiled.map((room) => rect(room, `fill="${colours.tile}"`)).join('')}
${furniture.join('\n')}
${rooms.map((room) => rect(room, walls(wall.inner))).join('')}
${rect([0, 0, right, bottom], walls(wall.outer))}
${windows.map(drawWindow).join('')}
${doors.map(drawDoor).join('')}
${signs(plan)}
</g></svg>`
}

const farCorner = (boxes: Box[]): [number, number] => [
  Math.max(...boxes.map(([x, , width]) => x + width)),
  Math.max(...boxes.map(([, y, , depth]) => y + depth)),
]

/** In the middle of the sheet. */
function placement(boxes: Box[]): string {
  const [right, bottom] = farCorner(boxes)
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))]
  const [width, height] = [px(right - left), px(bottom - top)]
  const by = Math.min((size.width - 2 * margin.x) / width, (size.height - 2 * margin.y) / height)
  const x = (size.width - by * width) / 2 - by * px(left)
  const y = (size.height - by * height) / 2 - by * px(top)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${by.toFixed(3)})`
}

/** Where the north is, and how long two metres are. */
function signs({ rooms, terraces = [], north = 0 }: Plan): string {
  const [right, bottom] = farCorner([...rooms, ...terraces])
  const ink = `fill="none" stroke="${colours.wall}" stroke-width="3"`
  const arrow = `<g transform="rotate(${north})">${path('M0 -36V36M-14 14L0 36L14 14', ink)}</g>`
  const letter = path('M-9 74V52L9 74V52', ink)
  const rule = path(`M0 -8V8M0 0H${px(1)}M${px(1)} -8V8`, ink)
  const length = `<text x="${px(1) + 10}" y="8" font-family="sans-serif" font-size="22" fill="${colours.wall}">1 m</text>`
  return `<g transform="translate(${px(right) + 70} 60)">${arrow}${letter}</g>
<g transform="translate(${px(right) + 26} ${px(bottom) - 10})">${rule}${length}</g>`
}

/** Boards run along the shorter side. */
function drawTerrace(box: Box): string {
  const [x, y, width, depth] = box
  const boards = Array.from({ length: Math.floor(depth / 0.3) }, (_, index) => {
    return `M${px(x)} ${px(y + (index + 1) * 0.3)}h${px(width)}`
  })
  return (
    rect(box, `fill="#f3ead9" stroke="${colours.line}" stroke-width="3"`) +
    path(boards.join(''), `${line} stroke-opacity="0.35"`)
  )
}
