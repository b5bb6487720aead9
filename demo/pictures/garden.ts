import {
  balsa,
  bluestone,
  boards,
  brass,
  card,
  felt,
  floorBoards,
  ink,
  linden,
  plywood,
  tiles,
  water,
  white,
} from './materials.ts'
import { at, box, cone, cylinder, extrude, type Point, type Sdl, sphere, torus, union } from './pov.ts'

/** The model's base: plywood under a sheet of card. The ground the house stands on is y = 0. */
export const baseDepth = 1.1

export function base(x0: number, z0: number, x1: number, z1: number, top: Sdl): Sdl {
  return union([
    box([x0, -0.16, z0], [x1, -0.02, z1], top),
    box([x0, -baseDepth, z0], [x1, -0.16, z1], plywood),
  ])
}

export const lawn = (hex: string): Sdl => felt(hex, 2.5)
export const gravel = card('#ddd6c7')
const asphalt = card('#a9a8a3')
export const paving = tiles('#d5d0c5', 0.6)

/** Flat sheets of card laid on the base. */
export const sheet = (x0: number, z0: number, x1: number, z1: number, texture: Sdl, y = 0): Sdl =>
  box([x0, -0.03, z0], [x1, y + 0.03, z1], texture)

/** Pavement, kerb and carriageway along x in front of a terrace; the facade stands at z = 0. */
export function street(x0: number, x1: number, far: number): Sdl {
  return union([
    box([x0, -0.16, -2.9], [x1, 0, 0.2], tiles('#cfcac0', 0.55)),
    box([x0, -0.16, -3.1], [x1, 0.03, -2.9], card('#b9b5ab')),
    box([x0, -0.2, far], [x1, -0.13, -3.1], asphalt),
  ])
}

export function steppingStones(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
): Sdl {
  return union(
    Array.from({ length: count }, (_, i) => {
      const s = count === 1 ? 0 : i / (count - 1)
      const [x, z] = [from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s]
      return box([x - 0.55, -0.02, z - 0.28], [x + 0.55, 0.06, z + 0.28])
    }),
    card('#d9d4c8'),
  )
}

export function pool(
  x: number,
  z: number,
  w: number,
  d: number,
  edge: Sdl = floorBoards('#d3b483', 0.2),
): Sdl {
  const e = 0.8
  return union([
    box([x - e, -0.02, z - e], [x + w + e, 0.1, z], edge),
    box([x - e, -0.02, z + d], [x + w + e, 0.1, z + d + e], edge),
    box([x - e, -0.02, z], [x, 0.1, z + d], edge),
    box([x + w, -0.02, z], [x + w + e, 0.1, z + d], edge),
    box([x, -0.02, z], [x + w, 0.04, z + d], water),
  ])
}

/** A round pond of card rings. */
export const pond = (x: number, z: number, r: number): Sdl =>
  union([
    cylinder([x, -0.02, z], [x, 0.08, z], r, card('#d9d4c8')),
    cylinder([x, 0.02, z], [x, 0.1, z], r * 0.9, water),
  ])

/** A scale figure: cone and ball, as in every model maker's drawer. */
export function figure(x: number, z: number, texture: Sdl = white, height = 1.72, y = 0): Sdl {
  const body = height * 0.84
  return at(
    [x, y, z],
    union(
      [
        cone([0, 0, 0], 0.13, [0, body * 0.72, 0], 0.21),
        sphere([0, body * 0.76, 0], 0.2),
        sphere([0, height - 0.13, 0], 0.14),
      ],
      texture,
    ),
  )
}

/** A car cut from a block, facing right. */
export function car(x: number, z: number, texture: Sdl, turn = 0): Sdl {
  const outline = [
    [-2.05, 0.35],
    [2.05, 0.35],
    [2.08, 0.78],
    [1.35, 0.92],
    [0.75, 1.42],
    [-1.1, 1.45],
    [-1.75, 0.98],
    [-2.06, 0.85],
  ] as const
  const glass = [
    [-1.42, 0.98],
    [1.08, 0.96],
    [0.68, 1.33],
    [-1.04, 1.36],
  ] as const
  const wheels = [-1.28, 1.28].flatMap((wx) =>
    [-0.84, 0.62].map((wz) => cylinder([wx, 0.32, wz], [wx, 0.32, wz + 0.22], 0.32, card('#4a4c4a'))),
  )
  return at(
    [x, -0.13, z],
    union([
      extrude(outline, -0.82, 0.82, texture),
      extrude(glass, -0.835, 0.835, card('#7d898b')),
      ...wheels,
    ]),
    turn,
  )
}

