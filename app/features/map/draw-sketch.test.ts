import { expect, test } from 'vitest'
import { drawSketch } from './draw-sketch.server'
import { sketchSize } from './sketched-place'

type Position = [number, number]

/** A square municipality; its sides in degrees. */
const square = (lng: number, lat: number, side: number) => ({
  name: 'Beersel',
  polygons: [
    [
      [
        [lng, lat] as Position,
        [lng + side, lat] as Position,
        [lng + side, lat + side] as Position,
        [lng, lat] as Position,
      ],
    ],
  ],
})

const positionsOf = (path: string) =>
  [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('F1 a municipality is drawn in the middle of its map, north above, as wide as it is on the ground', () => {
  const { own } = drawSketch(square(4.3, 50.7, 0.1), [])
  const [southWest = [], southEast = [], northEast = []] = positionsOf(own.path)
  expect(own.name).toBe('Beersel')
  expect(own.path).toMatch(/^M.*Z$/)
  expect((Number(southWest[0]) + Number(northEast[0])) / 2).toBeCloseTo(sketchSize.width / 2, 0)
  expect((Number(southWest[1]) + Number(northEast[1])) / 2).toBeCloseTo(sketchSize.height / 2, 0)
  expect(northEast[1]).toBeLessThan(Number(southEast[1]))
  // At 50.75° north a degree of longitude is 0.63 times one of latitude.
  const ratio = (Number(southEast[0]) - Number(southWest[0])) / (Number(southEast[1]) - Number(northEast[1]))
  expect(ratio).toBeCloseTo(Math.cos((50.75 * Math.PI) / 180), 1)
})

test('F1 a village has a dot at its place, and its name towards the middle, in sight on a tablet', () => {
  const villageAt = (lng: number, lat: number) =>
    drawSketch(square(4.3, 50.7, 0.1), [], { name: 'Dworp', lng, lat }).village
  expect(villageAt(4.35, 50.7)).toMatchObject({ dot: [200, 243], at: [200, 219] })
  expect(villageAt(4.35, 50.8)).toMatchObject({ dot: [200, 57], at: [200, 81] })
  expect(villageAt(4.2, 50.7)?.at[0]).toBeGreaterThan(82)
})

test('F1 neighbours in sight stand around it, and what is far away is left out', () => {
  const { others } = drawSketch(square(4.3, 50.7, 0.1), [square(4.4, 50.7, 0.1), square(5.5, 50.2, 0.1)])
  expect(others).toHaveLength(1)
})

/** A rectangle beside or within the square; its sides in degrees. */
const rectangle = (name: string, [west, south]: Position, [across, down]: Position) => ({
  name,
  polygons: [
    [
      [
        [west, south],
        [west + across, south],
        [west + across, south + down],
        [west, south + down],
      ] as Position[],
    ],
  ],
})

test('F1 a name stands within its borders, and is left out where they or the edge leave no room', () => {
  const { own, others } = drawSketch(rectangle('Beersel', [4.3, 50.7], [0.1, 0.1]), [
    rectangle('Halle', [4.2, 50.7], [0.1, 0.1]),
    rectangle('Linkebeek', [4.4, 50.76], [0.03, 0.04]),
    rectangle('Waterloo', [4.41, 50.7], [0.1, 0.04]),
    rectangle('Drogenbos', [4.3, 50.8], [0.1, 0.02]),
  ])
  expect(own).toMatchObject({ at: [200, 150], nameFits: 'always' })
  expect(Object.fromEntries(others.map(({ name, nameFits }) => [name, nameFits]))).toEqual({
    Halle: 'always',
    Linkebeek: 'never',
    Waterloo: 'wide',
    Drogenbos: 'never',
  })
})

test('F1 the name of a municipality keeps clear of the label of its village', () => {
  const middle = { name: 'Dworp', lng: 4.35, lat: 50.745 }
  const { own, village } = drawSketch(rectangle('Beersel', [4.3, 50.7], [0.1, 0.1]), [], middle)
  expect(own.nameFits).toBe('always')
  expect(Math.abs(own.at[1] - Number(village?.at[1]))).toBeGreaterThan(28)
})

test('F1 an outline of one point is drawn without a figure that is not finite', () => {
  expect(drawSketch(square(4.3, 50.7, 0), []).own.path).not.toMatch(/NaN|Infinity/)
})
