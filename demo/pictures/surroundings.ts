import { chair, roundTable, vase } from './furniture.ts'
import {
  base,
  bench,
  fence,
  figure,
  gardenTable,
  lawn,
  lounger,
  parasol,
  pond,
  sheet,
  steppingStones,
} from './garden.ts'
import { boards, card, clearAcrylic, floorBoards, ink, linden, white } from './materials.ts'
import { neighbour } from './neighbour.ts'
import { at, box, cylinder, type Sdl, softBox, sphere, union } from './pov.ts'
import type { Maker } from './stage.ts'
import { ballTree, blossom, crownOf, foamTree, hedge, seasons, shrub } from './trees.ts'

/** The view from a terrace over blank roofs and lindens. */
export const terraceView: Maker = (stage) => {
  const { hour, random } = stage
  const g = seasons[stage.season]
  const [w, d] = [8, 5.4]
  const box1 = (x: number, z: number, a: number, b: number): Sdl =>
    softBox([x, 0, z], [x + a, 0.55, z + b], 0.02, card('#c4beb0'))
  const roofs = [-30, -21, -12, -3, 6, 15, 24].map((x, i) =>
    at([x, -9, 17 + (i % 3) * 5], neighbour(8.9, 11, [0, 3, 4.2 + (i % 2) * 1.2], 2.8 + (i % 3) * 0.5, hour)),
  )
  return {
    parts: [
      box([0, -0.1, 0], [w, 0, d], floorBoards('#cba673', 0.18)),
      box([-3.1, -9, -0.1], [w + 0.2, -0.1, d + 0.2], card('#e7e4dd')),
      box([0, 0, d - 0.04], [w, 1, d], clearAcrylic),
      box([-0.02, 1, d - 0.07], [w + 0.02, 1.05, d + 0.03], ink),
      box([w - 0.04, 0, 0], [w, 1, d - 0.04], clearAcrylic),
      box([w - 0.07, 1, 0], [w + 0.03, 1.05, d], ink),
      ...[0, 2, 4, 6, 7.97].map((x) => box([x, 0, d - 0.05], [x + 0.03, 1, d + 0.01], ink)),
      // The house wall on the left, with its glass door
      box([-0.3, 0, 0], [0, 3.4, 1.2], white),
      box([-0.3, 0, 4.2], [0, 3.4, d], white),
      box([-0.3, 2.5, 1.2], [0, 3.4, 4.2], white),
      box([-0.22, 0, 1.2], [-0.2, 2.5, 4.2], clearAcrylic),
      ...[1.2, 2.68, 4.12].map((z) => box([-0.26, 0, z], [-0.14, 2.5, z + 0.08], ink)),
      box([-3, -0.02, 0], [-0.3, 0, d], floorBoards('#d2ab7b', 0.17)),
      box([-3, 0, d - 0.2], [-0.3, 3.4, d], card('#efe6d6')),
      box([-3.1, 0, 0], [-3, 3.4, d], card('#efe6d6')),
      at([3.6, 0, 2.9], roundTable(0.62, 0.74)),
      at([3.6, 0.74, 2.9], vase(card('#a9bcae'))),
      ...[30, 150, 270].map(
        (a) =>
          `object{${at([-0.22, 0, 0.5], chair(card('#f1ede3'), card('#cfa471')))} rotate y*${a} translate <3.6,0,2.9>}`,
      ),
      parasol(4.9, 4.2, 1.3),
      lounger(6.3, 2.2, 24),
      lounger(7.1, 2.9, 24),
      box1(0.3, d - 0.75, 2.4, 0.5),
      box1(w - 0.75, 3.9, 0.5, 1.1),
      box1(5.6, d - 0.75, 1.3, 0.5),
      ...[
        [0.6, d - 0.5, 0.34],
        [1.2, d - 0.5, 0.3],
        [1.8, d - 0.5, 0.36],
        [2.4, d - 0.5, 0.3],
        [5.9, d - 0.5, 0.3],
        [6.5, d - 0.5, 0.32],
      ].map(([x = 0, z = 0, r = 0.3]) => at([x, 0.5, z], shrub(r, g.hedge, random))),
      at([w - 0.5, 0.5, 4.4], ballTree(1.7, 0.48, g.crown, random)),
      at(
        [0.5, 0, 0.8],
        union([
          softBox([-0.25, 0, -0.25], [0.25, 0.5, 0.25], 0.03, card('#c79b7f')),
          at([0, 0.45, 0], ballTree(1.1, 0.38, g.hedge, random)),
        ]),
      ),
      figure(2.2, 4.2, linden),
      ...roofs,
      ...[
        [-8, 12, 10],
        [1, 13.5, 8.4],
        [8, 12.5, 9],
        [15, 14, 8.8],
        [-16, 14, 9],
        [22, 13, 9.4],
      ].map(([x = 0, z = 0, tall = 8]) => at([x, -9, z], crownOf(stage.season, tall + 2.2, random))),
    ],
    low: [0.2, 0, 1.6],
    high: [7.8, 2.9, 5.4],
    floor: -9,
  }
}

