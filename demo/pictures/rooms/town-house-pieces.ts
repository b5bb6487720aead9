import { at, box, cone, cylinder, type Sdl, slab, sphere, union } from '../pov.ts'
import { blackSteel, brassPlate, mirrorGlass, paint, shade } from './finishes.ts'

/** A console of stone under a shelf: a scroll above, a smaller one below. */
const console = (x: number, h: number): Sdl =>
  union([
    box([x, 0.12, -0.1], [x + 0.17, h - 0.2, 0.02]),
    box([x - 0.015, 0, -0.12], [x + 0.185, 0.13, 0.02]),
    cylinder([x, h - 0.16, -0.1], [x + 0.17, h - 0.16, -0.1], 0.07),
    cylinder([x + 0.015, h * 0.36, -0.09], [x + 0.155, h * 0.36, -0.09], 0.04),
    box([x + 0.035, h * 0.36, -0.125], [x + 0.135, h - 0.2, -0.09]),
  ])

/** A chimney piece of marble, its middle at x = 0, the wall at z = 0, facing -z. */
export function chimneyPiece(stone: Sdl, w = 1.5, h = 1.1): Sdl {
  const [x0, x1] = [-w / 2, w / 2]
  const front = Array.from({ length: 25 }, (_, i) => {
    const s = (i / 24) * 2 - 1
    return [
      (x1 + 0.08) * s,
      -0.26 - 0.06 * Math.cos(s * Math.PI * 2) + (Math.abs(s) > 0.97 ? 0.05 : 0),
    ] as const
  })
  const shelf = slab([[x0 - 0.08, 0.02], ...front, [x1 + 0.08, 0.02]], h - 0.045, h)
  const [mw, mh] = [w * 0.5, h * 0.66]
  const inner = union([
    box([-mw / 2 - 0.03, 0.03, -0.03], [-mw / 2, mh, 0.02]),
    box([mw / 2, 0.03, -0.03], [mw / 2 + 0.03, mh, 0.02]),
    box([-mw / 2 - 0.03, mh, -0.03], [mw / 2 + 0.03, mh + 0.03, 0.02]),
    ...Array.from({ length: 9 }, (_, i) =>
      cylinder(
        [-mw / 2 + 0.04 + (i * (mw - 0.08)) / 8, 0.05, -0.02],
        [-mw / 2 + 0.04 + (i * (mw - 0.08)) / 8, 0.26, -0.04],
        0.008,
      ),
    ),
    box([-mw / 2, 0.26, -0.05], [mw / 2, 0.285, -0.01]),
    box([-mw / 2, 0.03, -0.05], [mw / 2, 0.06, 0]),
  ])
  return union([
    union(
      [
        console(x0, h),
        console(x1 - 0.17, h),
        box([x0 + 0.16, mh + 0.05, -0.06], [x1 - 0.16, h - 0.05, 0.02]),
        box([x0 + 0.16, 0, -0.05], [-mw / 2 - 0.02, h - 0.1, 0.02]),
        box([mw / 2 + 0.02, 0, -0.05], [x1 - 0.16, h - 0.1, 0.02]),
        shelf,
        // A shell in the middle of the frieze
        ...[-2, -1, 0, 1, 2].map(
          (i) =>
            `object{sphere{0,1 scale <.022,.085,.03> translate y*.06} rotate z*${-i * 26} translate <0,${(h - 0.26).toFixed(3)},-.07>}`,
        ),
        box([x0 - 0.12, -0.01, -0.5], [x1 + 0.12, 0.012, 0.02]),
      ],
      stone,
    ),
    // Before the mouldings of the wall, which would show through.
    at([0, 0, -0.025], union([inner], blackSteel)),
    box([-mw / 2, 0.01, -0.042], [mw / 2, mh, 0.015], paint('#1f1d1a')),
  ])
}

/** A mirror in a gilded frame with an arched top, its lower edge at y = 0, its middle at x = 0. */
export function trumeau(w: number, h: number, gilt: Sdl = brassPlate): Sdl {
  const r = w / 2
  const arch = (out: number, z0: number, z1: number, texture: Sdl): Sdl =>
    union(
      [
        box([-r - out, -out, z0], [r + out, h - r * 0.45, z1]),
        `cylinder{<0,0,${z0}>,<0,0,${z1}>,1 scale <${r + out},${r * 0.45 + out},1> translate y*${h - r * 0.45}}`,
      ],
      texture,
    )
  return union([
    arch(0.075, -0.035, 0, gilt),
    arch(0.035, -0.05, 0, gilt),
    arch(0, -0.053, -0.01, mirrorGlass),
  ])
}

