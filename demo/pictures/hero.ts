import { bench, bicycle, figure, lampPost, street } from './garden.ts'
import { mansion } from './mansion.ts'
import { card, glow, linden, stone, white } from './materials.ts'
import { neighbour } from './neighbour.ts'
import { railing } from './openings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import { shop } from './shops.ts'
import type { Maker } from './stage.ts'
import { bowWindow, smallTerrace, threeFlats } from './terraces.ts'
import { townHouse } from './town-house.ts'
import { crownOf } from './trees.ts'

/**
 * A row of homes on a quay at dusk. The lower half is still water: it carries the lights,
 * and leaves a quiet place for the title and the search box.
 */
export const quay: Maker = (stage) => {
  const { hour, random } = stage
  const row = [bowWindow, threeFlats, mansion, smallTerrace, townHouse, shop]
  const parts: Sdl[] = []
  let x = -23
  for (const make of row) {
    const house = make({ ...stage, alone: true })
    parts.push(at([x, 0, 0], union(house.parts)))
    x += house.high[0]
  }
  const end = x
  let left = -23
  for (const [w, floors] of [
    [6.2, [0, 3.4, 6.6]],
    [7, [0, 3.3]],
    [6.4, [0, 3.5, 6.7, 9.6]],
    [7, [0, 3.3, 6.4]],
    [8, [0, 3.4]],
  ] as const) {
    left -= w
    parts.push(at([left, 0, 0], neighbour(w, 9.5, floors, 2.8, hour)))
  }
  for (const [w, floors] of [
    [6.4, [0, 3.4, 6.5]],
    [6, [0, 3.3]],
    [7, [0, 3.5, 6.7]],
    [7, [0, 3.3, 6.4]],
    [8, [0, 3.4]],
  ] as const) {
    parts.push(at([x, 0, 0], neighbour(w, 9.5, floors, 2.8, hour)))
    x += w
  }
  const lamps = [-27, -16.5, -6, 4.5, 15, 25.5]
  return {
    parts: [
      ...parts,
      street(left, x, -5.2),
      box([left, -1.2, -5.6], [x, 0.12, -5.2], stone),
      box([left, -0.16, -5.2], [x, 0, -3.1], card('#c9c5bc')),
      railing(left, x, 0.12, -5.4, 0.8),
      box(
        [-400, -1.3, -300],
        [400, -0.75, -5.6],
        'texture{pigment{srgb<.17,.26,.31>} normal{bumps .016 scale <1.6,1,.5>} finish{diffuse .55 reflection{.06,.4 falloff 2.5}}}',
      ),
      ...lamps.flatMap((lx) => [
        lampPost(lx, -4.9, glow(1.5)),
        `light_source{<${lx},3.6,-4.9> color srgb<1,.75,.45>*.55 fade_distance 2 fade_power 2 shadowless}`,
      ]),
      ...[-31, -21.8, -11.2, 0, 9.6, 20.2, 30].map((tx, i) =>
        at([tx, 0, -4.2], crownOf(stage.season, 5.2 + (i % 3) * 0.6, random)),
      ),
      figure(-3.4, -4, linden),
      figure(-2.6, -3.9, white),
      figure(12.4, -4, white),
      figure(13, -4.1, white, 1.1),
      bicycle(6.4, -4.4, linden),
      bench(-14, -4.2, 180),
      figure(22.6, -4.2, linden),
    ],
    low: [-24, -0.7, -5],
    high: [end + 1, 19.5, 2],
    floor: -1.2,
  }
}
