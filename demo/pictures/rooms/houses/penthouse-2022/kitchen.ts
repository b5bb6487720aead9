import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { cityBelow } from '../../city-outlook.ts'
import { bouquet, bowl, jug } from '../../decor.ts'
import { blackSteel, cloth, enamel, paint, porcelain } from '../../finishes.ts'
import { picture } from '../../framed.ts'
import type { Room } from '../../room.ts'
import { barStool } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan } from '../../style.ts'
import { deck } from './deck.ts'
import { ash, black, burnt, glassWall, level, penthouse, stone } from './style.ts'

const plan: Plan = {
  w: 5,
  d: 5.4,
  holes: {
    back: [{ x: 0.3, w: 4.0, h: 2.85, kind: 'french', frame: glassWall(3) }],
  },
}

const dark: Fronts = {
  texture: enamel('#3d4142'),
  carcass: enamel('#34383a'),
  kind: 'smooth',
  handle: 'groove',
}
const wood: Fronts = { ...dark, texture: ash('y'), carcass: ash('y') }

/** The island: dark drawers to the right, stone over its top and both its ends. */
const island = (): Sdl =>
  at(
    [2.98, 0, 1.35],
    union([
      baseUnits('DDDD', 0.65, dark, stone, 0.7, 0),
      box([-0.04, 0, -0.02], [0, 0.905, 1.05], stone),
      box([2.6, 0, -0.02], [2.64, 0.905, 1.05], stone),
      box([0, 0.875, 0.69], [2.6, 0.905, 1.05], stone),
      hob(1.6, 0.5, 0.76),
      at([0.6, 0, 0], sink(black, porcelain)),
    ]),
    -90,
  )

/** A slender bar of light above the island. */
const bar = (): Sdl =>
  union([
    box([2.42, 1.82, 1.55], [2.48, 1.86, 3.8], black),
    box(
      [2.43, 1.815, 1.57],
      [2.47, 1.82, 3.78],
      'texture{pigment{srgb<1,.95,.86>} finish{diffuse .6 emission .8}}',
    ),
    ...[1.75, 3.6].map((z) => box([2.447, 1.86, z], [2.453, penthouse.height, z + 0.006], blackSteel)),
  ])

/** The open kitchen: an island of pale stone on the way to the glass, tall cupboards of ash beside it. */
export const kitchen: Room = {
  style: { ...penthouse, accent: { left: paint('#b3b0aa') } },
  plan,
  outlook: cityBelow,
  level,
  season: 'summer',
  time: 'day',
  sun: -128,
  light: 0.16,
  exposure: 0.95,
  view: { from: [1.35, -1.15], towards: [2.55, 5.4], lens: 24, horizon: 0.5 },
  things: ({ random }) => [
    deck(plan, random),
    onSide('right', plan, at([0.7, 0, -0.64], tallUnits('ttott', 0.64, 2.75, wood, 0.64))),
    onSide('right', plan, box([0.7, 2.75, -0.62], [3.9, penthouse.height, 0], paint('#efeeea'))),
    island(),
    bar(),
    ...[1.75, 2.45, 3.15].map((z) => at([1.5, 0, z], barStool(0.66, burnt, black, true), -90)),
    at([2.25, 0.906, 3.45], bouquet(0.6, porcelain, random, ['#7c8f6a', '#93a27c'])),
    at([2.2, 0.906, 2.2], bowl(0.17, paint('#c25a2b'))),
    at([2.75, 0.906, 1.6], jug(0.22, cloth('#8b8c8b'))),
    onSide(
      'left',
      plan,
      at([2.5, 1.15, 0], picture(1.3, 1.0, random, ['#e6e4df', '#b9b6b0', '#c25a2b', '#8b8c8b'], black)),
    ),
  ],
}
