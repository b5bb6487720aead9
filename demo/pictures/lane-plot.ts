import { around, type Field } from './fields.ts'
import { laid, lane, lawnField } from './grounds.ts'
import { hedgeRow, type Planting, type Tree, trees } from './grove.ts'
import type { Sdl } from './pov.ts'
import type { Stage } from './stage.ts'

/** A surface laid on the ground of the plot. */
export interface Paved {
  readonly field: Field
  readonly texture: Sdl
  readonly y?: number
}

export interface LanePlot {
  /** The plot from hedge to hedge; the lane runs along its near side. */
  readonly x: readonly [west: number, east: number]
  readonly z: readonly [front: number, back: number]
  readonly paved: readonly Paved[]
  /** Where the hedge along the lane is open. */
  readonly gates: readonly (readonly [from: number, to: number])[]
  readonly hedge?: { readonly front: number; readonly sides: number }
  readonly trees: readonly Planting[]
  /** Trees of the plots around. */
  readonly beyond?: readonly Tree[]
  readonly wild?: boolean
}

/** The hedge along the lane, in pieces between the gates. */
function frontHedge(stage: Stage, plot: LanePlot, height: number): Sdl[] {
  const z = plot.z[0] - 0.9
  const edges = [plot.x[0], ...[...plot.gates].sort((a, b) => a[0] - b[0]).flat(), plot.x[1]]
  return Array.from(
    { length: edges.length / 2 },
    (_, i) => [edges[2 * i] ?? 0, edges[2 * i + 1] ?? 0] as const,
  )
    .filter(([from, to]) => to - from > 0.5)
    .map(([from, to]) => hedgeRow(stage, [from, z], [to, z], height))
}

/** Trees beyond the hedges, so that no side opens on an empty plain. */
function neighbours({ x, z, beyond = ['far'] }: LanePlot): Planting[] {
  const [cx, cz] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2]
  const [rx, rz] = [(x[1] - x[0]) / 2 + 14, (z[1] - z[0]) / 2 + 16]
  return Array.from({ length: 34 }, (_, i): Planting => {
    const a = ((i + 0.4) / 34) * Math.PI * 2
    const far = 1 + (i % 4) * 0.22
    const kind = beyond[i % beyond.length]
    return {
      x: cx + Math.cos(a) * rx * far,
      z: cz + Math.sin(a) * rz * far,
      tall: 8.5 + ((i * 7) % 6),
      ...(kind ? { kind } : {}),
    }
  }).filter((planting) => planting.z > z[0] - 3 || planting.z < z[0] - 15)
}

/** A plot on a country lane: hedges, lawns around what is paved, the lane and the trees of the neighbours. */
export function lanePlot(stage: Stage, plot: LanePlot): Sdl[] {
  const { x, z, hedge = { front: 1.3, sides: 1.8 }, wild } = plot
  const lawns = around(
    [x[0] - 70, z[0] - 1, x[1] + 70, z[1] + 50],
    plot.paved.map(({ field }) => field),
  )
  return [
    ...lawns.map((field) => lawnField(stage, field, wild ? 'meadow' : 'lawn')),
    ...plot.paved.map(({ field, texture, y = 0.012 }) => laid(field, texture, y)),
    lane(stage, [x[0] - 100, z[0] - 8, x[1] + 100, z[0] - 2.4], plot.gates),
    ...frontHedge(stage, plot, hedge.front),
    hedgeRow(stage, [x[0], z[0]], [x[0], z[1]], hedge.sides),
    hedgeRow(stage, [x[1], z[0]], [x[1], z[1]], hedge.sides),
    hedgeRow(stage, [x[0], z[1]], [x[1], z[1]], hedge.sides),
    hedgeRow(stage, [x[0] - 70, z[0] - 10.4], [x[1] + 70, z[0] - 10.4], 1.5),
    ...trees(stage, [...plot.trees, ...neighbours(plot)]),
  ]
}
