import type { Field } from './fields.ts'
import { tree } from './grove.ts'
import { felt, mix } from './materials.ts'
import { at, type Sdl, union } from './pov.ts'
import { plainRow, spire } from './rooms/city-houses.ts'
import { sheet } from './rooms/mesh.ts'
import type { Stage } from './stage.ts'

/** How fast the ground falls from the road to the brook. */
const fall = 0.085
/** Where the brook runs. */
export const brook = 52

/** Height of the ground: level at the road, down to the brook, and up again to the hills across the valley. */
function ground(x: number, z: number): number {
  if (z < brook) return -fall * Math.max(0, z)
  const far = Math.min(1, (z - brook) / 330)
  const hill = far ** 1.25 * (27 + 9 * Math.sin(x * 0.011 + 0.9) + 3 * Math.sin(x * 0.031))
  return -fall * brook - 0.1 + hill
}

/** Turns level ground into the slope: what is drawn at the height of the road sinks with it. */
export const onSlope = (shape: Sdl): Sdl => `object{${shape} matrix<1,0,0,0,1,0,0,${-fall},1,0,0,0>}`

export const standing = (x: number, z: number, shape: Sdl): Sdl => at([x, ground(x, z), z], shape)

const [xs, zs] = [
  [-420, -250, -150, -85, -30, 22, 80, 150, 240, 420],
  [brook, 92, 140, 195, 265, 390],
] as const
const crops = ['#a3b57c', '#d3c68d', '#8fa86c', '#b4bd86', '#c9bd7e', '#9aae74', '#bcc592']

/** Meadows and corn in patches, each a sheet that follows the ground. */
function patches(): Sdl[] {
  return zs.slice(1).flatMap((z1, row) =>
    xs.slice(1).map((x1, column) => {
      const [x0, z0] = [xs[column] ?? x1, zs[row] ?? z1]
      const hex = mix(crops[(row * 4 + column * 3) % crops.length] ?? '#a3b57c', '#dfe3cf', row * 0.07)
      return sheet(
        8,
        6,
        (u, v) => {
          const [x, z] = [x0 + (x1 - x0) * u, z0 + (z1 - z0) * v]
          return [x, ground(x, z), z]
        },
        felt(hex, 4),
      )
    }),
  )
}

/** Trees along the edges of the patches: the valley is divided by its hedges. */
function hedgerows(stage: Stage): Sdl[] {
  const { random } = stage
  const one = (x: number, z: number, tall: number): Sdl =>
    at([0, ground(x, z), 0], tree(stage, { x, z, tall, kind: 'far' }))
  const line = ([x0, z0, x1, z1]: Field, count: number): Sdl[] =>
    Array.from({ length: count }, (_, i) => {
      const share = (i + random.between(0.1, 0.9)) / count
      return one(x0 + (x1 - x0) * share, z0 + (z1 - z0) * share, random.between(3.4, 7.4))
    })
  return [
    ...zs.slice(1, -1).flatMap((z, i) => line([-200 - i * 40, z, 220 + i * 40, z], 34 + i * 6)),
    ...xs.slice(2, -2).flatMap((x) => line([x, 66, x, 260], 16)),
    ...line([-380, 385, 400, 392], 70),
    ...line([60, 262, 190, 330], 44),
  ]
}

/** A few roofs and a spire where the village lies. */
const village = (stage: Stage): Sdl[] => [
  ...[
    [-62, 150],
    [-48, 158],
    [-34, 149],
    [-21, 161],
    [-74, 163],
    [-8, 152],
    [96, 128],
    [112, 134],
  ].map(([x = 0, z = 0]) => standing(x, z, plainRow(0, 5, 4.6, stage.random))),
  standing(-40, 172, spire(21)),
]

/** The valley as one sees it from the plot. */
export const hills = (stage: Stage): Sdl => union([...patches(), ...hedgerows(stage), ...village(stage)])