/** A corner of the garden: pond, bench and a tree in blossom. */
export const gardenCorner: Maker = (stage) => {
  const { random } = stage
  const g = seasons[stage.season]
  const flowers = Array.from({ length: 150 }, () => {
    const a = random.between(0.4, 3.4)
    const r = random.between(3.0, 4.0)
    return `sphere{<${(9 + Math.cos(a) * r).toFixed(2)},${random.between(0.15, 0.42).toFixed(2)},${(5.5 + Math.sin(a) * r * 0.8).toFixed(2)}>,${random.between(0.06, 0.11).toFixed(2)} ${card(random.pick(['#f3e4de', '#e0aaa2', '#e8cf86', '#c7b6d6']))}}`
  })
  const bed = Array.from({ length: 9 }, (_, i) => {
    const a = 0.45 + i * 0.36
    return at(
      [9 + Math.cos(a) * 3.5, 0, 5.5 + Math.sin(a) * 2.8],
      shrub(random.between(0.32, 0.48), g.hedge, random),
    )
  })
  return {
    parts: [
      base(-1, -3, 17, 13, lawn(g.lawn)),
      pond(9, 5.5, 2.4),
      ...bed,
      ...flowers,
      ...[
        [8.2, 5.2],
        [9.8, 6.2],
        [9.4, 4.6],
      ].map(([x = 0, z = 0]) => cylinder([x, 0.08, z], [x, 0.12, z], 0.3, card('#7f9f78'))),
      sphere([8.25, 0.18, 5.2], 0.1, card('#f3d9d4')),
      sphere([9.85, 0.18, 6.2], 0.09, card('#f6ece6')),
      steppingStones([2.2, -2.6], [5.6, 5.2], 8),
      bench(4.4, 7.6, -24),
      gardenTable(13.4, 1.6, 30, 0, 2),
      parasol(13.4, 1.6, 1.5),
      at([3.2, 0, 10], foamTree(5.6, stage.season === 'spring' ? blossom : g.crown, random)),
      at([14.6, 0, 10.4], foamTree(6.4, g.crown, random)),
      at([9.6, 0, 11.2], foamTree(5, g.crown, random)),
      at([-0.8, 0, 12.2], hedge(17.6, 1.5, 0.7, g.hedge, random)),
      at([-0.9, 0, 12], hedge(13, 1.3, 0.6, g.hedge, random), 90),
      at([1, 0, 2.4], ballTree(1.5, 0.5, g.hedge, random)),
      at([6.2, 0, -1.4], ballTree(1.2, 0.45, g.hedge, random)),
      at([3.4, 0, -1.6], ballTree(1, 0.36, g.hedge, random)),
      figure(6.2, 3.4, linden),
      figure(6.9, 3.1, white, 1.1),
      sheet(11.6, 0, 15.2, 3.2, boards('#cfa471', 0.2, 'x'), 0.02),
      at([16.2, 0, 6], shrub(0.8, g.hedge, random)),
      at([10.6, 0, -2.6], fence(6, 0.9, card('#f1ede3'))),
    ],
    low: [2, -0.1, -0.6],
    high: [15, 5, 11],
  }
}
