import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simplifyOutline } from './map-outlines.server'

/** A municipality with that many positions, 5 km wide, with a jagged border. */
const municipality = (zip: string, positions: number) => {
  const ring = Array.from({ length: positions }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * index) / positions
    const radius = 0.03 + 0.002 * Math.sin(index * 1.7) + 0.001 * Math.sin(index * 0.31)
    return [4.33 + radius * Math.cos(angle), 50.77 + radius * Math.sin(angle)]
  })
  return { zip, polygons: [[[...ring, ring[0] ?? [4.33, 50.77]] as [number, number][]]] }
}

test('D3 outlines are small, for any number of municipalities and any precision of their file', () => {
  const all = Array.from({ length: 100 }, (_, index) => municipality(String(1000 + index), 2_000))
  const drawn = simplifyOutline(all)
  expect(drawn.features).toHaveLength(100)
  expect(JSON.stringify(drawn).length).toBeLessThan(150_000)
})

test('D3 an outline is a closed ring of at least four positions, or undefined', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 200 }), (positions) => {
      const rings = simplifyOutline([municipality('1630', positions)]).features.flatMap(({ geometry }) =>
        geometry.coordinates.flat(),
      )
      for (const ring of rings) {
        expect(ring.length).toBeGreaterThanOrEqual(4)
        expect(ring.at(-1)).toEqual(ring[0])
      }
    }),
  )
})

test('D3 an island of a few metres is left out', () => {
  const speck: [number, number][] = [
    [4.3, 50.7],
    [4.30001, 50.7],
    [4.30001, 50.70001],
    [4.3, 50.7],
  ]
  const [feature] = simplifyOutline([{ zip: '1630', polygons: [[speck]] }]).features
  expect(feature?.geometry.coordinates).toEqual([])
})
