import { base, baseDepth, figure, gravel, lawn, sheet } from './garden.ts'
import { balsa, boards, brass, brick, card, courses, ink, linden, satin, white } from './materials.ts'
import { modelHouse } from './model-house.ts'
import { apartments } from './new-build.ts'
import { beds, hedgeAt, planted } from './plantings.ts'
import { at, box, cylinder, type Sdl, union } from './pov.ts'
import type { Maker, Stage } from './stage.ts'
import { discs, folder, keys, leaf, ledger, pencil, ruler, setSquare } from './stationery.ts'
import { ballTree, seasons } from './trees.ts'

/** Puts a thing on the table that the model's base stands on. */
export const onTable = (x: number, z: number, shape: Sdl, turn = 0): Sdl =>
  at([x, -baseDepth, z], shape, turn)

/** The house of the service pages in its garden, on a base of its own. */
function plot(stage: Stage, house: Sdl, w: number): Sdl[] {
  const g = seasons[stage.season]
  return [
    base(-4.5, -6, w + 4.5, 12, lawn(g.lawn)),
    house,
    sheet(w / 2 - 0.8, -6, w / 2 + 0.8, -0.1, gravel),
    hedgeAt(stage, [-4.2, 0, 11], w + 8.4, 1.3),
    hedgeAt(stage, [-4.2, 0, 10.8], 9, 1.3, 90),
    ...planted(stage, [
      [-2.4, 8.4, 6.4],
      [w + 2.4, 6.6, 6],
    ]),
    ...beds(stage, [
      [0.8, -0.7, 0.45],
      [2.4, -0.7, 0.5],
      [w - 1.6, -0.7, 0.5],
      [w - 0.4, -0.5, 0.4],
    ]),
  ]
}

/** A post with an arm; the board hangs below it and carries a leaf instead of words. */
const saleBoard = (): Sdl =>
  union([
    box([0, 0, 0], [0.28, 4.6, 0.28], balsa),
    box([-0.3, 4.05, 0.04], [3.4, 4.27, 0.24], balsa),
    ...[0.85, 2.85].map((x) => cylinder([x, 3.8, 0.14], [x, 4.1, 0.14], 0.05, ink)),
    box([0.55, 1.95, 0.02], [3.15, 3.8, 0.26], linden),
    `object{${leaf(1.5, card('#a9c48f'))} rotate x*90 rotate z*28 translate <1.2,2.55,0>}`,
  ])

/** A house with the board in its garden and the keys before it. */
export const sale: Maker = (stage) => {
  const house = modelHouse({ w: 10, d: 8, h: 5.9, rise: 4 }, stage.hour)
  return {
    parts: [
      ...plot(stage, house, 10),
      at([-3.5, 0, -4.4], saleBoard(), -6),
      figure(4.4, -2.6, linden),
      figure(5.3, -3.1, white, 1.66),
      onTable(7.6, -8.8, `object{${keys()} scale .86}`, 16),
    ],
    low: [-4.5, -1.1, -12],
    high: [15, 9.6, 7],
  }
}

/** A block of apartments, a folder and the keys. */
export const letting: Maker = (stage) => {
  const { random } = stage
  const g = seasons[stage.season]
  return {
    parts: [
      base(-4, -5.5, 18, 13, lawn(g.lawn)),
      apartments(stage, 3, 14),
      sheet(5, -5.5, 9, 0.8, gravel),
      ...planted(stage, [
        [-2, 8, 7],
        [16.2, 7, 6.4],
        [16, -2.6, 4.4],
      ]),
      at([-3.6, 0, -5], ballTree(1.9, 0.7, g.hedge, random)),
      hedgeAt(stage, [0, 0, -5], 4.4, 0.8),
      hedgeAt(stage, [9.8, 0, -5], 4.4, 0.8),
      figure(6.4, -2.2, linden),
      figure(7.4, -2.6, white),
      onTable(-3.6, -14.6, folder(10.6, 7.4, random), -13),
      onTable(13.4, -9.4, `object{${keys()} scale .86}`, 20),
    ],
    low: [-4, -1.1, -14],
    high: [19.4, 10.6, 8],
  }
}

