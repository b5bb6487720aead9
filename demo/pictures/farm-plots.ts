import { boxBall } from './box-ball.ts'
import { longFarm, squareFarm } from './farms.ts'
import { bench, gardenTable, parasol } from './garden.ts'
import { gravelled } from './grounds.ts'
import { greens, type Planting, trees } from './grove.ts'
import { lanePlot } from './lane-plot.ts'
import { card, tiles } from './materials.ts'
import { at, box, type Sdl } from './pov.ts'
import type { Maker, Stage } from './stage.ts'
import { setts } from './town-street.ts'

const flags = tiles('#b5b3ab', 0.7)
const alone = (stage: Stage, house: Maker): readonly Sdl[] => house({ ...stage, alone: true }).parts
const world = (parts: readonly Sdl[]): ReturnType<Maker> => ({ parts, low: [0, 0, 0], high: [1, 1, 1] })

/** Standard fruit trees in rows; in spring they are in blossom. */
const orchard = (stage: Stage, xs: readonly number[], zs: readonly number[]): Planting[] =>
  xs.flatMap((x, i) =>
    zs.map(
      (z, k): Planting => ({
        x: x + ((k * 3) % 2) * 0.5,
        z: z + (i % 2) * 0.6,
        tall: 4 + ((i + k) % 3) * 0.35,
        kind: 'pear',
        ...(stage.season === 'spring' ? { leaves: 'blossom' as const } : {}),
      }),
    ),
  )

/** A tub with a ball of box beside a farm door. */
const tub = (stage: Stage, x: number, z: number): Sdl[] => [
  box([x - 0.3, 0, z - 0.3], [x + 0.3, 0.5, z + 0.3], card('#8d7a63')),
  boxBall(stage.library, [x, 0.42, z], 0.34, greens[stage.season].hedge),
]

/** 1843: a covered gateway, a courtyard of setts, house ahead, stable and barn on either side. */
export const squareFarmPlot: Maker = (stage) =>
  world([
    ...alone(stage, squareFarm),
    ...lanePlot(stage, {
      x: [-18, 44],
      z: [-18, 58],
      gates: [[10.6, 15.4]],
      paved: [
        { field: [7, 0.6, 17.6, 19], texture: setts, y: 0.01 },
        { field: [11, -20.6, 15, 0.6], texture: setts, y: 0.01 },
        { field: [6, 27, 18, 31], texture: flags, y: 0.04 },
      ],
      trees: [
        ...orchard(stage, [-13, -8, -3], [-12, -7, -2]),
        ...orchard(stage, [22, 28, 34], [40, 46, 52]),
        { x: -6, z: 18, tall: 10 },
        { x: 35, z: 6, tall: 10, kind: 'oak' },
        { x: 34, z: -11, tall: 9 },
        { x: -5, z: 36, tall: 10, kind: 'oak' },
        { x: 8, z: 49, tall: 9 },
      ],
      hedge: { front: 1.1, sides: 1.5 },
    }),
    ...trees(stage, [{ x: 9.6, z: 8.4, tall: 5.4, kind: 'linden' }]),
    ...tub(stage, 11.4, 18.4),
    ...tub(stage, 13.9, 18.4),
    bench(15.6, 18.3, 0),
    gardenTable(11, 29, 0, 0.04, 3),
    parasol(15, 29, 1.7, card('#f1ede3'), 0.04),
  ])

/** 1838: house, stable and barn under one roof, orchard and paddock around. */
export const longFarmPlot: Maker = (stage) =>
  world([
    ...alone(stage, longFarm),
    ...lanePlot(stage, {
      x: [-16, 42],
      z: [-21, 48],
      gates: [[23.6, 28]],
      paved: [
        { field: [13, -6.4, 29, 0], texture: gravelled },
        { field: [23.8, -23.6, 27.8, -6.4], texture: gravelled },
        { field: [4.6, -2.6, 13, 0], texture: flags, y: 0.02 },
        { field: [1, 8.2, 14, 13.6], texture: flags, y: 0.05 },
      ],
      trees: [
        ...orchard(stage, [-11, -6, -1, 4, 9], [-15, -10]),
        ...orchard(stage, [20, 26, 32], [26, 32, 38]),
        { x: -9, z: 8, tall: 10, kind: 'oak' },
        { x: 34, z: 3, tall: 9 },
        { x: 35, z: -12, tall: 8, kind: 'birch' },
        { x: -8, z: 30, tall: 9 },
        { x: 6, z: 38, tall: 10, kind: 'oak' },
      ],
      hedge: { front: 1, sides: 1.5 },
    }),
    ...tub(stage, 6.4, -0.6),
    ...tub(stage, 8.5, -0.6),
    bench(11.2, -0.7, 0),
    gardenTable(7, 11, 0, 0.05, 3),
    parasol(7, 11, 1.7, card('#f1ede3'), 0.05),
    ...[2.4, 5, 10.2, 13].map((x) =>
      at([x, 0, 0], boxBall(stage.library, [0, 0, -0.8], 0.38, greens[stage.season].hedge)),
    ),
  ])
