import { lampPost } from './garden.ts'
import { asphalt, laid } from './grounds.ts'
import { type Planting, tree } from './grove.ts'
import { bluestone, card, color, mix, tiles, white } from './materials.ts'
import { at, box, type Sdl, union } from './pov.ts'
import type { Stage } from './stage.ts'
import { streetRow } from './street-houses.ts'

/** Setts of grey stone, laid across the street. */
export const setts: Sdl = `texture{pigment{brick pigment{${color('#77746e')}},pigment{cells color_map{[0 ${color('#8f8b84')}][1 ${color(mix('#a39e95', '#b9a894', 0.4))}]} scale <.2,.14,9> translate z*4}
  brick_size <.2,.14,9> mortar .014 translate z*4 rotate x*90} normal{brick .5 brick_size <.2,9,.14> mortar .03} finish{diffuse .9}}`

const slabs = tiles('#c6c1b6', 0.3)

export interface Street {
  /** From where to where the home stands along x. */
  readonly home: readonly [x0: number, x1: number]
  /** Storeys of the houses on either side, outwards from the home. */
  readonly left: readonly number[]
  readonly right: readonly number[]
  /** Where the opposite kerb lies; the near one is at -3. */
  readonly far: number
  readonly road?: 'setts' | 'asphalt'
  /** Where trees stand along the near kerb, and how tall they are. */
  readonly trees?: readonly (readonly [x: number, tall: number])[]
}

const [west, east] = [-90, 110]

/** Pavements, kerbs and the carriageway between them. */
function road(far: number, surface: Sdl): Sdl {
  const kerb = (z: number): Sdl => box([west, -0.16, z - 0.16], [east, 0.005, z], bluestone)
  return union([
    laid([west, -2.84, east, 0.3], slabs, 0),
    kerb(-2.84),
    box([west, -0.3, far], [east, -0.13, -3], surface),
    box([west, -0.2, -3.4], [east, -0.125, -3], card('#aaa69d')),
    box([west, -0.2, far], [east, -0.125, far + 0.4], card('#aaa69d')),
    kerb(far),
    laid([west, far - 3.2, east, far - 0.16], slabs, 0),
  ])
}

/** A tree in a square of soil in the pavement, with its grate. */
function streetTree(stage: Stage, planting: Planting): Sdl {
  const { x, z } = planting
  return union([
    laid([x - 0.6, z - 0.6, x + 0.6, z + 0.6], card('#8a7a66'), 0.004),
    tree(stage, { kind: 'avenue', ...planting }),
  ])
}

/** The other side of the street, which windows mirror and a view along it shows. */
function across(stage: Stage, far: number): Sdl {
  const { row } = streetRow(stage, 0, [3, 2, 3, 3, 2, 3, 2, 3, 3, 2, 3, 3, 2, 3, 2, 3, 3, 2, 3, 2])
  return at([70, 0, far - 3.2], row, 180)
}

/** Where the street meets another one: houses close the view at both ends. */
function ends(stage: Stage, far: number, from: number, to: number): Sdl {
  const [first, last] = [streetRow(stage, 0, [3, 2, 3, 3, 2, 3]), streetRow(stage, 0, [2, 3, 3, 2, 3, 3])]
  return union([at([from, 0, far - 14], first.row, -90), at([to, 0, 14], last.row, 90)])
}

/** A street of houses in closed order, without the home itself. */
export function townStreet(stage: Stage, { home, left, right, far, road: surface, trees = [] }: Street): Sdl {
  const west2 = streetRow(stage, 0, [...left].reverse())
  const east2 = streetRow(stage, home[1], right)
  return union([
    road(far, surface === 'asphalt' ? asphalt : setts),
    at([home[0] - west2.end, 0, 0], west2.row),
    east2.row,
    across(stage, far),
    ends(stage, far, home[0] - west2.end - 8, east2.end + 8),
    ...trees.map(([x, tall]) => streetTree(stage, { x, z: -2, tall })),
    ...[home[0] - 14, home[1] + 12].map((x) => lampPost(x, -2.5, white)),
  ])
}
