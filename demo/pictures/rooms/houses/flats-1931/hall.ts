import { tiles } from '../../../materials.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { potted } from '../../decor.ts'
import { brassPlate, cloth, enamel, paint, timber } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { globe } from '../../lamps.ts'
import { letterBoxes } from '../../letter-boxes.ts'
import { closedFlight } from '../../old-stairs.ts'
import { stretches } from '../../panelling.ts'
import type { Room } from '../../room.ts'
import { onSide } from '../../shell.ts'
import { stairwell } from '../../stairs.ts'
import { steelDoor } from '../../steel-door.ts'
import type { Hole, Plan, Style } from '../../style.ts'
import { flats1931, gardenBelow } from './style.ts'

const green = enamel('#3a5a55')
const oak = (along: 'x' | 'y' | 'z'): Sdl => timber('#8a5c36', along)
const [wide, deep] = [2.7, 6.4]

const plan: Plan = {
  w: wide,
  d: deep,
  holes: {
    back: [{ x: 0.32, w: 0.95, h: 2.15, kind: 'glass', frame: steelDoor(green) }],
    left: [{ x: 3.3, w: 0.92, h: 2.15, kind: 'door' }],
    front: [{ x: 0.8, w: 1.1, h: 2.7, kind: 'glass' }],
  },
}

const glaze = tiles('#e4dcc2', 0.15, 'z', 'stack')

/** Cream tiles to the height of a shoulder, with a green line below and above. */
const dado = (length: number, holes: readonly Hole[]): Sdl =>
  union(
    stretches(length, holes, 0.07).flatMap(([from, to]) => [
      box([from, 0.16, -0.012], [to, 1.36, 0.001], glaze),
      box([from, 1.36, -0.018], [to, 1.42, 0.001], green),
      box([from, 0, -0.02], [to, 0.16, 0.001], green),
    ]),
  )

const { skirting: _skirting, ...bare } = flats1931
const style: Style = {
  ...bare,
  height: 2.95,
  walls: paint('#ece2cb'),
  floor: tiled(['#c9bfae', '#c4b9a6', '#cdc3b2', '#8f5d4c', '#c7bdab', '#cbc1af'], 0.2, '#8b8374', 0.16),
  ceiling: stairwell('#f5f1e6', [1.6, 3.3, wide, 6.1], 0.75),
  woodwork: green,
  dado,
}

/** The stair hall that the three flats share: tiles of 1931, letter boxes, the flight to the upper floors. */
export const hall: Room = {
  style,
  plan,
  outlook: gardenBelow(0.5),
  level: 0.3,
  season: 'autumn',
  time: 'day',
  sun: 140,
  light: 0.7,
  exposure: 0.88,
  view: { from: [1.72, -0.85], towards: [0.95, deep], lens: 24, horizon: 0.48 },
  things: ({ random }) => [
    at(
      [wide - 1.02, 0, 2.2],
      closedFlight(
        { steps: 16, rise: 0.19, going: 0.24, w: 1.0 },
        { tread: oak('x'), painted: enamel('#efe9da'), rail: oak('z') },
      ),
    ),
    onSide('left', plan, at([1.55, 1.02, 0], letterBoxes(3, enamel('#b3a78c'), 0.4))),
    box([0.5, 0, 0.7], [1.5, 0.012, 1.3], cloth('#5d4a3c')),
    at([1.32, 0, 5.5], potted(1.25, random, paint('#3a5a55'))),
    at([1.0, 0, 2.5], `object{${globe(2.5, 0.14, style.height, brassPlate, 0.4)} no_shadow}`),
  ],
}
