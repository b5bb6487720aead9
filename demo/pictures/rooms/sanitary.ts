import { at, box, cylinder, type Sdl, sphere, union } from '../pov.ts'
import { mixer } from './cabinets.ts'
import { brassPlate, cloth, mirrorGlass, porcelain } from './finishes.ts'
import { cushion, stuffed } from './upholstery.ts'

/** A free-standing bath, its middle above the origin, long along x. */
export function bath(metal: Sdl = brassPlate, skin: Sdl = porcelain, long = 1.7, wide = 0.76): Sdl {
  const [a, b] = [long / 2, wide / 2]
  const hull = (scale: number, low: number): Sdl =>
    `cone{<0,${low},0>,${0.8 * scale},<0,.58,0>,${scale} scale <${a},1,${b}>}`
  return union([
    `difference{${union([hull(1, 0), `torus{1,.03 scale <${a - 0.01},.6,${b - 0.01}> translate y*.578}`])} cone{<0,.09,0>,.72,<0,.7,0>,.98 scale <${a - 0.05},1,${b - 0.05}>} ${skin}}`,
    union(
      [
        cylinder([0.3, 0, b + 0.1], [0.3, 0.92, b + 0.1], 0.013),
        cylinder([0.3, 0.92, b + 0.1], [0.3, 0.92, b - 0.12], 0.013),
        cylinder([0.3, 0.92, b - 0.12], [0.3, 0.86, b - 0.12], 0.014),
        sphere([0.3, 0.92, b + 0.1], 0.013),
        cylinder([0.24, 0.75, b + 0.1], [0.36, 0.75, b + 0.1], 0.02),
        cylinder([0, 0, b + 0.1], [0, 0.02, b + 0.1], 0.03),
      ],
      metal,
    ),
  ])
}

/** A washbasin on a cabinet; `count` basins side by side. */
export function vanity(w: number, count: number, front: Sdl, top: Sdl, metal: Sdl, legs?: Sdl): Sdl {
  const low = 0.34
  const each = w / count
  return union([
    box([0, low, 0.02], [w, 0.8, 0.5], front),
    ...Array.from({ length: count * 2 }, (_, i) => {
      const [x0, x1] = [(i * w) / (count * 2), ((i + 1) * w) / (count * 2)]
      return union([
        box([x0 + 0.003, low + 0.003, 0], [x1 - 0.003, 0.795, 0.02], front),
        cylinder(
          [i % 2 ? x0 + 0.04 : x1 - 0.04, 0.72, -0.02],
          [i % 2 ? x0 + 0.04 : x1 - 0.04, 0.72, 0],
          0.01,
          metal,
        ),
      ])
    }),
    legs
      ? union(
          [0.04, w - 0.08].flatMap((x) => [0.05, 0.42].map((z) => box([x, 0, z], [x + 0.04, low, z + 0.04]))),
          legs,
        )
      : '',
    box([-0.01, 0.8, -0.015], [w + 0.01, 0.825, 0.5], top),
    ...Array.from({ length: count }, (_, i) => at([each * (i + 0.5), 0.825, 0.24], basin(metal))),
  ])
}

const basin = (metal: Sdl): Sdl =>
  union([
    `difference{cone{<0,0,0>,.17,<0,.12,0>,.21} sphere{0,1 scale <.195,.13,.195> translate y*.13} ${porcelain}}`,
    at([0, 0, 0.23], mixer(metal, 0.26)),
  ])

/** A round mirror on a wall that faces -z. */
export const roundMirror = (r: number, rim: Sdl): Sdl =>
  union([
    cylinder([0, 0, -0.022], [0, 0, 0], r, rim),
    cylinder([0, 0, -0.0235], [0, 0, -0.02], r - 0.014, mirrorGlass),
  ])

/** Towels folded on each other. */
export const towels = (tints: readonly Sdl[]): Sdl =>
  union(
    tints.map((tint, i) =>
      at([0, i * 0.062, 0], stuffed([0.36 - i * 0.015, 0.06, 0.26], tint, { round: 0.028, crown: 0.006 })),
    ),
  )

/** A towel on a rail, on a wall that faces -z. */
export const hungTowel = (texture: Sdl, metal: Sdl): Sdl =>
  union([
    cylinder([-0.3, 0, -0.06], [0.3, 0, -0.06], 0.009, metal),
    cylinder([-0.29, 0, -0.06], [-0.29, 0, 0], 0.007, metal),
    cylinder([0.29, 0, -0.06], [0.29, 0, 0], 0.007, metal),
    at([-0.22, -0.62, -0.085], stuffed([0.44, 0.635, 0.05], texture, { round: 0.022, belly: 0.004 })),
  ])

export const bathMat = (hex: string): Sdl =>
  at([0, 0.002, 0], stuffed([0.9, 0.022, 0.58], cloth(hex), { round: 0.01 }))

export const bathPillow = cushion
