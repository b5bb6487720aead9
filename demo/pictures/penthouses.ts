import { base, figure } from './garden.ts'
import { brick, card, clearAcrylic, glow, ink, linden, satin, stone, tiles, white } from './materials.ts'
import { diningSet, glassRoom, sofaAndTable } from './modern.ts'
import { neighbour } from './neighbour.ts'
import { at, box, type Sdl, union } from './pov.ts'
import type { Maker } from './stage.ts'
import { crownOf, seasons, shrub } from './trees.ts'
import { rows, shell } from './wall.ts'

const lantern = (x: number, z: number, y: number): Sdl =>
  union([
    box([x - 0.13, y, z - 0.13], [x + 0.13, y + 0.32, z + 0.13], glow(1.1)),
    box([x - 0.15, y + 0.32, z - 0.15], [x + 0.15, y + 0.38, z + 0.15], ink),
  ])

/** Two glass floors on a brick block, in the blue of the night. */
export const glassTop: Maker = (stage) => {
  const { hour, random } = stage
  const [w, d, h] = [14, 11, 12.6]
  const frame = satin('#e9e4d8')
  const dim = { ...hour, lit: 0.25 }
  const openings = [
    ...rows(w, 4, [0.9], { w: 1.9, h: 2, bars: 'two', frame }, 0.6).filter((_, i) => i !== 1),
    { x: 4.3, y: 0.15, w: 1.5, h: 2.9, kind: 'door' as const, door: linden, frame },
    ...rows(w, 4, [4.2, 7.2, 10.1], { w: 1.9, h: 1.75, bars: 'two', frame }, 0.6),
  ]
  const floor = (inset: number, y: number, furniture: Sdl): Sdl =>
    at(
      [inset, y, inset * 0.9],
      union([
        glassRoom(w - 2 * inset, 3, 5, hour, 6, furniture),
        box([-0.4, 3, -0.6], [w - 2 * inset + 0.4, 3.25, d - inset - 1], satin('#4a4f4f')),
        box([0, 0, 5], [w - 2 * inset, 3, d - inset - 1.5], card('#8f8a80')),
        // Glass end towards the right
        ...[0.2, 0.4, 0.6, 0.8].map((s) =>
          box([w - 2 * inset - 0.02, 0, 5 * s - 0.03], [w - 2 * inset + 0.03, 3, 5 * s + 0.03], ink),
        ),
        box([w - 2 * inset - 0.01, 0.1, 0.3], [w - 2 * inset + 0.02, 2.9, 4.95], glow(hour.lamp * 0.75)),
      ]),
    )
  const g = seasons[stage.season]
  const home = [
    shell(
      w,
      d,
      h,
      {
        front: openings,
        right: rows(d, 3, [1, 4.2, 7.2, 10.1], { w: 1.5, h: 1.75, bars: 'two', frame }, 0.6),
      },
      brick('#a5695a', 0.12),
      dim,
    ),
    box([-0.2, h, -0.25], [w + 0.2, h + 0.3, d + 0.1], stone),
    box([0, 3.6, -0.08], [w, 3.8, 0.02], stone),
    box([0.1, h + 0.3, -0.1], [w - 0.1, h + 1.3, -0.06], clearAcrylic),
    box([0.1, h + 1.3, -0.12], [w - 0.1, h + 1.35, -0.04], ink),
    floor(1.3, h + 0.3, union([sofaAndTable(1, 2.2), diningSet(6.4, 1.8)])),
    floor(
      2.3,
      h + 3.55,
      union([
        box([1.2, 0, 1.8], [3.2, 0.5, 3.8], card('#e9e3d6')),
        box([1.2, 0.5, 1.8], [3.2, 0.6, 3.1], card('#7fa66b')),
        box([6, 0, 3.6], [8.6, 2.2, 4.4], card('#cfa471')),
      ]),
    ),
    ...[
      [0.8, 0.5],
      [5, 0.4],
      [13.2, 0.5],
    ].map(([x = 0, z = 0]) =>
      at(
        [x, h + 0.3, z],
        union([
          box([-0.35, 0, -0.3], [0.35, 0.5, 0.3], card('#a9a396')),
          at([0, 0.45, 0], shrub(0.36, g.hedge, random)),
        ]),
      ),
    ),
    lantern(11.4, 0.5, h + 0.3),
  ]
  if (stage.alone) return { parts: home, low: [0, 0, 0], high: [w, h + 7, d] }
  return {
    parts: [
      base(-16, -12, 32, 16, card('#b9b5ab')),
      box([-16, -0.16, -3.1], [32, 0, 0], tiles('#cfcac0', 0.55)),
      ...home,
      figure(3.4, 0.6, white, 1.72, h + 0.3),
      figure(10.4, 0.5, linden, 1.72, h + 0.3),
      at([-8, 0, 0], neighbour(8, 10, [0, 3.2, 6.2], 2.8, hour)),
      at([-16, 0, 0], neighbour(8, 10, [0, 3.2, 6.2, 7.4], 2.2, hour)),
      at([14, 0, 0], neighbour(8, 10, [0, 3.2, 6.4], 2.8, hour)),
      at([22, 0, 0], neighbour(9, 10, [0, 3.2, 5], 2.8, hour)),
      at([-3, 0, -1.9], crownOf(stage.season, 6.4, random)),
      at([16.8, 0, -1.9], crownOf(stage.season, 6, random)),
      at([8.8, 0, -1.9], crownOf(stage.season, 4.8, random)),
    ],
    low: [-1, 1, -2],
    high: [15, 20.2, 6],
  }
}