/** Five homes in a row, and the ledger that is kept of them. */
export const management: Maker = (stage) => {
  const { hour, random } = stage
  const kinds = [
    {
      w: 6.2,
      h: 5.8,
      rise: 3.2,
      skin: card('#edeae3'),
      tiles: courses('#6b747b', 0.2),
      columns: 2,
      gable: true,
    },
    { w: 6.6, h: 6, rise: 3, skin: brick('#bd8168'), tiles: courses('#665f5b', 0.2), columns: 2 },
    {
      w: 6,
      h: 5.6,
      rise: 3.6,
      skin: boards('#cfa471', 0.24, 'x'),
      tiles: courses('#6b747b', 0.2),
      columns: 2,
      gable: true,
    },
    {
      w: 7.4,
      h: 6.1,
      rise: 3,
      skin: card('#b3bfac'),
      tiles: courses('#6b747b', 0.2),
      door: white,
      columns: 3,
    },
    {
      w: 6.2,
      h: 5.8,
      rise: 3.3,
      skin: brick('#d2b48a'),
      tiles: courses('#a9604a', 0.2),
      columns: 2,
      gable: true,
    },
  ] as const
  let x = 0
  const row = kinds.map((kind) => {
    const at0 = x
    x += kind.w + 1.5
    // Every house has a base of its own: they are separate homes in one row.
    return union([
      base(at0 - 0.6, -2.6, at0 + kind.w + 0.6, 8.6, lawn(seasons[stage.season].lawn)),
      at([at0, 0, 0], modelHouse({ ...kind, d: 7.6 }, hour)),
      at([at0 + 0.1, 0, -1.6], ballTree(1.5, 0.5, seasons[stage.season].hedge, random)),
    ])
  })
  return {
    parts: [
      ...row,
      onTable(19.6, -17, ledger(10, 12.6, random), 4),
      at([22.4, 0.1 - baseDepth + 0.95, -10.6], pencil(9.4), -38),
    ],
    low: [0.6, -1.1, -14.6],
    high: [38, 8.8, 7],
  }
}

/** A house among the tools that measure it. */
export const valuation: Maker = (stage) => {
  const house = modelHouse(
    { w: 9.4, d: 8, h: 5.8, rise: 4.2, skin: card('#edeae3'), gable: true, columns: 2 },
    stage.hour,
  )
  return {
    parts: [
      ...plot(stage, house, 9.4),
      // Standing beside the house, as when a model's height is measured.
      onTable(14.6, -2.6, setSquare(7.6, 11.8), -12),
      onTable(-4.6, -10.8, ruler(20), 4),
      onTable(7.4, -13.2, pencil(10), 17),
      figure(5.8, -2.8, linden),
    ],
    low: [-4.4, -1.1, -11.4],
    high: [20.6, 10.6, 7],
  }
}

/** Coins in rising stacks around a house. */
export const costs: Maker = (stage) => {
  const { random } = stage
  const house = modelHouse(
    { w: 9.6, d: 8, h: 5.8, rise: 4, skin: boards('#d2ab7b', 0.24, 'x'), tiles: courses('#6b747b', 0.2) },
    stage.hour,
  )
  const copper = satin('#b5795a')
  const stacks = [
    [17.4, -1.2, 22, brass],
    [16.8, -5.2, 15, copper],
    [13.4, -7.8, 10, brass],
    [9.6, -9.0, 6, satin('#a9b0ae')],
    [5.8, -9.4, 3, brass],
  ] as const
  return {
    parts: [
      ...plot(stage, house, 9.6),
      ...stacks.map(([x, z, count, metal]) => onTable(x, z, discs(count, 1.6, metal, metal, random))),
      onTable(1.9, -9.6, discs(1, 1.6, copper, copper, random)),
      figure(4.8, -3.2, linden),
    ],
    low: [-3.6, -1.1, -11],
    high: [19, 9.6, 8],
  }
}
