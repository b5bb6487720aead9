import { asphalt, laid, lawnField } from '../../../grounds.ts'
import { hedgeRow, type Planting, trees } from '../../../grove.ts'
import { bluestone, tiles } from '../../../materials.ts'
import { plainBlock } from '../../../plain-block.ts'
import { at, box, type Sdl, union } from '../../../pov.ts'
import type { Stage } from '../../../stage.ts'
import type { Ceiling } from '../../ceilings.ts'
import { chrome, cloth, enamel, paint, teak, timber } from '../../finishes.ts'
import { chequered } from '../../floors.ts'
import { plainSkirting } from '../../moulding.ts'
import { gardenAround, type Outlook } from '../../outlook.ts'
import { onSide } from '../../shell.ts'
import type { Side, Style } from '../../style.ts'
import { casements } from '../../windows.ts'

/** The third floor stands this high above the street. */
export const level = 9.5

export const bottle = cloth('#35584a')
export const moss = cloth('#6f8265')
export const fawn = cloth('#b79e80')
export const cream = cloth('#efe6d2')
export const rosewood = (along: 'x' | 'y' | 'z'): Sdl => timber('#87502f', along, 0.1)

export const aluminium = (columns: number): ReturnType<typeof casements> =>
  casements({ texture: enamel('#e9e5da'), columns, frame: 0.045, sash: 0.055, handle: chrome })

/** It ends within the walls, so that nothing sticks out of the front above the terrace. */
const ceiling: Ceiling = (w, d) => box([-0.3, 0, -0.3], [w + 0.3, 0.3, d + 0.3], paint('#f5efe0'))

/** The flat of 1964 as it has been lived in: small squares of parquet, warm walls, teak and rosewood. */
export const flat1964: Style = {
  height: 2.6,
  thickness: 0.32,
  walls: paint('#eadcbd'),
  floor: chequered(timber('#a97a4d', 'x', 0.1), timber('#9c6f46', 'z', 0.1), 0.16),
  ceiling,
  woodwork: enamel('#ece3cf'),
  skirting: plainSkirting(0.07),
  window: aluminium(2),
  architrave: 0.06,
  sill: teak('x'),
}

const [kerb, far] = [9.6, 19.8]
const slabs = tiles('#c9c4ba', 0.3)

const lime = (first: number, z: number, count: number): Planting[] =>
  Array.from({ length: count }, (_, i) => ({
    x: first + i * 9.6,
    z: z + (i % 2) * 0.8,
    tall: 9 + (i % 3),
    kind: i % 3 === 2 ? 'birch' : 'linden',
  }))

/** The street of blocks behind front gardens, seen outwards from the wall at z = 0. */
const street = (stage: Stage): Sdl =>
  union([
    lawnField(stage, [-60, 0.4, 70, 6.8]),
    hedgeRow(stage, [-50, 6.6], [60, 6.6], 0.9, 0.6),
    laid([-70, 6.8, 80, kerb], slabs, 0.01),
    box([-70, -0.3, kerb], [80, -0.13, far], asphalt),
    box([-70, -0.16, kerb], [80, 0.01, kerb + 0.16], bluestone),
    box([-70, -0.16, far - 0.16], [80, 0.01, far], bluestone),
    laid([-70, far, 80, far + 3], slabs, 0.01),
    lawnField(stage, [-70, far + 3, 80, 60]),
    ...[-64, -43, -22, -1, 20, 41, 62].map((x, i) => at([x, 0, 27], plainBlock(stage, 16, 4 - (i % 2)))),
    ...[5, 4, 5].map((storeys, i) => at([-4.6 - i * 20.6, 0, 0], plainBlock(stage, 16, storeys), 180)),
    ...trees(stage, lime(-46, 23.4, 11)),
  ])

/** The west, where the terrace is: it lies behind one side of a room. */
export const streetTo =
  (side: Side): Outlook =>
  (stage, plan) =>
    onSide(side, plan, street(stage))

const green = gardenAround(
  [
    { x: -2.5, z: 19, tall: 11 },
    { x: 5.4, z: 23, tall: 11, kind: 'birch' },
    { x: 0.6, z: 30, tall: 12 },
  ],
  2,
  14,
)

/** The quiet side in the east: gardens and the backs of the next street. */
export const rear: Outlook = (stage, plan) =>
  union([
    green(stage, plan),
    ...[-43, -24, -5, 14, 33].map((x, i) => at([x, 0, plan.d + 46], plainBlock(stage, 17, 3 + (i % 2)))),
  ])
