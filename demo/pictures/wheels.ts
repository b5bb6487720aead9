import { chair, roundTable, vase } from './furniture.ts'
import { base, bench, fence, figure, lawn, sheet } from './garden.ts'
import { boards, brass, card, glow, ink, linden, panes, satin, white } from './materials.ts'
import { at, box, cylinder, extrude, type Sdl, softBox, sphere, torus, union } from './pov.ts'
import type { Maker } from './stage.ts'
import { foamTree, hedge, seasons, shrub } from './trees.ts'

/** A spoked wheel in the x-y plane. */
function wheel(r: number, texture: Sdl): Sdl {
  const spokes = Array.from(
    { length: 10 },
    (_, i) => `object{${cylinder([0, 0, 0], [0, r, 0], 0.028)} rotate z*${i * 36}}`,
  )
  return union(
    [`object{${torus(r, 0.05)} rotate x*90}`, cylinder([0, 0, -0.12], [0, 0, 0.12], 0.1), ...spokes],
    texture,
  )
}

/** The old horse-drawn van, in a meadow. */
export const van: Maker = (stage) => {
  const { random } = stage
  const g = seasons[stage.season]
  const skin = boards('#6f8a74', 0.22, 'x', 0.06)
  const cream = satin('#f1ead8')
  const window = (x: number): Sdl =>
    union([
      box([x, 1.75, -0.02], [x + 0.75, 2.6, 0.02], glow(0.7)),
      box([x - 0.07, 1.68, -0.06], [x + 0.82, 1.75, 0.02], cream),
      box([x - 0.07, 2.6, -0.06], [x + 0.82, 2.68, 0.02], cream),
      box([x - 0.07, 1.75, -0.06], [x, 2.6, 0.02], cream),
      box([x + 0.75, 1.75, -0.06], [x + 0.82, 2.6, 0.02], cream),
      box([x + 0.35, 1.75, -0.04], [x + 0.4, 2.6, 0.02], cream),
      box([x, 2.15, -0.04], [x + 0.75, 2.19, 0.02], cream),
      box([x - 0.5, 1.72, -0.05], [x - 0.09, 2.64, 0.01], linden),
      box([x + 0.84, 1.72, -0.05], [x + 1.25, 2.64, 0.01], linden),
    ])
  const roof = Array.from({ length: 15 }, (_, i): [number, number] => {
    const a = Math.PI * (i / 14)
    return [1.1 - Math.cos(a) * 1.35, 2.98 + Math.sin(a) * 0.62]
  })
  const body = union([
    box([0, 1.05, 0], [5, 3.0, 2.2], skin),
    box([-0.05, 0.95, -0.05], [5.05, 1.12, 2.25], cream),
    box([-0.03, 2.86, -0.05], [5.03, 3.0, 2.25], cream),
    ...[0, 4.9].flatMap((x) =>
      [-0.04, 2.14].map((z) => box([x - 0.02, 1.1, z], [x + 0.12, 2.9, z + 0.1], cream)),
    ),
    at([5.35, 0, 0], extrude(roof, 0, 5.7, card('#dcd6c8')), -90),
    window(0.95),
    window(3.1),
    // Door and steps at the right end
    box([5, 1.12, 0.65], [5.04, 2.85, 1.5], linden),
    box([5.03, 2.05, 0.8], [5.06, 2.65, 1.35], glow(0.7)),
    sphere([5.08, 1.85, 1.4], 0.035, brass),
    ...[0, 1, 2].map((i) =>
      box(
        [5.05 + i * 0.3, 0.62 - i * 0.28, 0.6],
        [5.4 + i * 0.3, 0.69 - i * 0.28, 1.55],
        boards('#cfa471', 0.3, 'z'),
      ),
    ),
    cylinder([0.9, 3.4, 1.1], [0.9, 4.15, 1.1], 0.09, ink),
    cylinder([0.9, 4.15, 1.1], [0.9, 4.22, 1.1], 0.16, ink),
    ...[-0.16, 2.36].flatMap((z) => [
      at([0.95, 0.62, z], wheel(0.62, satin('#a8482b'))),
      at([4.0, 0.62, z], wheel(0.62, satin('#a8482b'))),
    ]),
    cylinder([0.95, 0.62, -0.2], [0.95, 0.62, 2.4], 0.05, ink),
    cylinder([4, 0.62, -0.2], [4, 0.62, 2.4], 0.05, ink),
    box([0.5, 0.75, 0.4], [4.6, 0.95, 1.8], ink),
    cylinder([-1.9, 0.3, 0.75], [0.4, 0.75, 0.75], 0.045, boards('#cfa471', 0.3, 'z')),
    cylinder([-1.9, 0.3, 1.45], [0.4, 0.75, 1.45], 0.045, boards('#cfa471', 0.3, 'z')),
  ])
  return {
    parts: [
      base(-6, -5, 11, 9, lawn(g.lawn)),
      body,
      at([7.6, 0, -1.2], roundTable(0.45, 0.7)),
      at([7.6, 0.7, -1.2], vase(card('#a9bcae'))),
      at([6.6, 0, -1.3], chair(), 70),
      at([8.6, 0, -0.8], chair(), -100 + 180),
      at([-3.4, 0, 4.4], foamTree(6.4, g.crown, random)),
      at([8.6, 0, 5.4], foamTree(5.6, g.crown, random)),
      at([3, 0, 7], foamTree(4.8, g.crown, random)),
      at([-5.8, 0, 8], hedge(16.4, 1.2, 0.6, g.hedge, random)),
      at([-5.6, 0, -4.2], fence(6, 0.9, card('#d8c19a'), false)),
      figure(8.6, -2.2, linden),
      figure(7.8, -2.5, white, 1.15),
      figure(6.5, 1.4, white),
      ...[
        [-1.2, 2.8, 0.5],
        [0.2, 3.1, 0.4],
        [5.4, 3.4, 0.55],
      ].map(([x = 0, z = 0, r = 0.4]) => at([x, 0, z], shrub(r, g.hedge, random))),
      bench(-3.6, -0.6, 40),
      ...Array.from(
        { length: 90 },
        () =>
          `sphere{<${random.between(-5.5, 10.5).toFixed(2)},.08,${random.between(-4.6, 7.5).toFixed(2)}>,${random.between(0.04, 0.08).toFixed(2)} ${card(random.pick(['#f4efe2', '#e7c96f', '#d99a86']))}}`,
      ),
    ],
    low: [-2.6, -0.1, -2.6],
    high: [8.8, 5, 4],
  }
}

