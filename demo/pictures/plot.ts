import { base, figure, ghost, gravel, lawn, pegs, sheet } from './garden.ts'
import { balsa, card, felt, linden, mix, satin, white } from './materials.ts'
import { at, box, cylinder, type Point, type Sdl, slab, union } from './pov.ts'
import type { Maker } from './stage.ts'
import { crownOf, hedge, seasons } from './trees.ts'

/** Height of one sheet. */
const rise = 0.5

/** A sloping meadow in sheets of card, hedged, with the plot pegged out. */
export const meadow: Maker = (stage) => {
  const { random } = stage
  const g = seasons[stage.season]
  const sheets: Sdl[] = []
  for (let i = 1; i <= 6; i++) {
    const outline: [number, number][] = []
    for (let k = 0; k <= 24; k++) {
      const x = -16 + (52 * k) / 24
      outline.push([x, -6 + i * 4.2 + 1.6 * Math.sin(x * 0.16 + i * 0.5) + 0.8 * Math.sin(x * 0.37 + i)])
    }
    outline.push([36, 28], [-16, 28])
    // A pale sheet under each one shows as a contour line.
    sheets.push(
      slab(
        outline.map(([x, z]): [number, number] => [x, z - 0.22]),
        (i - 1) * rise - 0.02,
        i * rise - 0.12,
        card('#ddcfae'),
      ),
    )
    sheets.push(slab(outline, (i - 1) * rise - 0.02, i * rise, felt(mix(g.lawn, '#e9e6cc', i * 0.05), 2.5)))
  }
  const height = (z: number): number => Math.max(0, Math.min(6, Math.floor((z + 6) / 4.2))) * rise
  const lift = (x: number, z: number, shape: Sdl): Sdl => at([x, height(z - 1.6), z], shape)
  const flowers = Array.from({ length: 260 }, () => {
    const [x, z] = [random.between(-14, 34), random.between(-11, 26)]
    return `sphere{<${x.toFixed(2)},${(height(z) + 0.2).toFixed(2)},${z.toFixed(2)}>,${random.between(0.08, 0.15).toFixed(2)} ${random.pick([card('#f4efe2'), card('#e7c96f'), card('#d99a86')])}}`
  })
  return {
    parts: [
      base(-16, -16, 36, 28, lawn(g.lawn)),
      box([-16, -0.16, -16], [36, -0.06, -12.6], card('#a9a8a3')),
      sheet(-16, -12.6, 36, -11.6, card('#d4cfc3')),
      ...sheets,
      ...flowers,
      pegs(
        [
          [1, -8],
          [20, -8],
          [21.5, 12],
          [-1, 11],
        ].map(([x = 0, z = 0]): Point => [x, height(z - 1.6), z]),
      ),
      // The future house as an outline of balsa strips: what could stand here.
      at(
        [6, 1.1, -1],
        union(
          [
            ...[
              [0, 0],
              [9, 0],
              [9, 7],
              [0, 7],
            ].map(([x = 0, z = 0]) => box([x - 0.08, -1, z - 0.08], [x + 0.08, 3.2, z + 0.08])),
            ...[0, 7].map((z) => box([0, 3.1, z - 0.08], [9, 3.26, z + 0.08])),
            ...[0, 9].map((x) => box([x - 0.08, 3.1, 0], [x + 0.08, 3.26, 7])),
            ...[0, 9].flatMap((x) => [
              cylinder([x, 3.2, 0], [x, 6.2, 3.5], 0.09),
              cylinder([x, 6.2, 3.5], [x, 3.2, 7], 0.09),
            ]),
            cylinder([0, 6.2, 3.5], [9, 6.2, 3.5], 0.09),
            ...[3, 6].flatMap((x) => [
              cylinder([x, 3.2, 0], [x, 6.2, 3.5], 0.06),
              cylinder([x, 6.2, 3.5], [x, 3.2, 7], 0.06),
            ]),
          ],
          balsa,
        ),
      ),
      lift(-14, 22, hedge(46, 1.8, 1, g.hedge, random)),
      at([-13, 0, -10.6], hedge(12, 1.1, 0.8, g.hedge, random)),
      at([22.5, 0, -10.6], hedge(12.5, 1.1, 0.8, g.hedge, random)),
      at([-4, 0.2, 12], hedge(18, 1.1, 0.8, g.hedge, random), 90),
      at([-13, 0, -1], ghost(0, 0, 6.5, 7.5, 5.5, 3)),
      at([27, 0, -2], ghost(0, 0, 6.5, 8, 5.5, 3)),
      lift(-8, 14, crownOf(stage.season, 8, random)),
      lift(-11, 19.5, crownOf(stage.season, 7, random)),
      lift(26, 17, crownOf(stage.season, 9, random)),
      lift(31, 10, crownOf(stage.season, 7, random)),
      lift(12, 19.5, crownOf(stage.season, 8.4, random)),
      lift(3, 20, crownOf(stage.season, 6.6, random)),
      lift(19.5, 20, crownOf(stage.season, 6.2, random)),
      at([24.5, 0, -5.6], crownOf(stage.season, 5.4, random)),
      // A board on two posts, left blank
      at(
        [-1.6, 0, -10.4],
        union([
          box([0, 0, 0], [0.12, 2.2, 0.12], balsa),
          box([1.9, 0, 0], [2.02, 2.2, 0.12], balsa),
          box([-0.1, 1.05, -0.05], [2.12, 2.3, 0.02], satin('#24483a')),
        ]),
      ),
      sheet(8, -11.6, 11.5, -6, gravel),
      figure(9.4, -6.8, linden),
      figure(10.3, -6.5, white),
      figure(12.4, -4.8, white, 1.1),
    ],
    low: [-0.5, -0.1, -8],
    high: [21.5, 6.5, 12],
  }
}
