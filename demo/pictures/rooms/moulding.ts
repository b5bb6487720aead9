import { box, extrudeAlongX, type Sdl, union } from '../pov.ts'

/** An outline across a moulding: how far it stands out from the wall, and at which height. */
export type Profile = readonly (readonly [out: number, y: number])[]

/** A moulding along x on a wall that faces -z; heights are added to `y`. */
export const run = (profile: Profile, from: number, to: number, y: number, texture: Sdl): Sdl =>
  extrudeAlongX(
    profile.map(([out, height]) => [-out, y + height] as const),
    from,
    to,
    texture,
  )

/** A quarter of a hollow or of a rod, as points from one end to the other. */
const arc = (
  [cx, cy]: readonly [number, number],
  r: number,
  from: number,
  to: number,
): readonly (readonly [number, number])[] =>
  Array.from({ length: 7 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 6) * Math.PI) / 180
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)] as const
  })

export const plainSkirting = (h: number, thick = 0.014): Profile => [
  [-0.01, 0],
  [thick, 0],
  [thick, h - 0.006],
  [thick - 0.006, h],
  [-0.01, h],
]

/** A high skirting with a rounded top and a step. */
export const mouldedSkirting = (h: number): Profile => [
  [-0.01, 0],
  [0.026, 0],
  [0.026, h * 0.16],
  [0.018, h * 0.18],
  [0.018, h * 0.78],
  [0.026, h * 0.82],
  [0.024, h * 0.88],
  [0.012, h * 0.93],
  [0.008, h],
  [-0.01, h],
]

/** A hollow between wall and ceiling; heights run down from 0 at the ceiling. */
export const cove = (r: number): Profile => [
  [-0.01, 0.01],
  [r + 0.012, 0.01],
  [r + 0.012, -0.012],
  ...arc([r, -r], r, 90, 180).map(([out, y]) => [out, y - 0.012] as const),
  [0.012, -r - 0.03],
  [-0.01, -r - 0.03],
]

/** The rich cornice of a town house: steps, a hollow and a rod. */
export const richCornice = (size: number): Profile => [
  [-0.01, 0.01],
  [size, 0.01],
  [size, -size * 0.07],
  [size * 0.9, -size * 0.09],
  ...arc([size * 0.88, -size * 0.52], size * 0.42, 90, 180),
  [size * 0.44, -size * 0.6],
  [size * 0.36, -size * 0.62],
  ...arc([size * 0.3, -size * 0.74], size * 0.1, 80, -80),
  [size * 0.2, -size * 0.86],
  [size * 0.14, -size * 0.9],
  [size * 0.12, -size * 1.12],
  [-0.01, -size * 1.12],
]

/** The plain cornice of the thirties: three steps, each half as deep as the one above it. */
export const steppedCornice = (size: number): Profile => {
  const steps = corniceSteps(size)
  return [
    [-0.01, 0.01],
    ...steps.flatMap(([out, low, high]) => [[out, high === 0 ? 0.01 : -high] as const, [out, -low] as const]),
    [-0.01, -(steps.at(-1)?.[1] ?? 0)],
  ]
}

/** How far each step stands out, and between which depths below the ceiling. */
export const corniceSteps = (
  size: number,
): readonly (readonly [out: number, low: number, high: number])[] => [
  [size, size * 0.3, 0],
  [size * 0.5, size * 0.65, size * 0.3],
  [size * 0.25, size * 1.15, size * 0.65],
]

/** A frame of thin strips on a wall that faces -z: a panel of a town house, or a picture's place. */
export function panel(x0: number, y0: number, x1: number, y1: number, texture: Sdl, thick = 0.028): Sdl {
  const strip = (a: readonly [number, number], b: readonly [number, number]): Sdl =>
    union([
      box([a[0], a[1], -0.012], [b[0], b[1], 0.002]),
      box([a[0] + thick * 0.3, a[1] + thick * 0.3, -0.02], [b[0] - thick * 0.3, b[1] - thick * 0.3, 0.002]),
    ])
  return union(
    [
      strip([x0, y0], [x1, y0 + thick]),
      strip([x0, y1 - thick], [x1, y1]),
      strip([x0, y0], [x0 + thick, y1]),
      strip([x1 - thick, y0], [x1, y1]),
    ],
    texture,
  )
}
