import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceMeters } from '~/kernel/geo'
import { PointGrid } from './point-grid'
import { type NamedPoint, pointName, pointsFrom } from './points.server'

const station: NamedPoint = {
  kind: 'station',
  name: 'Linkebeek',
  names: { nl: 'Station Linkebeek', fr: 'Gare de Linkebeek' },
  lat: 50.7687,
  lng: 4.3331,
}
const school: NamedPoint = {
  kind: 'primary-school',
  name: 'École Sainte-Anne',
  names: {},
  lat: 50.73,
  lng: 4.24,
}
const points = pointsFrom([station, school])

test.each([
  'Station Linkebeek',
  'station linkebeek',
  'Linkebeek station',
  'gare de Linkebeek',
  'GARE LINKEBEEK',
  'Bahnhof Linkebeek',
  'Linkebeek train station',
])('P7 %j is the station', (name) => {
  expect(points.named(name)).toEqual([station])
})

test('P7 a school is found by its name, a town is no station without the word', () => {
  expect(points.named('ecole sainte anne')).toEqual([school])
  expect(points.named('station Atlantis')).toEqual([])
  expect(points.named('')).toEqual([])
})

test('P7 a point has its name in the language of the page, else its local one', () => {
  expect(pointName(station, 'fr')).toBe('Gare de Linkebeek')
  expect(pointName(station, 'en')).toBe('Linkebeek')
})

test('P7 near a station is at most a kilometre from it', () => {
  expect(points.isNear('station', 50.7767, 4.3331)).toBe(true)
  expect(points.isNear('station', 50.7787, 4.3331)).toBe(false)
  expect(points.isNear('school', station.lat, station.lng)).toBe(false)
  expect(points.nearKinds).toEqual(['station', 'school'])
  expect(pointsFrom([school]).nearKinds).toEqual(['school'])
})

test('P7 the grid finds exactly what a comparison with every point finds', () => {
  const point = fc.record({
    lat: fc.double({ min: 50.7, max: 50.75, noNaN: true }),
    lng: fc.double({ min: 4.2, max: 4.3, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 8 }), point, (known, one) => {
      const expected = known.some((other) => distanceMeters(other, one) <= 1_000)
      expect(new PointGrid(known, 1_000).isNear(one.lat, one.lng)).toBe(expected)
    }),
  )
})
