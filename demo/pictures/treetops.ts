import { type Planting, trees } from './grove.ts'
import type { Sdl } from './pov.ts'
import { at, union } from './pov.ts'
import { plainRow } from './rooms/city-houses.ts'
import type { Stage } from './stage.ts'

/** Circles of trees around a home: distance, count, and how tall the least of them is. */
const rings = [
  [18, 12, 13.4],
  [29, 19, 14.6],
  [44, 27, 15],
  [64, 36, 16],
  [92, 48, 17.4],
  [128, 60, 18.7],
] as const

type Place = readonly [x: number, z: number]

const ring = ([cx, cz]: Place, [r, count, low]: (typeof rings)[number]): Planting[] =>
  Array.from({ length: count }, (_, i): Planting => {
    const a = ((i + (count % 3) * 0.3) / count) * Math.PI * 2
    const away = r * (1 + 0.1 * Math.sin(i * 2.4))
    const place = { x: cx + Math.cos(a) * away, z: cz + Math.sin(a) * away }
    const tall = low + ((i * 7) % 5) * 0.65
    if (r > 36) return { ...place, tall, kind: 'far' }
    // Red beeches stand among the green ones, as they do in the old gardens of Ukkel.
    return i % 6 === 2
      ? { ...place, tall, kind: 'oak', leaves: 'copper' }
      : { ...place, tall, kind: i % 3 ? 'oak' : 'linden' }
  })

/** Crowns of old trees in the gardens around a tall building, and a few roofs between them. */
export const treeTops = (stage: Stage, middle: Place, keep: (x: number, z: number) => boolean): Sdl =>
  union([
    ...trees(
      stage,
      rings.flatMap((each) => ring(middle, each)).filter(({ x, z }) => keep(x, z)),
    ),
    ...[-46, -4, 38].map((x, i) => at([x, 0, middle[1] + 52 + i * 9], plainRow(0, 24, 8, stage.random))),
  ])
