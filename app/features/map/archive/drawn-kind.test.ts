import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { makeTile } from './archive.fixture'
import { drawnKindOf } from './drawn-kind'

test.each([
  ['Protomaps', 'roads', { kind: 'minor_road' }, 'street'],
  ['Protomaps', 'roads', { kind: 'rail' }, 'rail'],
  ['Protomaps 3', 'roads', { 'pmap:kind': 'highway' }, 'motorway'],
  ['Protomaps', 'landuse', { kind: 'forest' }, 'wood'],
  ['Protomaps', 'landuse', { kind: 'industrial' }, undefined],
  ['OpenMapTiles', 'transportation', { class: 'tertiary' }, 'main'],
  ['OpenMapTiles', 'waterway', { class: 'canal' }, 'waterway'],
  ['OpenMapTiles', 'landcover', { class: 'wood' }, 'wood'],
  ['none of them', 'wind', { kind: 'forest' }, undefined],
])('D3 a feature of %s in %s with %j is drawn as %s', (_, layer, properties, kind) => {
  expect(drawnKindOf(layer, properties, false)).toBe(kind)
})

test('D3 a river is a line where it is one, and water where it is an area', () => {
  expect(drawnKindOf('water', { kind: 'river' }, false)).toBe('waterway')
  expect(drawnKindOf('water', { kind: 'river' }, true)).toBe('water')
  expect(drawnKindOf('water', { kind: 'lake' }, true)).toBe('water')
})

test('D3 a made tile is one that the library of the map reads', () => {
  const bytes = makeTile({
    roads: [
      {
        type: 'line',
        points: [
          [0, 10],
          [4096, 30],
          [2, 5],
        ],
        properties: { kind: 'path', name: 'Dreef' },
      },
    ],
  })
  const feature = new VectorTile(new PbfReader(bytes)).layers.roads?.feature(0)
  expect(feature?.properties).toEqual({ kind: 'path', name: 'Dreef' })
  expect(feature?.loadGeometry()[0]?.map(({ x, y }) => [x, y])).toEqual([
    [0, 10],
    [4096, 30],
    [2, 5],
  ])
})
