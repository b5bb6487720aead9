import { card, panes, white, zinc } from './materials.ts'
import { at, box, cylinder, extrude, extrudeAlongX, type Sdl, triangle, union } from './pov.ts'

/** Gable roof over a w by d plan; the ridge runs along x. Includes the two gable walls. */
export function gableRoof(
  w: number,
  d: number,
  h: number,
  rise: number,
  roof: Sdl,
  gable: Sdl,
  over = 0.4,
): Sdl {
  const slope = rise / (d / 2)
  const t = 0.22
  const [low, high] = [h - over * slope, h + rise]
  const chevron = [
    [-over, low],
    [d / 2, high],
    [d + over, low],
    [d + over, low + t],
    [d / 2, high + t],
    [-over, low + t],
  ] as const
  const ends = [
    [0, h - 0.01],
    [d, h - 0.01],
    [d / 2, high],
  ] as const
  const side = over > 0.05 ? 0.25 : 0
  return union([
    extrudeAlongX(chevron, -side, w + side, roof),
    extrudeAlongX(ends, 0, 0.3, gable),
    extrudeAlongX(ends, w - 0.3, w, gable),
    cylinder([-side, high + t - 0.02, d / 2], [w + side, high + t - 0.02, d / 2], 0.09, roof),
    // Gutters
    box([-side, low - 0.02, -over - 0.1], [w + side, low + 0.12, -over], zinc),
    box([-side, low - 0.02, d + over], [w + side, low + 0.12, d + over + 0.1], zinc),
  ])
}

/** Hipped roof; the ridge runs along the longer side. `flat` cuts the top off (mansard). */
export function hippedRoof(
  w: number,
  d: number,
  h: number,
  rise: number,
  roof: Sdl,
  over = 0.5,
  inset?: number,
): Sdl {
  const run = inset ?? Math.min(w, d) / 2 + over
  const [x0, x1, z0, z1] = [-over, w + over, -over, d + over]
  const lift = h + 0.14
  const top = lift + rise
  const [a, b, c, e] = [
    [x0, lift, z0],
    [x1, lift, z0],
    [x1, lift, z1],
    [x0, lift, z1],
  ] as const
  const [xa, xb] = [x0 + run, Math.max(x0 + run, x1 - run)]
  const [za, zb] = [z0 + run, Math.max(z0 + run, z1 - run)]
  const [p, q, r, s] = [
    [xa, top, za],
    [xb, top, za],
    [xb, top, zb],
    [xa, top, zb],
  ] as const
  const faces = [
    triangle(a, b, q),
    triangle(a, q, p),
    triangle(b, c, r),
    triangle(b, r, q),
    triangle(c, e, s),
    triangle(c, s, r),
    triangle(e, a, p),
    triangle(e, p, s),
    triangle(p, q, r),
    triangle(p, r, s),
  ].filter((face) => !degenerate(face))
  return union([
    `mesh{${faces.join('\n')} ${roof}}`,
    box([x0, h, z0], [x1, lift, z1], white),
    ...(inset === undefined ? [cylinder([xa, top, za], [xb, top, zb], 0.08, roof)] : []),
  ])
}

function degenerate(face: Sdl): boolean {
  const points = face.match(/<[^>]+>/g) ?? []
  return new Set(points).size < 3
}

/** Flat roof with a parapet cap and a bed of gravel card. */
export function flatRoof(
  w: number,
  d: number,
  h: number,
  cap: Sdl = zinc,
  parapet = 0.35,
  skin: Sdl = white,
): Sdl {
  const t = 0.3
  const y = h + parapet
  const wall = (x0: number, z0: number, x1: number, z1: number): Sdl => box([x0, h, z0], [x1, y, z1])
  return union([
    box([t, h - 0.02, t], [w - t, h + 0.06, d - t], card('#c9c6bd')),
    union(
      [
        box([-0.04, y - 0.08, -0.04], [w + 0.04, y, t + 0.02]),
        box([-0.04, y - 0.08, d - t - 0.02], [w + 0.04, y, d + 0.04]),
        box([-0.04, y - 0.08, t + 0.02], [t + 0.02, y, d - t - 0.02]),
        box([w - t - 0.02, y - 0.08, t + 0.02], [w + 0.04, y, d - t - 0.02]),
      ],
      cap,
    ),
    union([wall(0, 0, w, t), wall(0, d - t, w, d), wall(0, t, t, d - t), wall(w - t, t, w, d - t)], skin),
  ])
}

export function chimney(
  x: number,
  y: number,
  z: number,
  height: number,
  texture: Sdl,
  w = 0.9,
  d = 0.6,
): Sdl {
  return union([
    box([x - w / 2, y, z - d / 2], [x + w / 2, y + height, z + d / 2], texture),
    box(
      [x - w / 2 - 0.07, y + height, z - d / 2 - 0.07],
      [x + w / 2 + 0.07, y + height + 0.12, z + d / 2 + 0.07],
      zinc,
    ),
    cylinder([x - w / 5, y + height, z], [x - w / 5, y + height + 0.4, z], 0.12, card('#b4603f')),
    cylinder([x + w / 5, y + height, z], [x + w / 5, y + height + 0.4, z], 0.12, card('#b4603f')),
  ])
}

/** A dormer whose front stands at z; it runs back `depth` metres into the roof. */
export function dormer(
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  depth: number,
  pane: Sdl = panes[1] ?? '',
  cheeks: Sdl = white,
  roof: Sdl = zinc,
  pitched = true,
): Sdl {
  const parts: Sdl[] = [
    box([-w / 2, 0, 0.06], [w / 2, h, depth], cheeks),
    box([-w / 2 + 0.14, 0.14, 0.03], [w / 2 - 0.14, h - 0.12, 0.07], pane),
    box([-0.035, 0.14, 0], [0.035, h - 0.12, 0.06], cheeks),
    box([-w / 2, 0, 0], [-w / 2 + 0.14, h, 0.06], cheeks),
    box([w / 2 - 0.14, 0, 0], [w / 2, h, 0.06], cheeks),
    box([-w / 2, 0, 0], [w / 2, 0.14, 0.06], cheeks),
    box([-w / 2, h - 0.12, 0], [w / 2, h, 0.06], cheeks),
  ]
  if (pitched) {
    const o = w / 2 + 0.14
    parts.push(
      extrude(
        [
          [-w / 2, h],
          [w / 2, h],
          [0, h + w * 0.34],
        ],
        0.05,
        depth,
        cheeks,
      ),
    )
    parts.push(
      extrude(
        [
          [-o, h - 0.03],
          [0, h + w * 0.38],
          [o, h - 0.03],
          [o, h + 0.08],
          [0, h + w * 0.38 + 0.12],
          [-o, h + 0.08],
        ],
        -0.12,
        depth,
        roof,
      ),
    )
  } else {
    parts.push(box([-w / 2 - 0.12, h, -0.14], [w / 2 + 0.12, h + 0.12, depth], roof))
  }
  return at([x, y, z], union(parts))
}
