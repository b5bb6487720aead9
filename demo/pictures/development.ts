import { baseDepth, figure, lawn } from './garden.ts'
import { card, linden, white } from './materials.ts'
import { apartments } from './new-build.ts'
import { at, box, cylinder, difference, type Sdl, torus, union } from './pov.ts'
import type { Maker } from './stage.ts'
import { paper, pencil, ruler } from './stationery.ts'
import { onTable } from './tabletop.ts'
import { ballTree, crownOf, seasons } from './trees.ts'

/** Straight lines of ink on a sheet, given as x0, z0, x1, z1 at right angles to the sheet's edges. */
const drawn = (
  lines: readonly (readonly [number, number, number, number])[],
  y: number,
  width: number,
  texture: Sdl,
): Sdl =>
  union(
    lines.map(([x0, z0, x1, z1]) =>
      box(
        [Math.min(x0, x1) - width / 2, y, Math.min(z0, z1) - width / 2],
        [Math.max(x0, x1) + width / 2, y + 0.02, Math.max(z0, z1) + width / 2],
      ),
    ),
    texture,
  )

const outline = (
  x0: number,
  z0: number,
  x1: number,
  z1: number,
): readonly (readonly [number, number, number, number])[] => [
  [x0, z0, x1, z0],
  [x1, z0, x1, z1],
  [x1, z1, x0, z1],
  [x0, z1, x0, z0],
]

/** A sheet of paper whose left edge is still rolled up. */
const unrolled = (x0: number, z0: number, x1: number, z1: number): Sdl =>
  union(
    [
      box([x0, 0, z0], [x1, 0.08, z1]),
      ...[1.25, 1.05, 0.85].map((r) =>
        difference(cylinder([x0, 1.25, z0], [x0, 1.25, z1], r), [
          cylinder([x0, 1.25, z0 - 1], [x0, 1.25, z1 + 1], r - 0.08),
        ]),
      ),
    ],
    paper,
  )

/** Footprints, plot lines and trees still to come, drawn on the sheet under the models. */
function plan(y: number): Sdl {
  const ring = (x: number, z: number, r: number): Sdl =>
    union([at([x, y, z], torus(r, 0.05)), box([x - 0.2, y, z - 0.03], [x + 0.2, y + 0.02, z + 0.03])])
  const hatch = Array.from({ length: 14 }, (_, i): readonly [number, number, number, number] => [
    25.4 + i * 0.8,
    -4,
    25.4 + i * 0.8,
    5,
  ])
  return union([
    drawn([...outline(-7.4, -16.4, 41.4, 19.4), ...outline(24.6, -4, 37, 5)], y, 0.16, card('#5a6d66')),
    drawn(hatch, y, 0.06, card('#93a39b')),
    drawn(
      [
        [-7.4, -9.4, 41.4, -9.4],
        [-7.4, -13.4, 41.4, -13.4],
        [-3.4, -7.4, -3.4, 17],
        [17.6, -7.4, 17.6, 17],
        [21.8, -7.4, 21.8, 17],
        [39.4, -7.4, 39.4, 17],
        ...outline(30, -15.8, 40.8, -14),
      ],
      y,
      0.1,
      card('#8d9d96'),
    ),
    union(
      [
        [-5.4, -8.4, 0.8],
        [22.9, -8.3, 0.8],
        [28, -7.6, 1.2],
        [33, -7.6, 1.2],
        [38, -7.6, 1.2],
        [25.4, 8.2, 1.5],
        [30, 8.6, 1.3],
        [36.5, 8, 1.6],
      ].map(([x = 0, z = 0, r = 1]) => ring(x, z, r)),
      card('#7f9f78'),
    ),
  ])
}

/** Two blocks and a blank volume on the plan of their street. */
export const development: Maker = (stage) => {
  const { random } = stage
  const top = 0.08
  const stand = (x: number, z: number, shape: Sdl): Sdl =>
    onTable(x, z, union([cylinder([0, top, 0], [0, top + 0.12, 0], 0.8, card('#d8cba9')), shape]))
  const g = seasons[stage.season]
  return {
    parts: [
      onTable(0, 0, unrolled(-9, -18, 43, 21)),
      onTable(0, 0, plan(top)),
      // Gardens to come, as sheets of green card.
      ...[
        [-3, -7, 4.6, -1.4],
        [9.4, -7, 17.2, -1.4],
        [-3, 11.2, 17.2, 16.6],
        [22.2, -7, 39, -5],
        [22.2, 5.6, 39, 16.6],
      ].map(([x0 = 0, z0 = 0, x1 = 0, z1 = 0]) =>
        onTable(0, 0, box([x0, 0, z0], [x1, top + 0.06, z1], lawn(g.lawn))),
      ),
      at([0, top - baseDepth, 0.6], apartments(stage, 4, 14)),
      at([20.4, top - baseDepth, 19], apartments(stage, 3, 13), 0),
      // One block is still a blank volume of card.
      onTable(25, -3.6, box([0, top, 0], [11.6, 6.4, 8.2], card('#dcc9a3'))),
      onTable(25, -3.6, box([3.6, 6.4, 0], [11.6, 9.4, 8.2], card('#dcc9a3'))),
      ...[
        [-5.6, 4, 6.4],
        [-5.4, 12, 7],
        [3, -7.2, 4],
        [11.4, -7.2, 4.2],
        [19.6, -6.4, 4.4],
        [19.6, 2.4, 5.6],
        [6, 15.6, 6],
      ].map(([x = 0, z = 0, tall = 5]) => stand(x, z, crownOf(stage.season, tall, random))),
      ...[
        [22.9, -8.3],
        [28, -7.6],
        [33, -7.6],
      ].map(([x = 0, z = 0]) => stand(x, z, ballTree(2.6, 1, g.crown, random))),
      at([5.4, top - baseDepth, -4.4], union([figure(0, 0, linden), figure(1, -0.4, white)])),
      onTable(22, -15.2, pencil(13), 12),
      onTable(2, -16.4, ruler(14), 4),
    ],
    low: [-8, -1.1, -16.4],
    high: [38, 12, 14],
  }
}
