import { type Box, circle, line, path, piece, px, rect } from './plan-pen.ts'

export const bed = ([x, y, width, depth]: Box, head: 'up' | 'down') => {
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
/** Turns a piece by a quarter, clockwise around the middle of its box: what was above is on the right. */
export const quarter = ([x, y, width, depth]: Box, shape: string) =>
  `<g transform="rotate(90 ${px(x + width / 2)} ${px(y + depth / 2)})">${shape}</g>`
export const table = ([x, y, width, depth]: Box, seats: number) => {
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
export const sofa = ([x, y, width, depth]: Box) =>
  rect([x, y, width, depth], piece, 0.12) + rect([x + 0.15, y + 0.22, width - 0.3, depth - 0.28], line, 0.08)
export const cupboard = (box: Box) => {
  const [x, y, width, depth] = box
  return rect(box, piece) + path(`M${px(x)} ${px(y)}l${px(width)} ${px(depth)}`, line)
}
export const counter = (box: Box) => rect(box, piece)
export const hob = (x: number, y: number) =>
  [0.17, 0.45].flatMap((dx) => [0.17, 0.45].map((dy) => circle(x + dx, y + dy, 0.1))).join('')
export const sink = (x: number, y: number) => rect([x, y, 0.5, 0.4], line, 0.06)
export const bath = (box: Box) => {
  const [x, y, width, depth] = box
  return rect(box, piece) + rect([x + 0.08, y + 0.08, width - 0.16, depth - 0.16], line, 0.3)
}
export const shower = (box: Box) => {
  const [x, y, width, depth] = box
  return (
    rect(box, piece) +
    path(`M${px(x)} ${px(y)}l${px(width)} ${px(depth)}m0 ${px(-depth)}l${px(-width)} ${px(depth)}`, line)
  )
}
export const toilet = (x: number, y: number) =>
  rect([x, y, 0.4, 0.18], piece) + rect([x + 0.02, y + 0.18, 0.36, 0.48], piece, 0.18)
export const basin = (x: number, y: number) =>
  rect([x, y, 0.9, 0.45], piece) + rect([x + 0.15, y + 0.08, 0.6, 0.3], line, 0.12)
export const stairs = ([x, y, width, depth]: Box) => {
  const steps = Math.round(depth / 0.27)
  const treads = Array.from(
    { length: steps },
    (_, index) => `M${px(x)} ${px(y + (index * depth) / steps)}h${px(width)}`,
  )
  const middle = px(x + width / 2)
  const arrow = `M${middle} ${px(y + depth - 0.2)}V${px(y + 0.3)}m${px(-0.15)} ${px(0.2)}l${px(0.15)} ${px(-0.2)}l${px(0.15)} ${px(0.2)}`
  return rect([x, y, width, depth], piece) + path(treads.join(''), line) + path(arrow, line)
}
export const plant = (x: number, y: number, radius = 0.35) => {
  const leaves = Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 4
    return `M${px(x)} ${px(y)}L${px(x + Math.cos(turn) * radius)} ${px(y + Math.sin(turn) * radius)}`
  })
  return circle(x, y, radius) + path(leaves.join(''), line)
}
export const car = ([x, y, width, depth]: Box) =>
  rect([x, y, width, depth], piece, 0.45) +
  rect([x + 0.2, y + 1, width - 0.4, 1.9], line, 0.3) +
  path(`M${px(x + 0.2)} ${px(y + 1.5)}h${px(width - 0.4)}`, line)

/** A washing machine or a dryer, with its drum. */
export const washer = (x: number, y: number) =>
  rect([x, y, 0.6, 0.6], piece, 0.05) + circle(x + 0.3, y + 0.3, 0.2)
