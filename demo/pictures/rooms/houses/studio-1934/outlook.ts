import { type Planting, trees } from '../../../grove.ts'
import { color } from '../../../materials.ts'
import { at, box, union } from '../../../pov.ts'
import { plainRow, spire } from '../../city-houses.ts'
import type { Outlook } from '../../outlook.ts'
import { onSide } from '../../shell.ts'

const crowns = (points: readonly (readonly [x: number, z: number, tall: number])[]): Planting[] =>
  points.map(([x, z, tall], i) => ({ x, z, tall, kind: i % 3 ? 'linden' : 'oak' }))

/** Over the roofs of two streets; between them, past the crossing, the trees around the ponds. */
export const overRoofs: Outlook = (stage, plan) => {
  const { random } = stage
  const { w, d } = plan
  return union([
    at([0, 0, d + 21], plainRow(-40, w + 8, 10.2, random)),
    at([0, 0, d + 48], plainRow(-60, w + 10, 11.6, random)),
    onSide('right', plan, at([0, 0, 21], plainRow(-8, 40, 10.2, random))),
    onSide('right', plan, at([0, 0, 48], plainRow(-10, 50, 11.6, random))),
    at([-18, 0, d + 96], spire(38)),
    box(
      [w + 60, -0.1, d + 70],
      [w + 210, 0.05, d + 210],
      `texture{pigment{${color('#9fb6c6')}} finish{diffuse .7 reflection .2}}`,
    ),
    ...trees(stage, [
      ...crowns([-9, -1, 7, 14].map((x, i) => [x, d + 39, 14 + (i % 2)])),
      ...crowns([2, -8, 12].map((z, i) => [w + 39, z, 14.4 + (i % 2)])),
      ...crowns([
        [w + 24, d + 34, 15],
        [w + 33, d + 24, 14.4],
        [w + 38, d + 62, 17],
        [w + 52, d + 66, 16],
        [w + 66, d + 50, 17],
        [w + 28, d + 72, 17.5],
        [w + 76, d + 36, 17],
      ]),
    ]),
  ])
}
