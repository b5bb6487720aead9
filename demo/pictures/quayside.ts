import { bicycle, lampPost } from './garden.ts'
import { laid } from './grounds.ts'
import { tree } from './grove.ts'
import { mansion } from './mansion.ts'
import { bluestone, card, color, glow, ink, linden, masonry, tiles } from './materials.ts'
import { railing } from './openings.ts'
import { at, box, type Sdl, union } from './pov.ts'
import { shop } from './shops.ts'
import type { Maker, Stage } from './stage.ts'
import { streetRow } from './street-houses.ts'
import { bowWindow, smallTerrace, threeFlats } from './terraces.ts'
import { townHouse } from './town-house.ts'

const water = -1.05
const edge = -5.4
const [west, east] = [-70, 70]

/** Still water: its waves are too flat to break a lit window into more than a streak. */
const still = `texture{pigment{${color('#3f5560')}} normal{bumps .012 scale <2.6,1,.7>} finish{diffuse .35 reflection{.12,.72 falloff 2.2}}}`

/** Homes in closed order from `x` on, and where they end. */
function homes(stage: Stage, x: number, makers: readonly Maker[]): { row: Sdl; end: number } {
  const parts: Sdl[] = []
  let from = x
  for (const make of makers) {
    const house = make({ ...stage, alone: true })
    parts.push(at([from, 0, 0], union(house.parts)))
    from += house.high[0]
  }
  return { row: union(parts), end: from }
}

function row(stage: Stage): Sdl {
  const left = homes(stage, -30, [bowWindow, threeFlats, smallTerrace, townHouse])
  const between = streetRow(stage, left.end, [2])
  const right = homes(stage, between.end, [mansion, shop])
  const outer = streetRow(stage, right.end, [3, 2, 3, 3, 2, 3])
  const inner = streetRow(stage, 0, [3, 3, 2, 3, 2, 3])
  return union([left.row, between.row, right.row, outer.row, at([-30 - inner.end, 0, 0], inner.row)])
}

/** Wall, coping and railing of the quay, the pavement behind them, and the water before them. */
const quay = (): Sdl =>
  union([
    box([west, water - 1, edge], [east, -0.08, edge + 0.5], masonry('#a59f92', '#8f8a80')),
    box([west, -0.08, edge - 0.12], [east, 0.1, edge + 0.55], bluestone),
    laid([west, edge, east, 0.3], tiles('#cfc9bd', 0.45), 0),
    railing(west, east, 0.1, edge + 0.2, 0.9),
    box([-600, water - 0.2, -600], [600, water, edge], still),
  ])

const lamps = [-36, -22.5, -9, 4.5, 18, 31.5]

const lit = (x: number): Sdl =>
  `${lampPost(x, edge + 0.9, glow(1.5))}
light_source{<${x},3.7,${edge + 0.9}> color srgb<1,.78,.5>*.5 fade_distance 2 fade_power 2 shadowless}`

/** A row of homes across still water: the sky above it is for the title, the water for the search box. */
export const quayside: Maker = (stage) => ({
  parts: [
    row(stage),
    quay(),
    ...lamps.map(lit),
    ...[-38.5, -28.6, -14.2, -3.4, 12.6, 23.2, 37.5].flatMap((x, i) => [
      laid([x - 0.7, -4.6, x + 0.7, -3.2], card('#8a7a66'), 0.004),
      tree(stage, { x, z: -3.9, tall: 6.6 + ((i * 5) % 7) * 0.4, kind: 'avenue' }),
    ]),
    bicycle(7.4, -4.9, linden),
    bicycle(-19.6, -4.9, ink),
  ],
  low: [0, 0, 0],
  high: [1, 1, 1],
  floor: -3,
})
