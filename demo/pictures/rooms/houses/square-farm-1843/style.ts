import { squareFarm } from '../../../farms.ts'
import { laid } from '../../../grounds.ts'
import { trees } from '../../../grove.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import { setts } from '../../../town-street.ts'
import { blueStone, cloth, enamel, paint, timber } from '../../finishes.ts'
import { tiled } from '../../floors.ts'
import { gardenAround, type Outlook } from '../../outlook.ts'
import { plainBeams } from '../../plain-beams.ts'
import type { Hole, Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const darkOak = (along: 'x' | 'y' | 'z'): Sdl => timber('#59432f', along)
export const pine = (along: 'x' | 'y' | 'z'): Sdl => timber('#c7a374', along)
export const farmGreen = enamel('#4c7060')
export const madder = cloth('#93342c')
export const linen = cloth('#e8e2d4')
export const lime = paint('#f6f4ee')
export const stone = blueStone

/** A foot of stone keeps the mop off the lime; it stops where one walks through. */
function foot(length: number, holes: readonly Hole[]): Sdl {
  const gaps = holes.filter((o) => (o.y ?? 0) < 0.1).sort((a, b) => a.x - b.x)
  const from = [0, ...gaps.map((o) => o.x + o.w + 0.09)]
  const to = [...gaps.map((o) => o.x - 0.09), length]
  return union(
    from.map((x, i) => box([x, 0, -0.014], [to[i] ?? length, 0.13, 0.001])),
    stone,
  )
}

/** The square farm of 1843: lime, dark beams and floors of blue stone, doors in the green of the shutters. */
export const farm: Style = {
  height: 2.78,
  thickness: 0.5,
  walls: lime,
  floor: tiled(['#868c8d', '#7c8386', '#8f9493', '#757c80'], 0.5, '#a5a196', 0.1, 0.007),
  ceiling: plainBeams(darkOak('x'), 'x'),
  woodwork: farmGreen,
  dado: foot,
  window: casements({ texture: enamel('#f3efe5'), columns: 2, bars: [0.34, 0.67], sash: 0.05, bar: 0.026 }),
  architrave: 0.08,
  sill: stone,
}

const orchard = gardenAround(
  [
    { x: 0.4, z: 15, tall: 4.3, kind: 'pear' },
    { x: 4.6, z: 17.5, tall: 4.6, kind: 'pear' },
    { x: 9, z: 14.5, tall: 4.2, kind: 'pear' },
    { x: -4, z: 19, tall: 4.5, kind: 'pear' },
    { x: 7, z: 23, tall: 4.4, kind: 'pear' },
  ],
  4,
  24,
)

/** The garden and its orchard beyond the back wall, or beyond the right one. */
export const gardenBehind: Outlook = orchard
export const gardenRight: Outlook = (stage, { w, d }) =>
  at([0, 0, d], orchard(stage, { w: d, d: w, holes: {} }), 90)

/** The courtyard as one sees it from the house: stable, barn and the gateway with the wall on its sides. */
export const courtyard: Outlook = (stage, { w, d }) => {
  // The house itself comes first and is left out: the room stands in its place.
  const [, stable, barn, gate, wall] = squareFarm({ ...stage, alone: true }).parts
  const yard = [
    ...[stable, barn, gate, wall].map((part) => part ?? ''),
    laid([7, 0.6, 17.6, 19], setts, 0.02),
    laid([11, -20, 15, 0.6], setts, 0.02),
    ...trees(stage, [{ x: 9.2, z: 8.4, tall: 5, kind: 'linden' }]),
  ]
  return union([
    gardenAround([], 0.4, 40)(stage, { w, d, holes: {} }),
    at([13 + w / 2, 0, d + 19.5], union(yard), 180),
  ])
}
