import type { Field } from './fields.ts'
import { balsa, card, satin } from './materials.ts'
import { box, cylinder, type Sdl, union } from './pov.ts'
import type { Stage } from './stage.ts'

/** The plot is 22 m wide at the road and 51 m deep. */
export const [wide, deep] = [22, 51]
const zone: Field = [4, 6, 18, 21]

const peg = (x: number, z: number): Sdl =>
  union([
    box([x - 0.035, -0.1, z - 0.035], [x + 0.035, 1.1, z + 0.035], balsa),
    box([x - 0.038, 0.86, z - 0.038], [x + 0.038, 1.105, z + 0.038], satin('#c0392b')),
  ])

/** The agency's board beside the way in, a leaf on it in place of letters. */
export const board = (x: number, z: number): Sdl =>
  union([
    ...[0.06, 1.34].map((dx) => box([x + dx - 0.035, -0.2, z], [x + dx + 0.035, 1.75, z + 0.07], balsa)),
    box([x, 0.75, z - 0.03], [x + 1.4, 1.72, z], satin('#24483a')),
    `sphere{0,1 scale <.11,.27,.02> rotate z*-28 translate <${x + 0.7},1.23,${z - 0.03}> ${card('#a9c08a')}}`,
  ])

/** Pegs at the corners of the plot and of the zone to build in, with a line between those. */
export function pegs(): Sdl {
  const [x0, z0, x1, z1] = zone
  const corners = [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ] as const
  const line = corners.map(([x, z], i) => {
    const [nx, nz] = corners[(i + 1) % 4] ?? [x, z]
    return cylinder([x, 0.8, z], [nx, 0.8, nz], 0.012)
  })
  const ends = [
    [0.7, 0.5],
    [wide - 0.7, 0.5],
    [0.7, deep - 3],
    [wide - 0.7, deep - 3],
    [0.7, 25],
    [wide - 0.7, 25],
  ]
  return union([...[...corners, ...ends].map(([x = 0, z = 0]) => peg(x, z)), union(line, satin('#e9e4d8'))])
}

/** Daisies, buttercups and clover among the grass. */
export function flowers({ random }: Stage): Sdl {
  const tints = ['#f6f1e2', '#eccb5c', '#d9a0a6', '#f6f1e2'].map(card)
  const one = (): Sdl => {
    const [x, z] = [random.between(0.6, wide - 0.6), 0.4 + 26 * random.next() ** 1.5]
    return `sphere{<${x.toFixed(2)},${random.between(0.14, 0.27).toFixed(2)},${z.toFixed(2)}>,${random.between(0.012, 0.024).toFixed(3)}}`
  }
  return union(tints.map((tint) => union(Array.from({ length: 220 }, one), tint)))
}
