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
  expect(own).toMatchObject({ name: 'Beersel', at: [sketchSize.width / 2, sketchSize.height / 2] })
  expect(own.path).toMatch(/^M.*Z$/)
  expect((Number(southWest[0]) + Number(northEast[0])) / 2).toBeCloseTo(sketchSize.width / 2, 0)
  expect((Number(southWest[1]) + Number(northEast[1])) / 2).toBeCloseTo(sketchSize.height / 2, 0)
  expect(northEast[1]).toBeLessThan(Number(southEast[1]))
  // At 50.75° north a degree of longitude is 0.63 times one of latitude.
  const ratio = (Number(southEast[0]) - Number(southWest[0])) / (Number(southEast[1]) - Number(northEast[1]))
  expect(ratio).toBeCloseTo(Math.cos((50.75 * Math.PI) / 180), 1)
})

test('F1 a village stands at its place in the municipality', () => {
  const { village } = drawSketch(square(4.3, 50.7, 0.1), [], { name: 'Dworp', lng: 4.35, lat: 50.7 })
  const bottom = Math.max(
    ...positionsOf(drawSketch(square(4.3, 50.7, 0.1), []).own.path).map(([, y = 0]) => y),
  )
  expect(village).toEqual({ name: 'Dworp', at: [sketchSize.width / 2, bottom] })
})

test('F1 neighbours in sight stand around it, and what is far away is left out', () => {
  const { others } = drawSketch(square(4.3, 50.7, 0.1), [square(4.4, 50.7, 0.1), square(5.5, 50.2, 0.1)])
  expect(others).toHaveLength(1)
})

test('F1 a name that the edge of the drawing would cut is left out, or stands only where the drawing is wide', () => {
  const named = (name: string, lng: number, lat: number) => ({ ...square(lng, lat, 0.04), name })
  const { own, others } = drawSketch(square(4.3, 50.7, 0.1), [
    named('Drogenbos', 4.3, 50.78),
    named('Linkebeek', 4.44, 50.75),
    named('Sint-Genesius-Rode', 4.46, 50.72),
    named('Halle', 4.33, 50.66),
  ])
  expect(own.nameFits).toBe('always')
  expect(Object.fromEntries(others.map(({ name, nameFits }) => [name, nameFits]))).toEqual({
    Drogenbos: 'always',
    Linkebeek: 'wide',
    'Sint-Genesius-Rode': 'never',
    Halle: 'never',
  })
})

test('F1 an outline of one point is drawn without a figure that is not finite', () => {
  expect(drawSketch(square(4.3, 50.7, 0), []).own.path).not.toMatch(/NaN|Infinity/)
})
