import { laid } from '../../../grounds.ts'
import { trees } from '../../../grove.ts'
import { card, masonry } from '../../../materials.ts'
import { at, union } from '../../../pov.ts'
import { streetRow } from '../../../street-houses.ts'
import { flat } from '../../ceilings.ts'
import { plainRow } from '../../city-houses.ts'
import { blackSteel, cloth, enamel, paint, timber } from '../../finishes.ts'
import { planks } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import type { Outlook } from '../../outlook.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

/** The green of the shop front and of its awning. */
export const green = enamel('#2f5646')
export const coral = cloth('#d4654f')
export const white = enamel('#f1eee6')
export const ash = (along: 'x' | 'y' | 'z'): ReturnType<typeof timber> => timber('#d6b98a', along)

/** The home begins this high above the street. */
export const level = 4.2

/** The home above the shop, renewed in 2012: pale boards, and a party wall of brick under white paint. */
export const above: Style = {
  height: 2.7,
  thickness: 0.36,
  walls: paint('#f1ede4'),
  accent: { right: masonry('#e9e4d9', '#ddd7ca') },
  floor: planks('#cfae7f', 0.16, 0.16, 0.12),
  ceiling: flat('#f6f3ec'),
  woodwork: white,
  skirting: plainSkirting(0.1),
  window: casements({
    texture: white,
    columns: 2,
    frame: 0.05,
    sash: 0.055,
    bars: [0.66],
    handle: blackSteel,
  }),
  sill: paint('#d9d4c8'),
}

/** The inside of the block: roofs of sheds, the backs of the next street and a few trees. */
export const courts: Outlook = (stage, { d }) => {
  const row = streetRow(stage, 0, [3, 2, 3, 3, 2, 3, 3, 2])
  return union([
    laid([-50, d + 0.6, 60, d + 60], card('#a9b08c')),
    at([-14, 0, d + 6], plainRow(0, 8, 2.6, stage.random)),
    at([8, 0, d + 8], plainRow(0, 14, 2.8, stage.random)),
    at([-24, 0, d + 24], row.row),
    ...trees(stage, [
      { x: -6, z: d + 14, tall: 9 },
      { x: 4.6, z: d + 17, tall: 8.4 },
      { x: 12, z: d + 15, tall: 9.4, kind: 'birch' },
      { x: -14, z: d + 19, tall: 10 },
    ]),
  ])
}
