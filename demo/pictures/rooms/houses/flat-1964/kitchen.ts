import { color, mix, tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { baseUnits, type Fronts, hob, sink } from '../../cabinets.ts'
import { bouquet, bowl, jug, potted } from '../../decor.ts'
import { chrome, enamel, paint, porcelain, teak } from '../../finishes.ts'
import { chequered } from '../../floors.ts'
import { picture } from '../../framed.ts'
import { curtains } from '../../hangings.ts'
import { dome } from '../../lamps.ts'
import { radiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { longTable } from '../../tables.ts'
import { hood, wallUnits } from '../../wall-units.ts'
import { aluminium, cream, flat1964, level, moss, rear } from './style.ts'

const plan: Plan = {
  w: 3.4,
  d: 4.8,
  holes: {
    back: [{ x: 0.8, y: 0.96, w: 1.8, h: 1.3, kind: 'window', frame: aluminium(2) }],
    left: [{ x: 0.22, w: 0.85, h: 2.06, kind: 'door' }],
  },
}

const vinyl = (hex: string): Sdl =>
  `texture{pigment{bozo scale .03 turbulence .6 color_map{[.3 ${color(hex)}][.8 ${color(mix(hex, '#fff8e8', 0.16))}]}} finish{diffuse .86 specular .06 roughness .05 reflection{0,.1 falloff 4}}}`
const { skirting: _skirting, ...bare } = flat1964
const style: Style = {
  ...bare,
  walls: paint('#eee3c8'),
  floor: chequered(vinyl('#e4dac2'), vinyl('#a3b097'), 0.3),
}

const sage: Fronts = {
  texture: enamel('#b4c0a2'),
  carcass: teak('y'),
  kind: 'smooth',
  handle: 'bar',
  metal: chrome,
}
const glaze = tiles('#f1ead8', 0.15, 'z', 'stack')
const chair = diningChair(teak('y'), moss)
const pitch = 3.9 / 7

/** Everything along the south wall: sage doors edged with teak, a band of cream tiles. */
const cooking = (): Sdl =>
  union([
    at([0.3, 0, -0.62], baseUnits('ddwDdoD', pitch, sage, paint('#ded6c2'), 0.62, 0.01)),
    box([0, 0.905, -0.013], [4.22, 1.5, 0.001], glaze),
    at([0.3, 1.5, -0.36], wallUnits(5, pitch, 0.72, sage)),
    at([0.3 + 6 * pitch, 1.5, -0.36], wallUnits(1, pitch, 0.72, sage)),
    at([0.3 + 5.5 * pitch, 1.55, 0], hood(0.54, style.height - 1.55, enamel('#ece6d6'))),
    at([0.3 + 5.5 * pitch, 0, -0.62], hob(0, 0.5, 0.54)),
    at([0.3 + 2 * pitch, 0, -0.62], sink(chrome)),
    at([0.55, 0.906, -0.3], jug(0.24, paint('#c9b48a'))),
    at([2.1, 0.906, -0.22], jug(0.2, porcelain)),
    at([2.35, 0.906, -0.2], jug(0.16, paint('#6f8265'))),
    at([2.7, 1.08, -0.06], box([-0.13, -0.17, -0.02], [0.13, 0.19, 0.02], teak('y'))),
  ])

/** The kitchen on the quiet side: the fronts of another time, well kept, and a table for breakfast. */
export const kitchen: Room = {
  style,
  plan,
  outlook: rear,
  level,
  season: 'spring',
  time: 'morning',
  sun: 156,
  light: 0.85,
  view: { from: [1.45, -1.5], towards: [1.45, 4.8], lens: 26, horizon: 0.53, side: 0.178 },
  things: ({ random }) => [
    onSide('right', plan, cooking()),
    at([0.55, 0, 1.9], longTable(0.9, 1.4, paint('#efe8d6'), teak('y'))),
    ...[2.25, 2.95].flatMap((z, i) => [
      at([0.66, 0, z - 0.23], chair, -91 + i * 3),
      at([1.34, 0, z + 0.23], chair, 88 - i * 3),
    ]),
    at([1.0, 0.75, 2.35], bowl(0.16, paint('#c98b4a'))),
    at([0.95, 0.75, 2.95], bouquet(0.38, porcelain, random, ['#7d8f6c', '#93a27c'], ['#f3e3c4', '#f7f0df'])),
    at([1.0, 0, 2.6], `object{${dome(1.74, 0.2, style.height, enamel('#4f7360'))} no_shadow}`),
    onSide('back', plan, at([1.0, 0.16, 0], radiator(1.4, 0.6))),
    onSide('back', plan, at([0.8, 1.42, 0], curtains(1.8, 0.98, cream, random, chrome, 0.3, 0.14))),
    ...[1.05, 1.4, 2.3].map((x, i) =>
      at([x, 0.965, 4.86], potted(0.32 + i * 0.03, random, paint('#b9734f'))),
    ),
    onSide(
      'left',
      plan,
      at(
        [2.2, 1.25, 0],
        picture(0.72, 0.56, random, ['#efe5d0', '#b9a57f', '#6f8265', '#7d6a4e'], teak('y')),
      ),
    ),
  ],
}
