import {
  type Box,
  colours,
  type Door,
  line,
  type Opening,
  passage,
  path,
  px,
  rect,
  wall,
} from './plan-pen.ts'

/** What is drawn of a wall is taken out again where there is an opening. */
function gap({ x, y, wide, along }: Opening, thickness: number): Box {
  return along === 'x'
    ? [x - wide / 2, y - thickness / 2, wide, thickness]
    : [x - thickness / 2, y - wide / 2, thickness, wide]
}
export const drawWindow = (one: Opening) => {
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
export const drawDoor = (door: Door) => {
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
