import { at, union } from '../../../pov.ts'
import { streetRow } from '../../../street-houses.ts'
import { walledGarden } from '../../../walled-garden.ts'
import { rose } from '../../ceilings.ts'
import { enamel, marble, paint } from '../../finishes.ts'
import { herringbone } from '../../floors.ts'
import { mouldedSkirting, richCornice } from '../../moulding.ts'
import type { Outlook } from '../../outlook.ts'
import { panelled } from '../../panelling.ts'
import type { Style } from '../../style.ts'
import { casements } from '../../windows.ts'

export const white = enamel('#f2eee4')
export const carrara = marble('#efece6', '#a9a8a6', 0.42)
export const tallWindow = casements({ texture: white, columns: 2, bars: [0.74], sash: 0.07, frame: 0.07 })

/** The town house of 1906: high rooms, panels and mouldings, oak laid in herringbone. */
export const mansion: Style = {
  height: 3.75,
  thickness: 0.45,
  walls: paint('#e9e3d4'),
  floor: herringbone('#a97b4b', 0.085, 0.51),
  ceiling: rose(0.5),
  woodwork: white,
  skirting: mouldedSkirting(0.26),
  cornice: richCornice(0.26),
  dado: panelled(white),
  window: tallWindow,
  architrave: 0.15,
  windowTrim: 0.12,
  sill: white,
}

/** The walled garden behind the house, in the south. */
export const townGarden: Outlook = (stage, { w, d }) =>
  union([
    at(
      [w / 2 - 4.2, 0, 0],
      walledGarden(stage, {
        w: 8.4,
        d: d + 0.4,
        deep: 16,
        terrace: 2.6,
        petals: ['#f2e7e0', '#e3b5ae', '#d9c8e0'],
        trees: [
          { x: 1.6, z: d + 12, tall: 4.8, kind: 'pear' },
          { x: 6.8, z: d + 15, tall: 5.2, kind: 'pear' },
          { x: -4, z: d + 15, tall: 8 },
          { x: 13, z: d + 13, tall: 9 },
        ],
      }),
    ),
    at([w / 2 - 32, 0, d + 30], streetRow(stage, 0, [3, 3, 2, 3, 3, 2, 3, 3]).row),
  ])
