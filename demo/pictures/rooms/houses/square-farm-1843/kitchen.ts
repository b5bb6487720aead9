import { tiles } from '../../../materials.ts'
import { at, box, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink, tallUnits } from '../../cabinets.ts'
import { bouquet, bowl, jug } from '../../decor.ts'
import { blackSteel, enamel, paint, porcelain } from '../../finishes.ts'
import { chequered } from '../../floors.ts'
import { dome } from '../../lamps.ts'
import { plainBeams } from '../../plain-beams.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { courtyard, darkOak, farm, farmGreen, lime, madder, pine, stone } from './style.ts'

const plan: Plan = {
  w: 5.6,
  d: 5.7,
  holes: {
    back: [
      { x: 0.75, y: 1.0, w: 1.05, h: 1.35, kind: 'window' },
      { x: 2.15, w: 1.3, h: 2.3, kind: 'french' },
      { x: 3.8, y: 1.0, w: 1.05, h: 1.35, kind: 'window' },
    ],
  },
}

const floor = chequered(
  `texture{pigment{bozo scale .3 color_map{[.2 srgb<.86,.83,.76>][.8 srgb<.9,.87,.8>]}} finish{diffuse .86 specular .06 roughness .06}}`,
  `texture{pigment{bozo scale .3 color_map{[.2 srgb<.3,.32,.33>][.8 srgb<.36,.38,.39>]}} finish{diffuse .86 specular .06 roughness .06}}`,
  0.28,
)
const style: Style = { ...farm, floor, ceiling: plainBeams(darkOak('z'), 'z', 1.12) }

const green: Fronts = {
  texture: farmGreen,
  carcass: paint('#40604f'),
  kind: 'framed',
  handle: 'knob',
  metal: blackSteel,
}
const scrubbed: Fronts = { ...green, texture: pine('y'), carcass: pine('y') }
const glaze = tiles('#f1eee6', 0.13, 'z', 'stack')
const chair = diningChair(darkOak('y'), madder)

/** A hood of lime on an oak beam above the cooker, on the left wall. */
const hood = union([
  box([2.04, 1.72, -0.62], [3.26, 1.92, 0], darkOak('x')),
  box([2.1, 1.92, -0.54], [3.2, farm.height, 0], lime),
])

/** Cupboards below two boards of crockery. */
const dresser = union([
  at([0.1, 0, -0.5], baseUnits('dDDd', 0.58, scrubbed, pine('x'), 0.5)),
  ...[1.38, 1.8].map((y) => box([0.1, y, -0.26], [2.42, y + 0.035, 0], pine('x'))),
  ...[0.1, 2.385].map((x) => box([x, 0.905, -0.26], [x + 0.035, 1.835, 0], pine('y'))),
  ...[0.35, 0.68, 1.05, 1.4, 1.78, 2.1].flatMap((x, i) => [
    at([x, 1.415, -0.13], i % 2 ? bowl(0.1, porcelain) : jug(0.22, paint(i ? '#d9d1bf' : '#93342c'))),
    at([x, 1.835, -0.13], i % 3 ? bowl(0.11, porcelain) : jug(0.26, paint('#c4bba6'))),
  ]),
])

/** The kitchen on the courtyard: the gateway stands in the axis of the door, the table leads towards it. */
export const kitchen: Room = {
  style,
  plan,
  outlook: courtyard,
  season: 'autumn',
  time: 'day',
  sun: -42,
  light: 0.7,
  view: { from: [2.8, -1.15], towards: [2.8, 5.7], lens: 24, horizon: 0.5 },
  things: ({ random }) => [
    onSide('left', plan, at([1.72, 0, -0.64], baseUnits('DoDddd', 0.62, green, stone, 0.64, 0.01))),
    onSide('left', plan, at([2.65, 0, -0.64], hob(0, 0.5))),
    onSide('left', plan, at([4.55, 0, -0.64], sink(blackSteel))),
    onSide('left', plan, box([1.72, 0.905, -0.012], [5.45, 1.5, 0.001], glaze)),
    onSide('left', plan, hood),
    at([0.3, 0.906, 3.65], jug(0.26, paint('#d9d1bf'))),
    onSide('right', plan, dresser),
    onSide('right', plan, at([2.5, 0, -0.56], tallUnits('tt', 0.6, 2.25, green, 0.56))),
    at([2.3, 0, 1.35], longTable(1.0, 2.5, pine('z'), darkOak('y'))),
    ...[1.5, 2.2, 2.9].flatMap((z, i) => [
      at([2.36, 0, z], chair, -91 + i * 2),
      at([3.24, 0, z + 0.46], chair, 89 + i),
    ]),
    // One lamp, hung so high that the door and the gateway behind it stay clear.
    at([2.8, 0, 2.3], `object{${dome(1.97, 0.25, farm.height, enamel('#93342c'))} no_shadow}`),
    at([2.78, 0.75, 2.2], bowl(0.19, paint('#d9d1bf'))),
    at([2.84, 0.75, 3.25], bouquet(0.44, porcelain, random, ['#a8763f', '#8b6a3c', '#7a7f4e'])),
  ],
}
