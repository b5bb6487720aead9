import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { zxyToTileId } from 'pmtiles'

type Point = [x: number, y: number]

/** A feature of a tile: 4096 units wide, y to the south. */
export type MadeFeature = {
  type: 'point' | 'line' | 'area'
  points: Point[]
  properties: Record<string, string>
}

type MadeLayers = Record<string, MadeFeature[]>
type MadeTile = { z: number; x: number; y: number; layers: MadeLayers }

type MadeArchive = {
  tiles: MadeTile[]
  metadata?: object
  bounds?: [west: number, south: number, east: number, north: number]
  /** Values of the header at their byte, to make an archive that is refused. */
  header?: Record<number, number>
}

const extent = 4096
const types = { point: 1, line: 2, area: 3 }

/** A Mapbox vector tile. @see https://github.com/mapbox/vector-tile-spec/tree/master/2.1 */
export function makeTile(layers: MadeLayers): Uint8Array {
  const pbf = new PbfWriter()
  for (const [name, features] of Object.entries(layers)) {
    pbf.writeMessage(3, writeLayer, { name, features })
  }
  return pbf.finish()
}

function writeLayer({ name, features }: { name: string; features: MadeFeature[] }, pbf: PbfWriter) {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
  pbf.writeStringField(1, name)
  for (const { type, points, properties } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ])
    pbf.writeMessage(
      2,
      (_: undefined, feature) => {
        feature.writePackedVarint(2, tags)
        feature.writeVarintField(3, types[type])
        feature.writePackedVarint(4, commandsOf(type, points))
      },
      undefined,
    )
  }
  for (const key of keys) pbf.writeStringField(3, key)
  for (const value of values) pbf.writeMessage(4, (text: string, one) => one.writeStringField(1, text), value)
  pbf.writeVarintField(5, extent)
  pbf.writeVarintField(15, 2)
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31)

function commandsOf(type: MadeFeature['type'], points: Point[]): number[] {
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0]
    return [zigzag(x - fromX), zigzag(y - fromY)]
  })
  const [first = [], ...others] = steps
  const moveTo = [(1 << 3) | 1, ...first]
  if (type === 'point') return moveTo
  const lineTo = [(others.length << 3) | 2, ...others.flat()]
  return type === 'area' ? [...moveTo, ...lineTo, (1 << 3) | 7] : [...moveTo, ...lineTo]
}

/** A PMTiles archive of version 3 with one directory. @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export function makeArchive({
  tiles,
  metadata = {},
  bounds = [4.2, 50.7, 4.5, 50.9],
  header = {},
}: MadeArchive): Buffer {
  const entries = tiles
    .map(({ z, x, y, layers }) => ({ id: zxyToTileId(z, x, y), bytes: gzipSync(makeTile(layers)) }))
    .sort((a, b) => a.id - b.id)
  const directory = gzipSync(directoryOf(entries))
  const described = gzipSync(JSON.stringify(metadata))
  const data = Buffer.concat(entries.map(({ bytes }) => bytes))
  const at = {
    directory: 127,
    metadata: 127 + directory.length,
    data: 127 + directory.length + described.length,
  }
  const head = Buffer.alloc(127)
  head.write('PMTiles', 'latin1')
  const zooms = tiles.map(({ z }) => z)
  const [west, south, east, north] = bounds.map((degrees) => Math.round(degrees * 10_000_000))
  const longs = [
    at.directory,
    directory.length,
    at.metadata,
    described.length,
    at.data,
    0,
    at.data,
    data.length,
    entries.length,
    entries.length,
    entries.length,
  ]
  for (const [index, value] of longs.entries()) head.writeBigUInt64LE(BigInt(value), 8 + index * 8)
  // Clustered; directories and tiles in gzip; vector tiles; zoom levels.
  const bytes = [1, 2, 2, 1, Math.min(...zooms), Math.max(...zooms)]
  head.set([3], 7)
  head.set(bytes, 96)
  for (const [index, value] of [west, south, east, north].entries())
    head.writeInt32LE(value ?? 0, 102 + index * 4)
  for (const [at, value] of Object.entries(header)) head.set([value], Number(at))
  return Buffer.concat([head, directory, described, data])
}

function directoryOf(entries: { id: number; bytes: Buffer }[]): Uint8Array {
  const pbf = new PbfWriter()
  pbf.writeVarint(entries.length)
  for (const [index, { id }] of entries.entries()) pbf.writeVarint(id - (entries[index - 1]?.id ?? 0))
  for (const _ of entries) pbf.writeVarint(1)
  for (const { bytes } of entries) pbf.writeVarint(bytes.length)
  let offset = 0
  for (const { bytes } of entries) {
    pbf.writeVarint(offset + 1)
    offset += bytes.length
  }
  return pbf.finish()
}

const square = (from: number, to: number): Point[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
]

const layers: MadeLayers = {
  roads: [
    {
      type: 'line',
      points: [
        [0, 2000],
        [4096, 2100],
      ],
      properties: { kind: 'major_road', name: 'Steenweg' },
    },
    {
      type: 'line',
      points: [
        [2048, 0],
        [2048, 4096],
      ],
      properties: { kind: 'minor_road', name: 'Lindelaan' },
    },
    {
      type: 'line',
      points: [
        [0, 3000],
        [4096, 3600],
      ],
      properties: { kind: 'rail' },
    },
  ],
  landuse: [{ type: 'area', points: square(100, 1500), properties: { kind: 'forest' } }],
  water: [{ type: 'area', points: square(2500, 2900), properties: { kind: 'lake' } }],
  buildings: [{ type: 'area', points: square(2100, 2200), properties: { kind: 'building' } }],
  places: [
    { type: 'point', points: [[1000, 3000]], properties: { kind: 'neighbourhood', name: 'Kalevoet' } },
  ],
}

/** Around Linkebeek, in the layers of Protomaps. */
export const streets: MadeArchive = {
  tiles: [
    { z: 10, x: 524, y: 343, layers },
    { z: 14, x: 8389, y: 5501, layers },
  ],
  metadata: {
    attribution:
      '<a href="https://github.com/protomaps/basemaps">Protomaps</a> &copy; <a href="https://openstreetmap.org">OpenStreetMap</a>',
    vector_layers: [...Object.keys(layers), 'pois'].map((id) => ({ id })),
  },
}
