import { laid, lawnField } from '../grounds.ts'
import { hedgeRow, type Planting, trees } from '../grove.ts'
import { tiles } from '../materials.ts'
import { type Sdl, union } from '../pov.ts'
import type { Stage } from '../stage.ts'
import type { Plan } from './style.ts'

/** What stands outside the windows, around a room whose floor plan is given. */
export type Outlook = (stage: Stage, plan: Plan) => Sdl

const ring = (middle: readonly [number, number], far: number, count: number): Planting[] =>
  Array.from({ length: count }, (_, i): Planting => {
    const a = (i / count) * Math.PI * 2
    const r = far * (1 + 0.22 * Math.sin(i * 2.4))
    return {
      x: middle[0] + Math.cos(a) * r,
      z: middle[1] + Math.sin(a) * r,
      tall: 8 + (i % 5),
      kind: i % 3 === 0 ? 'oak' : 'linden',
    }
  })

/** A garden on all sides: terrace, lawn, hedges and old trees. */
export const gardenAround =
  (own: readonly Planting[] = [], terrace = 3.5, hedge = 16, flags = tiles('#cfc9bc', 0.6)): Outlook =>
  (stage, { w, d }) => {
    const [x0, x1, z1] = [-hedge, w + hedge, d + hedge]
    return union([
      lawnField(stage, [-60, d + terrace, 70, 80]),
      lawnField(stage, [-60, -60, -0.6, d + terrace]),
      lawnField(stage, [w + 0.6, -60, 70, d + terrace]),
      laid([-2, d + 0.3, w + 3, d + terrace], flags, 0.04),
      hedgeRow(stage, [x0, z1], [x1, z1], 2),
      hedgeRow(stage, [x0, -20], [x0, z1], 2),
      hedgeRow(stage, [x1, -20], [x1, z1], 2),
      ...trees(stage, [...own, ...ring([w / 2, d / 2], hedge + 16, 20)]),
    ])
  }