export function bicycle(x: number, z: number, texture: Sdl = linden, turn = 0): Sdl {
  const wheel = (wx: number): Sdl => at([wx, 0.34, 0], `object{${torus(0.32, 0.028)} rotate x*90}`)
  const tube = (a: Point, b: Point): Sdl => cylinder(a, b, 0.025)
  return at(
    [x, 0, z],
    union(
      [
        wheel(-0.5),
        wheel(0.5),
        tube([-0.5, 0.34, 0], [-0.12, 0.8, 0]),
        tube([-0.12, 0.8, 0], [0.38, 0.85, 0]),
        tube([0.38, 0.85, 0], [0, 0.34, 0]),
        tube([-0.5, 0.34, 0], [0, 0.34, 0]),
        tube([0, 0.34, 0], [-0.16, 0.95, 0]),
        tube([0.5, 0.34, 0], [0.34, 1.02, 0]),
        cylinder([0.34, 1.02, -0.22], [0.34, 1.02, 0.22], 0.025),
        box([-0.28, 0.94, -0.06], [-0.04, 0.99, 0.06]),
      ],
      texture,
    ),
    turn,
  )
}

export const bench = (x: number, z: number, turn = 0): Sdl =>
  at(
    [x, 0, z],
    union([
      box([-0.8, 0.4, -0.22], [0.8, 0.47, 0.22], balsa),
      box([-0.8, 0.47, 0.16], [0.8, 0.85, 0.22], balsa),
      box([-0.7, 0, -0.2], [-0.6, 0.4, 0.2], ink),
      box([0.6, 0, -0.2], [0.7, 0.4, 0.2], ink),
    ]),
    turn,
  )

/** A picket or post-and-rail fence along x. */
export function fence(length: number, height: number, texture: Sdl = white, pickets = true): Sdl {
  const parts: Sdl[] = [
    box([0, height * 0.3, 0.02], [length, height * 0.38, 0.07]),
    box([0, height * 0.75, 0.02], [length, height * 0.83, 0.07]),
  ]
  const step = pickets ? 0.22 : 2
  for (let x = 0; x <= length + 0.01; x += step) {
    const w = pickets ? 0.09 : 0.14
    parts.push(box([x - w / 2, 0, -0.03], [x + w / 2, height, 0.03]))
  }
  return union(parts, texture)
}

export const lounger = (x: number, z: number, turn: number, y = 0, cushion: Sdl = card('#f0ece1')): Sdl =>
  at(
    [x, y, z],
    union([
      box([-0.32, 0.24, -0.95], [0.32, 0.32, 0.95], boards('#cfa974', 0.11, 'x')),
      box([-0.28, 0.32, -0.9], [0.28, 0.4, 0.35], cushion),
      `object{${box([-0.28, 0, 0], [0.28, 0.09, 0.68], cushion)} rotate x*-38 translate <0,.33,.35>}`,
      ...[-0.26, 0.26].flatMap((lx) =>
        [-0.8, 0.8].map((lz) => box([lx - 0.04, 0, lz - 0.04], [lx + 0.04, 0.25, lz + 0.04], ink)),
      ),
    ]),
    turn,
  )

export function parasol(x: number, z: number, radius = 1.5, texture: Sdl = card('#f1ede3'), y = 0): Sdl {
  return at(
    [x, y, z],
    union([
      cylinder([0, 0, 0], [0, 2.5, 0], 0.035, balsa),
      cone([0, 2.2, 0], radius, [0, 2.65, 0], 0.05, texture),
      cylinder([0, 0, 0], [0, 0.1, 0], 0.3, bluestone),
    ]),
  )
}

export function gardenTable(x: number, z: number, turn = 0, y = 0, seats = 3): Sdl {
  const parts: Sdl[] = [
    box([-1, 0.7, -0.45], [1, 0.76, 0.45], boards('#cfa974', 0.15, 'z')),
    ...[-0.85, 0.85].flatMap((lx) =>
      [-0.35, 0.35].map((lz) => box([lx - 0.035, 0, lz - 0.035], [lx + 0.035, 0.7, lz + 0.035], ink)),
    ),
  ]
  for (let i = 0; i < seats; i++) {
    const sx = -0.65 + (1.3 * i) / Math.max(1, seats - 1)
    for (const side of [-1, 1]) {
      parts.push(
        at(
          [sx, 0, side * 0.62],
          union(
            [
              box([-0.2, 0.42, -0.2], [0.2, 0.46, 0.2]),
              box([-0.2, 0.46, 0.16], [0.2, 0.85, 0.2]),
              ...[-0.17, 0.17].flatMap((lx) =>
                [-0.17, 0.17].map((lz) => cylinder([lx, 0, lz], [lx, 0.42, lz], 0.018)),
              ),
            ],
            white,
          ),
          side === 1 ? 0 : 180,
        ),
      )
    }
  }
  return at([x, y, z], union(parts), turn)
}

export const lampPost = (x: number, z: number, lit: Sdl): Sdl =>
  at(
    [x, 0, z],
    union([
      cylinder([0, 0, 0], [0, 3.6, 0], 0.045, ink),
      cone([0, 3.6, 0], 0.1, [0, 3.95, 0], 0.17, lit),
      cone([0, 3.95, 0], 0.22, [0, 4.1, 0], 0.03, ink),
    ]),
  )

export const letterBox = (x: number, z: number): Sdl =>
  union([
    cylinder([x, 0, z], [x, 1, z], 0.03, ink),
    box([x - 0.16, 1, z - 0.12], [x + 0.16, 1.28, z + 0.12], linden),
    sphere([x, 1.14, z - 0.13], 0.02, brass),
  ])