/** A chandelier of bowed arms with small shades; it hangs from `top`, its bowl at `y`. */
export function chandelier(
  y: number,
  r: number,
  top: number,
  arms: number,
  metal: Sdl = brassPlate,
  lit = 0.25,
): Sdl {
  const arm = (a: number): Sdl =>
    `object{${union([
      ...Array.from({ length: 8 }, (_, i) => {
        const at = (k: number) =>
          [(k / 8) * r, y - 0.1 * Math.sin((k / 8) * Math.PI) + 0.04 * (k / 8), 0] as const
        return cylinder(at(i), at(i + 1), 0.009)
      }),
      cylinder([r, y + 0.03, 0], [r, y + 0.11, 0], 0.012),
      cone([r, y + 0.02, 0], 0.035, [r, y + 0.045, 0], 0.045),
    ])} rotate y*${a}}`
  const lampAt = (a: number): Sdl =>
    `object{${cone([r, y + 0.1, 0], 0.075, [r, y + 0.21, 0], 0.045, shade('#f5ecd8', lit))} rotate y*${a}}`
  const turns = Array.from({ length: arms }, (_, i) => (i * 360) / arms + 11)
  return union([
    union(
      [
        ...turns.map(arm),
        sphere([0, y, 0], 0.06),
        sphere([0, y + 0.18, 0], 0.04),
        cone([0, y, 0], 0.03, [0, y + 0.34, 0], 0.014),
        cylinder([0, y + 0.3, 0], [0, top, 0], 0.006),
        cone([0, top - 0.06, 0], 0.02, [0, top, 0], 0.07),
      ],
      metal,
    ),
    ...turns.map(lampAt),
  ])
}

/** Two tall leaves of a double door, folded open into the next room; their opening runs from x = 0 to w. */
export function openLeaves(w: number, h: number, wood: Sdl, deep: number): Sdl {
  const leaf = w / 2
  const one = union(
    [
      box([0, 0.01, 0], [0.04, h - 0.01, leaf]),
      ...[
        [0.16, h * 0.3],
        [h * 0.36, h * 0.72],
        [h * 0.77, h - 0.14],
      ].flatMap(([y0 = 0, y1 = 1]) => [
        box([-0.012, y0, 0.12], [0.052, y1, leaf - 0.12]),
        box([-0.018, y0 + 0.03, 0.15], [0.058, y1 - 0.03, leaf - 0.15]),
      ]),
    ],
    wood,
  )
  return union([at([0.01, 0, deep], one), at([w - 0.05, 0, deep], one)])
}

/** A medallion carpet: borders of several colours around a field with three lozenges. */
export function medallion(w: number, d: number, hexes: readonly [string, string, string, string]): Sdl {
  const [field, edge, light, dark] = hexes.map((hex) => `${paint(hex)} no_shadow`)
  const layer = (inset: number, y: number, texture = ''): Sdl =>
    box([inset, 0, inset], [w - inset, y, d - inset], texture)
  const lozenge = (cx: number, cz: number, rx: number, rz: number, y: number, texture = ''): Sdl =>
    slab(
      [
        [cx - rx, cz],
        [cx - rx * 0.3, cz - rz * 0.55],
        [cx, cz - rz],
        [cx + rx * 0.3, cz - rz * 0.55],
        [cx + rx, cz],
        [cx + rx * 0.3, cz + rz * 0.55],
        [cx, cz + rz],
        [cx - rx * 0.3, cz + rz * 0.55],
      ],
      0,
      y,
      texture,
    )
  const stars: Sdl[] = []
  for (let x = 0.52; x < w - 0.5; x += 0.24)
    for (let z = 0.52; z < d - 0.5; z += 0.24) stars.push(lozenge(x, z, 0.05, 0.05, 0.0126))
  const dots: Sdl[] = []
  for (let x = 0.2; x < w - 0.15; x += 0.16)
    for (const z of [0.2, d - 0.2]) dots.push(lozenge(x, z, 0.045, 0.06, 0.0118))
  for (let z = 0.3; z < d - 0.25; z += 0.16)
    for (const x of [0.2, w - 0.2]) dots.push(lozenge(x, z, 0.06, 0.045, 0.0118))
  return union([
    layer(0, 0.008, edge),
    layer(0.05, 0.009, light),
    layer(0.07, 0.01, edge),
    union(dots, light),
    layer(0.33, 0.011, light),
    layer(0.35, 0.0112, dark),
    layer(0.4, 0.012, field),
    union(stars, dark),
    lozenge(w / 2, d / 2, w * 0.26, d * 0.3, 0.013, dark),
    lozenge(w / 2, d / 2, w * 0.23, d * 0.27, 0.0135, edge),
    lozenge(w / 2, d / 2, w * 0.14, d * 0.17, 0.014, light),
    lozenge(w / 2, d / 2, w * 0.1, d * 0.12, 0.0145, field),
  ])
}
