import { at, box, cylinder, type Sdl, union } from '../pov.ts'
import { blackSteel, brassPlate, chrome, darkGlass, porcelain } from './finishes.ts'

export interface Fronts {
  readonly texture: Sdl
  readonly carcass: Sdl
  /** A frame around a sunk field, or one smooth board. */
  readonly kind: 'framed' | 'smooth'
  /** A bar, a knob, or a groove above the front in place of a handle. */
  readonly handle: 'bar' | 'knob' | 'groove'
  readonly metal?: Sdl
}

function handle(x0: number, x1: number, y1: number, upright: boolean, fronts: Fronts): Sdl {
  const metal = fronts.metal ?? brassPlate
  if (fronts.handle === 'groove') return ''
  const [cx, cy] = upright ? [x1 - 0.045, y1 - 0.14] : [(x0 + x1) / 2, y1 - 0.055]
  if (fronts.handle === 'knob') return cylinder([cx, cy, -0.028], [cx, cy, 0.002], 0.013, metal)
  const half = upright ? 0 : 0.07
  const tall = upright ? 0.07 : 0
  return union(
    [
      cylinder([cx - half, cy - tall, -0.026], [cx + half, cy + tall, -0.026], 0.0055),
      cylinder([cx - half * 0.8, cy - tall * 0.8, -0.026], [cx - half * 0.8, cy - tall * 0.8, 0], 0.005),
      cylinder([cx + half * 0.8, cy + tall * 0.8, -0.026], [cx + half * 0.8, cy + tall * 0.8, 0], 0.005),
    ],
    metal,
  )
}

/** One front of a door or a drawer, facing -z at z = 0. */
export function front(x0: number, y0: number, x1: number, y1: number, upright: boolean, fronts: Fronts): Sdl {
  const g = 0.0018
  const [a, b, c, d] = [x0 + g, y0 + g, x1 - g, y1 - g]
  const t = 0.062
  const field =
    fronts.kind === 'framed' && c - a > 3 * t && d - b > 2.2 * t
      ? [
          box([a, b, 0], [a + t, d, 0.02]),
          box([c - t, b, 0], [c, d, 0.02]),
          box([a + t, b, 0], [c - t, b + t, 0.02]),
          box([a + t, d - t, 0], [c - t, d, 0.02]),
          box([a, b, 0.009], [c, d, 0.02]),
        ]
      : [box([a, b, 0], [c, d, 0.02])]
  return union([union(field, fronts.texture), handle(a, c, d, upright, fronts)])
}

/** Base units in a row: `d` for a door, `D` for drawers, `o` for an oven, `w` for a dishwasher's front. */
export function baseUnits(
  kinds: string,
  pitch: number,
  fronts: Fronts,
  top: Sdl,
  depth = 0.62,
  overhang = 0.02,
): Sdl {
  const w = kinds.length * pitch
  const low = 0.1
  const high = fronts.handle === 'groove' ? 0.83 : 0.865
  const each = [...kinds].map((kind, i) => {
    const [x0, x1] = [i * pitch, (i + 1) * pitch]
    if (kind === 'D')
      return union([
        front(x0, low, x1, low + 0.31, false, fronts),
        front(x0, low + 0.31, x1, low + 0.57, false, fronts),
        front(x0, low + 0.57, x1, high, false, fronts),
      ])
    if (kind === 'o')
      return union([
        oven(x0, 0.26, x1, fronts),
        front(x0, low, x1, 0.26, false, { ...fronts, handle: 'groove' }),
      ])
    return front(x0, low, x1, high, kind === 'd', fronts)
  })
  return union([
    box([0.01, 0, 0.06], [w - 0.01, low, depth], blackSteel),
    box([0, low, 0.02], [w, 0.875, depth], fronts.carcass),
    ...each,
    box([-overhang, 0.875, -0.02], [w + overhang, 0.905, depth], top),
  ])
}

/** An oven with a dark glass door. */
function oven(x0: number, y0: number, x1: number, fronts: Fronts): Sdl {
  const metal = fronts.metal ?? chrome
  return union([
    box([x0 + 0.004, y0, -0.004], [x1 - 0.004, y0 + 0.59, 0.02], darkGlass),
    cylinder([x0 + 0.06, y0 + 0.47, -0.035], [x1 - 0.06, y0 + 0.47, -0.035], 0.008, metal),
    box([x0 + 0.2, y0 + 0.53, -0.006], [x1 - 0.2, y0 + 0.56, 0], blackSteel),
  ])
}

/** Tall units: `t` for doors, `o` for ovens above each other. */
export function tallUnits(kinds: string, pitch: number, h: number, fronts: Fronts, depth = 0.62): Sdl {
  const w = kinds.length * pitch
  return union([
    box([0.01, 0, 0.06], [w - 0.01, 0.1, depth], blackSteel),
    box([0, 0.1, 0.02], [w, h, depth], fronts.carcass),
    ...[...kinds].flatMap((kind, i) => {
      const [x0, x1] = [i * pitch, (i + 1) * pitch]
      if (kind === 'o')
        return [
          front(x0, 0.1, x1, 0.66, false, fronts),
          oven(x0, 0.66, x1, fronts),
          oven(x0, 1.26, x1, fronts),
          front(x0, 1.86, x1, h, true, { ...fronts, handle: 'groove' }),
        ]
      return [
        front(x0, 0.1, x1, 1.36, true, fronts),
        front(x0, 1.36, x1, h, true, { ...fronts, handle: 'groove' }),
      ]
    }),
  ])
}

/** A sink let into a worktop of the usual height, with its mixer; the sink's middle is at x = 0. */
export const sink = (metal: Sdl = brassPlate, basin: Sdl = porcelain): Sdl =>
  union([
    box([-0.3, 0.896, 0.1], [0.3, 0.908, 0.5], basin),
    box([-0.27, 0.909, 0.13], [0.27, 0.91, 0.47], 'texture{pigment{srgb<.55,.55,.53>} finish{diffuse .7}}'),
    at([0, 0.905, 0.54], mixer(metal)),
  ])

/** A mixer with a high bow, its foot at the origin and its mouth towards -z. */
export function mixer(metal: Sdl, h = 0.32): Sdl {
  const bow = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 8) * Math.PI
    return [0, h - 0.09 + Math.sin(a) * 0.09, -0.09 + Math.cos(a) * 0.09] as const
  })
  return union(
    [
      cylinder([0, 0, 0], [0, 0.05, 0], 0.022),
      cylinder([0, 0, 0], [0, h - 0.09, 0], 0.011),
      ...bow.slice(1).map((p, i) => cylinder(bow[i] ?? p, p, 0.011)),
      cylinder([0, h - 0.09, -0.18], [0, h - 0.14, -0.18], 0.012),
      cylinder([0, 0.06, 0], [0.07, 0.085, 0], 0.007),
    ],
    metal,
  )
}

/** A glass hob in a worktop. */
export const hob = (x: number, depth = 0.5, w = 0.76): Sdl =>
  union([
    box([x - w / 2, 0.904, 0.06], [x + w / 2, 0.911, 0.06 + depth], darkGlass),
    ...[-0.2, 0.2].flatMap((dx) =>
      [0.2, 0.43].map((z) =>
        cylinder(
          [x + dx, 0.9105, z],
          [x + dx, 0.9118, z],
          0.095,
          'texture{pigment{srgb<.16,.16,.165>} finish{diffuse .7}}',
        ),
      ),
    ),
  ])
