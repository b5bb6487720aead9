import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { Compression, type Header, type PMTiles, TileType } from 'pmtiles'
import { z } from 'zod'
import { StorageUnavailable } from '~/platform/storage/storage'
import { knownLayers } from './drawn-kind'
import { type OpenArchive, tilesOf, withArchive } from './open-archive.server'

/** What the product needs to know of an archive. Degrees, WGS 84. */
export type ArchiveFacts = {
  bytes: number
  minZoom: number
  maxZoom: number
  bounds: [south: number, west: number, north: number, east: number]
  /** The layers that the map draws. */
  layers: string[]
  /** Whom the archive says that its data comes from; empty if it does not. */
  attribution: string
}

export type ExaminationResult = { facts: ArchiveFacts } | { mistake: string }

const headerBytes = 127

/** Larger than all of Belgium and Luxembourg down to single buildings. */
const mostBytes = 8 * 2 ** 30

/** Below, streets are not in the tiles. */
const leastZoom = 10

/** Belgium and Luxembourg, in degrees. */
const served = { south: 49.4, west: 2.5, north: 51.6, east: 6.6 }

/** Tells whether a file of the disk is an archive that the map can draw, and what is in it. */
export async function examineFile(file: string): Promise<ExaminationResult> {
  try {
    return await withArchive(file, examineArchive)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return { mistake: code === 'ENOENT' ? 'there is no such file' : `cannot be read: ${message}` }
  }
}

/**
 * Tells whether an archive is one that the map can draw, and what is in it.
 * @throws {StorageUnavailable} when nothing can be said of it now
 */
export async function examineArchive(archive: OpenArchive): Promise<ExaminationResult> {
  const start = await archive.read(0, headerBytes).catch((error: Error) => error)
  if (start instanceof StorageUnavailable) throw start
  if (start instanceof Error) return { mistake: `cannot be read: ${start.message}` }
  if (start.subarray(0, 7).toString('latin1') !== 'PMTiles' || start.length < headerBytes)
    return { mistake: 'is not a PMTiles archive' }
  if (start[7] !== 3) return { mistake: `is PMTiles of version ${start[7]}; version 3 is needed` }
  try {
    return await examine(tilesOf(archive), archive.size)
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error
    return { mistake: `is damaged: ${error instanceof Error ? error.message : String(error)}` }
  }
}

async function examine(archive: PMTiles, bytes: number): Promise<ExaminationResult> {
  const header = await archive.getHeader()
  const mistake = mistakeIn(header, bytes)
  if (mistake) return { mistake }
  const { layers, attribution } = readMetadata(await archive.getMetadata())
  const drawn = layers.filter((layer) => knownLayers.includes(layer))
  if (drawn.length === 0)
    return {
      mistake: `has no layer that the map draws (it has ${layers.join(', ') || 'none'}); layers of Protomaps or OpenMapTiles are needed`,
    }
  await readMiddleTile(archive, header)
  const { minZoom, maxZoom, minLat, minLon, maxLat, maxLon } = header
  return {
    facts: { bytes, minZoom, maxZoom, bounds: [minLat, minLon, maxLat, maxLon], layers: drawn, attribution },
  }
}

function mistakeIn(header: Header, bytes: number): string | undefined {
  const { tileType, tileCompression, internalCompression, tileDataOffset, tileDataLength, maxZoom } = header
  if (tileType !== TileType.Mvt) return 'holds pictures; an archive of vector tiles (MVT) is needed'
  const readable = [Compression.None, Compression.Gzip]
  if (!readable.includes(tileCompression) || !readable.includes(internalCompression))
    return 'is compressed in a way that browsers cannot read; gzip is needed'
  const wanted = tileDataOffset + (tileDataLength ?? 0)
  if (bytes < wanted) return `is not whole: it has ${bytes} of ${wanted} bytes`
  if (bytes > mostBytes) return `is larger than ${mostBytes / 2 ** 30} GiB; extract the region that you serve`
  if (maxZoom < leastZoom)
    return `ends at zoom ${maxZoom}, where no streets are; ${leastZoom} at least is needed`
  return isServed(header) ? undefined : 'shows no part of Belgium or Luxembourg'
}

const isServed = ({ minLat, minLon, maxLat, maxLon }: Header) =>
  minLat < served.north && maxLat > served.south && minLon < served.east && maxLon > served.west

const metadataSchema = z.object({
  attribution: z.string().default(''),
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
})

function readMetadata(metadata: unknown) {
  const { attribution, vector_layers } = metadataSchema.parse(metadata)
  const text = attribution
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
  return { layers: vector_layers.map(({ id }) => id), attribution: text.slice(0, 200) }
}

/** A tile that decodes: an archive whose directories are damaged says so at once, not to a visitor. */
async function readMiddleTile(archive: PMTiles, { minZoom, minLat, minLon, maxLat, maxLon }: Header) {
  const zoom = Math.min(minZoom, leastZoom)
  const [x, y] = tileAt((minLat + maxLat) / 2, (minLon + maxLon) / 2, zoom)
  const tile = await archive.getZxy(zoom, x, y)
  if (tile) new VectorTile(new PbfReader(new Uint8Array(tile.data)))
}

function tileAt(lat: number, lng: number, zoom: number): [x: number, y: number] {
  const radians = (lat * Math.PI) / 180
  const scale = 2 ** zoom
  return [
    Math.floor(((lng + 180) / 360) * scale),
    Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * scale),
  ]
}
