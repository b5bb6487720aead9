import { at, box, type Sdl, union } from '../../../pov.ts'
import { armoire } from '../../armoire.ts'
import { brassPlate, cloth, leather } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { curtains } from '../../hangings.ts'
import { globe } from '../../lamps.ts'
import { castRadiator } from '../../radiator.ts'
import type { Room } from '../../room.ts'
import { diningChair } from '../../seats.ts'
import { onSide } from '../../shell.ts'
import type { Plan, Style } from '../../style.ts'
import { trace, wallpaper } from '../../wallpaper.ts'
import { darkOak, gardenFrom, house } from './style.ts'

const plan: Plan = {
  w: 3.5,
  d: 4.3,
  holes: {
    back: [{ x: 1.2, y: 0.84, w: 1.4, h: 1.62, kind: 'window' }],
    right: [{ x: 1.5, w: 0.84, h: 2.06, kind: 'door' }],
  },
}

const { cornice: _cornice, ...plain } = house
const style: Style = {
  ...plain,
  height: 2.75,
  walls: wallpaper('#c9cdc6', '#8ba0ab', 0.15),
  floor: planks('#a97c4c', 0.16, 0.24, 0.08),
}

/** An old case with straps, left standing on the floor. */
const suitcase = (skin: Sdl, straps: Sdl): Sdl =>
  union([
    box([0, 0, 0], [0.58, 0.38, 0.17], skin),
    union(
      [
        ...[0.1, 0.43].map((x) => box([x, -0.002, -0.004], [x + 0.05, 0.384, 0.174])),
        box([0.22, 0.38, 0.07], [0.36, 0.41, 0.09]),
      ],
      straps,
    ),
  ])

/** A bedroom on the garden side, nearly empty: an oak wardrobe, a radiator of cast iron, the sun on the boards. */
export const bedroom: Room = {
  style,
  plan,
  outlook: gardenFrom(0.5),
  level: 3.6,
  season: 'autumn',
  time: 'day',
  sun: 150,
  light: 0.95,
  view: { from: [2.25, -1.25], towards: [1.7, 4.3], lens: 25, horizon: 0.52 },
  things: ({ random }) => [
    onSide('left', plan, at([2.2, 0, -0.6], armoire(1.62, 2.0, 0.58, darkOak('y'), darkOak('y')))),
    onSide('back', plan, at([1.3, 0, 0], castRadiator(1.2, 0.68))),
    onSide(
      'back',
      plan,
      at([1.2, 0, 0], curtains(1.4, 2.55, cloth('#d9cba6'), random, brassPlate, 0.3, 0.24)),
    ),
    // The head of a bed stood here for decades.
    onSide('right', plan, trace(0.3, 0.17, 1.5, 0.95, wallpaper('#b4c4c6', '#5f8296', 0.15))),
    at([2.75, 0, 3.35], diningChair(darkOak('y'), cloth('#8c484b')), 48),
    at([2.5, 0, 2.2], suitcase(leather('#8f5f3a'), leather('#5b3a26')), 62),
    at([1.75, 0, 2.1], `object{${globe(2.15, 0.13, style.height)} no_shadow}`),
  ],
}
