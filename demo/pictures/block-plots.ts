import { type BlockStreet, blockStreet } from './block-street.ts'
import { sandstone, sixties, smallModern } from './blocks.ts'
import { artDeco, cornerBlock } from './corner-blocks.ts'
import { type CornerStreet, cornerStreet } from './corner-street.ts'
import type { Planting } from './grove.ts'
import { tiles } from './materials.ts'
import { woodAndWhite } from './new-build.ts'
import { glassTop } from './penthouses.ts'
import type { Maker } from './stage.ts'
import { townPlot } from './town-plot.ts'
import { treetopBlock } from './treetop-block.ts'
import { treeTops } from './treetops.ts'

const slabs = tiles('#c4bfb4', 0.5)

const blockPlot =
  (home: Maker, street: Omit<BlockStreet, 'w'>): Maker =>
  (stage) => {
    const block = home({ ...stage, alone: true })
    return {
      ...block,
      floor: -0.3,
      parts: [...block.parts, ...blockStreet(stage, { ...street, w: block.high[0] })],
    }
  }

const cornerPlot =
  (home: Maker, street: Omit<CornerStreet, 'front' | 'deep'>): Maker =>
  (stage) => {
    const block = home({ ...stage, alone: true })
    const [front, , deep] = block.high
    return {
      ...block,
      floor: -0.3,
      parts: [...block.parts, ...cornerStreet(stage, { ...street, front, deep })],
    }
  }

const green = (places: readonly (readonly [x: number, z: number, tall: number])[]): Planting[] =>
  places.map(([x, z, tall], i) => ({ x, z, tall, kind: i % 3 === 2 ? 'birch' : 'linden' }))

/** 1964: five floors of balconies over an open ground floor. */
export const sixtiesPlot = blockPlot(sixties, {
  setback: 6.8,
  wide: 13,
  left: [5, 4, 5],
  right: [4, 5, 4],
  paved: [
    { field: [0.8, -6.8, 6, 2.4], texture: slabs },
    { field: [7, -6.8, 10.4, 2.4], texture: slabs },
  ],
  gaps: [[0.6, 10.6]],
  trees: green([
    [-2.4, -3, 8],
    [19.6, -3.2, 7.6],
    [14, -4.4, 4.6],
    [-2.6, 8, 10],
    [19.8, 7, 10],
    [-24, -3.4, 7],
    [41, -3, 8],
  ]),
})

/** 2014: small and white, with glass balconies. */
export const smallModernPlot = blockPlot(smallModern, {
  setback: 5.4,
  wide: 11,
  left: [3, 4, 3],
  right: [4, 3, 4],
  paved: [{ field: [0.6, -5.4, 6.6, 0], texture: slabs }],
  gaps: [[0.4, 6.8]],
  trees: green([
    [-2.2, -2.6, 6.4],
    [13.4, -2.4, 6.6],
    [8.8, -3, 3.6],
    [-2.4, 6, 9],
    [13.4, 7, 9],
    [-21, -3, 7],
    [33, -3, 7],
    [3, 24, 9],
    [9, 27, 10],
  ]),
})

/** 2012, in Luxembourg City: sandstone under a mansard roof. */
export const sandstonePlot = townPlot(sandstone, {
  left: [4, 3, 4, 3, 4, 4],
  right: [3, 4, 3, 4, 4, 3],
  far: -15,
  trees: [-30, -18, -6, 22, 34, 46].map((x, i) => [x, 7 + (i % 3) * 0.3]),
})

/** 2022: two floors of glass on a block of brick. */
export const glassTopPlot = townPlot(glassTop, {
  left: [4, 3, 4, 3, 4, 4],
  right: [3, 4, 3, 4, 4, 3],
  far: -14,
  trees: [-24, -13, 25, 36].map((x, i) => [x, 6 + (i % 3) * 0.3]),
})

/** 1934: a rounded corner with ribbon windows. */
export const artDecoPlot = cornerPlot(artDeco, {
  cut: 4,
  left: [4, 3, 4, 4, 3],
  right: [4, 3, 4, 4, 3],
  trees: [
    [-7, -2.2, 6.4],
    [-18, -2.2, 6.4],
    [18.2, 22, 6.4],
    [18.2, 33, 6.6],
  ],
})

/** 1957: four brick storeys, a set-back top and balconies across the corner. */
export const cornerBlockPlot = cornerPlot(cornerBlock, {
  cut: 4,
  left: [3, 4, 3, 3, 4],
  right: [4, 3, 4, 3, 4],
  trees: [
    [-6, -2.2, 6.2],
    [-17, -2.2, 6.2],
    [14.8, 20, 6.2],
    [14.8, 31, 6.2],
  ],
})

/** 2026: three floors in wood and white, in a street of low blocks. */
export const woodAndWhitePlot = blockPlot(woodAndWhite, {
  setback: 7,
  wide: 11,
  left: [2, 3, 2],
  right: [3, 2, 3],
  paved: [{ field: [5.6, -7, 8.4, 0.8], texture: slabs }],
  gaps: [[5.4, 8.6]],
  trees: green([
    [-3.2, -3, 6.2],
    [17.2, -3.4, 6.4],
    [1.8, -4.6, 3.4],
    [12.4, -4.8, 3.6],
    [-3, 8, 9],
    [17.4, 7, 9.5],
    [-22, -3, 7],
    [36, -3, 7],
  ]),
})

const behindGardens = blockPlot(treetopBlock, {
  setback: 8,
  wide: 13,
  left: [3],
  right: [2],
  paved: [{ field: [6.6, -8, 9.5, 0], texture: slabs }],
  gaps: [[6.4, 9.7]],
  trees: [
    [-3.4, -4, 10.5],
    [19.6, -3.4, 11],
    [-4, 12, 15],
    [20.4, 13, 15.4],
    ...[-40, -32, -24, -16, 24, 32, 40, 48].map((x, i) => [x, -9.4, 10 + (i % 3)] as const),
    ...[-48, -40, -32, -24, -16, -8, 0, 8, 16, 24, 32, 40].map((x, i) => [x, -22.6, 13 + (i % 3)] as const),
  ].map(([x = 0, z = 0, tall = 9]): Planting => ({ x, z, tall, kind: z < -9 ? 'avenue' : 'linden' })),
})

/** 2016: a penthouse on six floors of brick, above the trees of the gardens around. */
export const treetopPlot: Maker = (stage) => {
  const plot = behindGardens(stage)
  return {
    ...plot,
    parts: [...plot.parts, treeTops(stage, [8, 7], (x, z) => x < -32 || x > 46 || z > 21 || z < -42)],
  }
}