/** A small camper in cream and green beside the same meadow. */
export const camper: Maker = (stage) => {
  const { random } = stage
  const g = seasons[stage.season]
  const [l, w] = [5.2, 1.95]
  const tyre = (x: number, z: number): Sdl =>
    union([
      cylinder([x, 0.36, z], [x, 0.36, z + 0.24], 0.36, card('#4a4c4a')),
      cylinder([x, 0.36, z - 0.01], [x, 0.36, z + 0.25], 0.2, satin('#e4e0d6')),
    ])
  const glass = (x0: number, x1: number, z: number): Sdl => box([x0, 1.32, z], [x1, 1.95, z + 0.03], panes[1])
  const body = union([
    softBox([0, 0.4, 0], [l, 1.3, w], 0.16, satin('#7f9a80')),
    softBox([0.06, 1.1, 0.04], [l - 0.1, 2.1, w - 0.04], 0.18, satin('#f3efe4')),
    box([0.02, 1.24, -0.012], [l - 0.02, 1.3, w + 0.012], satin('#e4e0d6')),
    ...[-0.0, w - 0.03].flatMap((z) => [
      glass(0.45, 1.45, z + (z > 1 ? 0 : 0.02)),
      glass(1.65, 2.75, z + (z > 1 ? 0 : 0.02)),
      glass(2.95, 3.85, z + (z > 1 ? 0 : 0.02)),
      glass(4.02, 4.72, z + (z > 1 ? 0 : 0.02)),
    ]),
    box([l - 0.12, 1.32, 0.2], [l - 0.085, 1.95, w - 0.2], panes[0]),
    softBox([l - 0.05, 0.42, 0.05], [l + 0.1, 0.6, w - 0.05], 0.05, satin('#e4e0d6')),
    softBox([-0.1, 0.42, 0.05], [0.05, 0.6, w - 0.05], 0.05, satin('#e4e0d6')),
    ...[0.35, w - 0.35].map((z) => cylinder([l - 0.02, 0.92, z], [l + 0.04, 0.92, z], 0.15, glow(0.8))),
    tyre(1.05, -0.03),
    tyre(4.1, -0.03),
    tyre(1.05, w - 0.21),
    tyre(4.1, w - 0.21),
    // Raised roof in card, its cheek in canvas
    extrude(
      [
        [0.5, 2.1],
        [3.6, 2.1],
        [0.5, 2.85],
      ],
      0.25,
      w - 0.25,
      card('#d9bf9a'),
    ),
    `object{${softBox([0, 0, 0], [3.4, 0.12, w - 0.3], 0.05, satin('#f3efe4'))} rotate z*-13.6 translate <.4,2.86,.15>}`,
    // Awning
    `mesh{triangle{<1,2.0,0>,<3.6,2.0,0>,<3.6,1.8,-2>} triangle{<1,2.0,0>,<3.6,1.8,-2>,<1,1.8,-2>} ${card('#e9e2d0')}}`,
    ...[1.03, 3.57].map((x) => cylinder([x, 0, -1.97], [x, 1.8, -1.97], 0.025, brass)),
    box([2.9, 0.5, -0.012], [2.915, 2, 0], card('#5f7a66')),
    cylinder([3.0, 1.12, -0.03], [3.15, 1.12, -0.03], 0.015, ink),
  ])
  return {
    parts: [
      base(-5, -5.5, 10, 8, lawn(g.lawn)),
      sheet(-0.6, -0.5, 6.4, 2.6, card('#ddd6c7')),
      body,
      at([1.9, 0, -1.1], roundTable(0.42, 0.66)),
      at([1.9, 0.66, -1.1], vase(card('#f1ede3'))),
      at([0.9, 0, -1.4], chair(white, card('#cfa471')), 70),
      at([2.9, 0, -0.8], chair(white, card('#cfa471')), 250),
      at([-3, 0, 4], foamTree(5.6, g.crown, random)),
      at([7.6, 0, 4.6], foamTree(5, g.crown, random)),
      at([2.6, 0, 6], foamTree(4.2, g.crown, random)),
      at([-4.8, 0, 7.2], hedge(14.5, 1.1, 0.6, g.hedge, random)),
      figure(6.4, -0.9, linden),
      figure(7, -1.4, white, 1.12),
      bench(-2.6, -1.6, 35),
      at([6.6, 0, -4.6], fence(3.2, 0.9, card('#d8c19a'), false)),
      at([-4.6, 0, -4.6], fence(6, 0.9, card('#d8c19a'), false)),
      ...[
        [-1.2, 3.4, 0.5],
        [5.9, 3.6, 0.55],
        [8.8, 1, 0.5],
      ].map(([x = 0, z = 0, r = 0.4]) => at([x, 0, z], shrub(r, g.hedge, random))),
      sheet(0.8, -2.4, 3.9, -0.3, boards('#cbb48f', 0.16, 'x'), 0.0),
    ],
    low: [-1.6, -0.1, -2.4],
    high: [6.8, 4, 3],
  }
}
