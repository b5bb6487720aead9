import { mansion } from './mansion.ts'
import { card, masonry, satin } from './materials.ts'
import type { Opening } from './openings.ts'
import { shop } from './shops.ts'
import { bowWindow, smallTerrace, threeFlats } from './terraces.ts'
import { townHouse } from './town-house.ts'
import { townPlot } from './town-plot.ts'

const frame = satin('#f1ede2')
const spaced = (from: number, step: number, count: number): readonly (readonly [x: number, tall: number])[] =>
  Array.from({ length: count }, (_, i) => [from + i * step, 6.6 + ((i * 3) % 5) * 0.2])

/** 1906: the kitchen opens on the garden, the dining room lies above it, bedrooms on top. */
export const mansionPlot = townPlot(
  mansion,
  {
    left: [3, 2, 3, 3, 2, 3, 2, 3, 3],
    right: [3, 3, 2, 3, 2, 3, 3, 2, 3],
    far: -14,
    trees: [...spaced(-39, 11, 4), ...spaced(14, 11, 4)],
  },
  {
    h: 13.3,
    skin: masonry('#c4a893'),
    windows: [
      { x: 0.9, y: 0.1, w: 2.2, h: 2.4, bars: 'three', frame, sill: false },
      { x: 4.6, y: 0.1, w: 2.6, h: 2.4, bars: 'three', frame, sill: false },
      ...[1, 3.5, 6].flatMap((x): Opening[] => [
        { x, y: 3.4, w: 1.4, h: 2.7, bars: 'tee', frame, rail: x === 3.5 },
        { x, y: 7.2, w: 1.4, h: 2.2, bars: 'tee', frame },
        { x, y: 10.4, w: 1.3, h: 1.8, bars: 'tee', frame },
      ]),
    ],
    garden: {
      deep: 17,
      terrace: 2.6,
      petals: ['#f2e7e0', '#e3b5ae', '#d9c8e0'],
      seats: 3,
      trees: [
        { x: 1.7, z: 23.4, tall: 4.6, kind: 'pear' },
        { x: -5, z: 27, tall: 7 },
        { x: 15, z: 24, tall: 8 },
      ],
    },
  },
)

/** 1911, let in apartments: a street in winter. */
export const townHousePlot = townPlot(townHouse, {
  left: [3, 3, 2, 3, 3, 2, 3],
  right: [3, 2, 3, 3, 2, 3, 3],
  far: -12,
})

/** 1931, three flats, on the way to the station. */
export const threeFlatsPlot = townPlot(
  threeFlats,
  {
    left: [2, 3, 2, 2, 3, 2, 3],
    right: [3, 2, 3, 2, 2, 3, 2],
    far: -11,
    road: 'asphalt',
    trees: spaced(13, 12, 3),
  },
  {
    h: 10.3,
    skin: masonry('#a98878'),
    windows: [
      { x: 0.7, y: 0.1, w: 1.3, h: 2.3, bars: 'two', frame, sill: false },
      { x: 3.4, y: 0.9, w: 2, h: 1.6, bars: 'two', frame },
      ...[0.9, 4].flatMap((x): Opening[] => [
        { x, y: 4.3, w: 1.5, h: 1.8, bars: 'two', frame },
        { x, y: 7.4, w: 1.5, h: 1.8, bars: 'two', frame },
      ]),
    ],
    garden: {
      deep: 9.4,
      terrace: 1.4,
      petals: ['#e9d7a0', '#f2ead9'],
      trees: [{ x: 11, z: 18, tall: 7 }],
    },
  },
)

/** 1924, in the village: low houses, a narrow street of setts. */
export const smallTerracePlot = townPlot(
  smallTerrace,
  { left: [2, 1, 2, 2, 1, 2, 2], right: [1, 2, 2, 1, 2, 2, 1], far: -8.4 },
  {
    h: 6.2,
    skin: card('#e3d6c1'),
    windows: [
      { x: 0.5, y: 0.1, w: 2.3, h: 2.3, bars: 'three', frame, sill: false },
      { x: 3.3, y: 0.9, w: 1.2, h: 1.5, bars: 'two', frame },
      { x: 0.8, y: 3.7, w: 1.3, h: 1.6, bars: 'two', frame },
      { x: 3.2, y: 3.7, w: 1.1, h: 1.4, bars: 'two', frame },
    ],
    garden: {
      deep: 15,
      terrace: 2.6,
      petals: ['#d9a7a0', '#f2e7e0', '#c9b6d6'],
      bricks: '#b58f78',
      trees: [
        { x: 1.3, z: 20, tall: 3.6, kind: 'pear' },
        { x: 12, z: 22, tall: 6.5 },
      ],
    },
  },
)

/** 1932, with its bow window; to renovate. */
export const bowWindowPlot = townPlot(
  bowWindow,
  {
    left: [2, 2, 3, 2, 2, 2, 3],
    right: [2, 3, 2, 2, 2, 3, 2],
    far: -11,
    road: 'asphalt',
    trees: [...spaced(-19, 13, 2), ...spaced(12, 13, 3)],
  },
  {
    h: 7.3,
    skin: masonry('#b39280'),
    windows: [
      { x: 0.7, y: 0.1, w: 1.4, h: 2.4, bars: 'grid', frame, sill: false },
      { x: 3.2, y: 0.9, w: 2.2, h: 1.6, bars: 'three', frame },
      { x: 0.9, y: 4, w: 1.3, h: 1.6, bars: 'two', frame },
      { x: 3.7, y: 4, w: 1.3, h: 1.6, bars: 'two', frame },
    ],
    garden: {
      deep: 20,
      terrace: 2,
      petals: ['#e8cf86', '#f2ead9'],
      trees: [
        { x: 1.6, z: 23, tall: 5, kind: 'pear' },
        { x: 5, z: 27.5, tall: 4.4, kind: 'pear' },
        { x: -6, z: 24, tall: 7 },
      ],
    },
  },
)

/** 1928, a shop on a busy road with a tram. */
export const shopPlot = townPlot(shop, {
  left: [3, 2, 3, 3, 2, 3, 3],
  right: [2, 3, 3, 2, 3, 3, 2],
  far: -12,
  road: 'asphalt',
})
