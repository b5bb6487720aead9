import { gardenTable, parasol } from '../../../garden.ts'
import { card, color } from '../../../materials.ts'
import { at, type Sdl, union } from '../../../pov.ts'
import { flat } from '../../ceilings.ts'
import { chrome, cloth, enamel, paint, timber } from '../../finishes.ts'
import { chequered } from '../../floors.ts'
import { mosaic } from '../../mosaic.ts'
import { plainSkirting } from '../../moulding.ts'
import { gardenAround, type Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements, type WindowMaker } from '../../windows.ts'

export const birch = (along: 'x' | 'y' | 'z'): Sdl => timber('#d3b383', along)
export const cornflower = cloth('#4f7fb0')
export const white = cloth('#f3f0e9')

/** Plain white frames of PVC around double glazing. */
export const pvc = (columns: number): WindowMaker =>
  casements({ texture: enamel('#f6f3ec'), frame: 0.055, sash: 0.068, handle: chrome, columns })

/** The house of 1961, painted white all over before it is let; the oak mosaic on the floor was sanded. */
export const house: Style = {
  height: 2.55,
  thickness: 0.3,
  walls: paint('#f2f1ec'),
  floor: mosaic('#c08f57'),
  ceiling: flat('#f7f6f1'),
  woodwork: enamel('#f4f2ec'),
  skirting: plainSkirting(0.07),
  window: pvc(2),
  architrave: 0.06,
  sill: paint('#d9d6cd'),
}

/** Chips of marble in grey cement, ground smooth; tiles differ in their shade. */
const terrazzo = (ground: string, shift: number): Sdl =>
  `texture{pigment{crackle solid color_map{[.5 ${color(ground)}][.5 ${color('#efeadf')}][.7 ${color('#efeadf')}][.7 ${color('#b5aea0')}][.84 ${color('#b5aea0')}][.84 ${color('#8d887f')}][.93 ${color('#8d887f')}][.93 ${color('#b98e6c')}]} scale .014 translate ${shift}} finish{diffuse .86 specular .08 roughness .05 reflection{0,.14 falloff 4}}}`

/** The kitchen's floor of 1961 was never covered. */
export const kitchenStyle: Style = {
  ...house,
  floor: chequered(terrazzo('#d3cdc0', 0), terrazzo('#cbc5b8', 7.3), 0.3),
}

/** The upper floor lies this high above the ground. */
export const upstairs = 3

const trees = gardenAround(
  [
    { x: -1.2, z: 20, tall: 5, kind: 'pear', leaves: 'blossom' },
    { x: 6, z: 22, tall: 6 },
    { x: 8.4, z: 11.5, tall: 7 },
    { x: -7.5, z: 15, tall: 7 },
  ],
  3.8,
  15,
)

/** The garden in the south with the table on its terrace, which stands so far to the right of a room's left corner. */
export const gardenWithTable =
  (x: number): Outlook =>
  (stage, plan) =>
    union([
      trees(stage, plan),
      at(
        [x, 0, plan.d + 2.2],
        union([gardenTable(0, 0, 0, 0.05, 2), parasol(0, 0, 1.5, card('#f1ede3'), 0.05)]),
      ),
    ])
