import { hedgeRow } from '../../../grove.ts'
import { railing } from '../../../openings.ts'
import { at, type Sdl, union } from '../../../pov.ts'
import { streetRow } from '../../../street-houses.ts'
import { walledGarden } from '../../../walled-garden.ts'
import { flat } from '../../ceilings.ts'
import { blackSteel, cloth, enamel, marble, paint, timber, velvet } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { mouldedSkirting, richCornice } from '../../moulding.ts'
import type { Outlook } from '../../outlook.ts'
import { onSide } from '../../shell.ts'
import type { Hole, Plan, Side, Style } from '../../style.ts'
import { casements, type WindowMaker } from '../../windows.ts'

const white = enamel('#f1f0ec')

export const statuary = marble('#f3f1ed', '#b9b8b8', 0.5)
export const night = paint('#33434f')
export const raspberry = velvet('#8a2747')
export const raspberryCloth = cloth('#8a2747')
export const silver = cloth('#a2a6a8')
export const chalk = cloth('#eceae5')
export const ebony = (along: 'x' | 'y' | 'z'): string => timber('#453227', along)

/** The first floor stands this high above street and gardens. */
export const level = 4.4

/** Two casements below a transom light, as the front shows them. */
const transomed: WindowMaker = (w, h, french) =>
  union([
    casements({ texture: white, columns: 2, frame: 0.055, sash: 0.06, handle: blackSteel })(
      w,
      h * 0.73,
      french,
    ),
    at(
      [0, h * 0.73, 0],
      casements({ texture: white, columns: 1, frame: 0.055, sash: 0.05, handle: false })(w, h * 0.27, false),
    ),
  ])

/** The flat of 1911 as it was renewed in 2014: high rooms with a cornice, cool white walls, dark parquet. */
export const home: Style = {
  height: 3.35,
  thickness: 0.45,
  walls: paint('#e4e5e3'),
  floor: planks('#543b2c', 0.085, 0.22, 0.16),
  ceiling: flat('#f7f6f3'),
  woodwork: white,
  skirting: mouldedSkirting(0.2),
  cornice: richCornice(0.2),
  window: transomed,
  architrave: 0.11,
  windowTrim: 0.09,
  sill: white,
}

const tall = { y: 0.38, w: 1.1, h: 2.5, kind: 'window' } as const satisfies Omit<Hole, 'x'>

/** Windows of the front, as far apart as the street sees them. */
export const streetWindows = (count: number, first: number): readonly Hole[] =>
  Array.from({ length: count }, (_, i) => ({ x: first + i * 2.05, ...tall }))

/** The low rails of iron before the windows of the front; `xs` run along the wall as it is seen from within. */
export const rails = (side: Side, plan: Plan, xs: readonly number[]): Sdl =>
  onSide(
    side,
    plan,
    union(
      xs.map((x) => railing(x - 0.02, x + tall.w + 0.02, tall.y, home.thickness + 0.06, 0.55, blackSteel)),
    ),
  )

/** The gardens behind the house in winter, between their walls. */
export const gardens: Outlook = (stage, { w, d }) => {
  const own = { d: d + 0.4, deep: 19, terrace: 2.4, petals: ['#a99c80', '#8f8a6c'], seats: 0 }
  const middle = w / 2
  return union([
    at(
      [middle - 5.5, 0, 0],
      walledGarden(stage, { ...own, w: 11, trees: [{ x: 2.6, z: d + 15, tall: 7.4 }] }),
    ),
    at(
      [middle + 5.7, 0, 0],
      walledGarden(stage, { ...own, w: 7, trees: [{ x: 3.8, z: d + 12, tall: 6.4 }] }),
    ),
    at([middle - 12.7, 0, 0], walledGarden(stage, { ...own, w: 7, trees: [{ x: 3, z: d + 16, tall: 8 }] })),
    hedgeRow(stage, [middle - 40, d + 20], [middle + 40, d + 20], 2.4, 0.9),
    at([middle - 34, 0, d + 34], streetRow(stage, 0, [3, 3, 2, 3, 3, 2, 3, 3, 2, 3]).row),
  ])
}
