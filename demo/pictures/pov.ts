/**
 * Primitives of POV-Ray's scene description language.
 * One unit is one metre of the real building; x goes right, y up, z away from the street.
 */
export type Sdl = string
export type Point = readonly [x: number, y: number, z: number]

const number = (value: number): string => String(Math.round(value * 1e4) / 1e4)

export const vector = ([x, y, z]: Point): Sdl => `<${number(x)},${number(y)},${number(z)}>`

export function box(a: Point, b: Point, texture: Sdl = ''): Sdl {
  const low: Point = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])]
  const high: Point = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])]
  return `box{${vector(low)},${vector(high)} ${texture}}`
}

export const sphere = (centre: Point, radius: number, texture: Sdl = ''): Sdl =>
  `sphere{${vector(centre)},${number(radius)} ${texture}}`

export const cylinder = (from: Point, to: Point, radius: number, texture: Sdl = ''): Sdl =>
  `cylinder{${vector(from)},${vector(to)},${number(radius)} ${texture}}`

export const cone = (from: Point, r1: number, to: Point, r2: number, texture: Sdl = ''): Sdl =>
  `cone{${vector(from)},${number(r1)},${vector(to)},${number(r2)} ${texture}}`

export const torus = (major: number, minor: number, texture: Sdl = ''): Sdl =>
  `torus{${number(major)},${number(minor)} ${texture}}`

/** A union of one part is only a warning to POV-Ray, but an empty one is an error. */
export function union(parts: readonly Sdl[], modifiers: Sdl = ''): Sdl {
  if (parts.length === 0) return ''
  return `union{${parts.join('\n')} ${modifiers}}`
}

export const difference = (solid: Sdl, holes: readonly Sdl[], modifiers: Sdl = ''): Sdl =>
  `difference{${solid} ${holes.join(' ')} ${modifiers}}`

/** A flat outline in the x-y plane, given depth from z0 to z1. */
export function extrude(
  outline: readonly (readonly [x: number, y: number])[],
  z0: number,
  z1: number,
  texture: Sdl = '',
): Sdl {
  const [first] = outline
  if (!first) return ''
  const points = [...outline, first].map(([x, y]) => `<${number(x)},${number(y)}>`).join(',')
  return `prism{linear_spline ${number(-z1)},${number(-z0)},${outline.length + 1},${points} rotate x*-90 ${texture}}`
}

/** The same, but the outline lies in the z-y plane and the depth runs along x. */
export const extrudeAlongX = (
  outline: readonly (readonly [z: number, y: number])[],
  x0: number,
  x1: number,
  texture: Sdl = '',
): Sdl =>
  // Turning by -90 degrees about y sends local x to z and local z to -x.
  `object{${extrude(outline, -x1, -x0)} rotate y*-90 ${texture}}`

/** Lying on the ground: the outline is in the x-z plane. */
export function slab(
  outline: readonly (readonly [x: number, z: number])[],
  y0: number,
  y1: number,
  texture: Sdl = '',
): Sdl {
  const [first] = outline
  if (!first) return ''
  const points = [...outline, first].map(([x, z]) => `<${number(x)},${number(z)}>`).join(',')
  return `prism{linear_spline ${number(y0)},${number(y1)},${outline.length + 1},${points} ${texture}}`
}

export const triangle = (a: Point, b: Point, c: Point, texture: Sdl = ''): Sdl =>
  `triangle{${vector(a)},${vector(b)},${vector(c)} ${texture}}`

export const at = (offset: Point, shape: Sdl, turn = 0): Sdl =>
  shape === ''
    ? ''
    : `object{${shape} ${turn === 0 ? '' : `rotate y*${number(turn)}`} translate ${vector(offset)}}`

/** A box with rounded edges, for everything upholstered or moulded. */
export function softBox(a: Point, b: Point, radius: number, texture: Sdl): Sdl {
  const r = Math.min(radius, ...[0, 1, 2].map((i) => Math.abs((b[i] ?? 0) - (a[i] ?? 0)) / 2 - 0.001))
  const [x0, y0, z0] = [a[0] + r, a[1] + r, a[2] + r]
  const [x1, y1, z1] = [b[0] - r, b[1] - r, b[2] - r]
  const parts: Sdl[] = [
    box([a[0], y0, z0], [b[0], y1, z1]),
    box([x0, a[1], z0], [x1, b[1], z1]),
    box([x0, y0, a[2]], [x1, y1, b[2]]),
  ]
  for (const x of [x0, x1]) {
    for (const y of [y0, y1]) {
      parts.push(cylinder([x, y, z0], [x, y, z1], r))
      for (const z of [z0, z1]) parts.push(sphere([x, y, z], r))
    }
    for (const z of [z0, z1]) parts.push(cylinder([x, y0, z], [x, y1, z], r))
  }
  for (const y of [y0, y1]) for (const z of [z0, z1]) parts.push(cylinder([x0, y, z], [x1, y, z], r))
  return union(parts, texture)
}
