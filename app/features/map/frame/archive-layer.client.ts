import { VectorTile } from '@mapbox/vector-tile'
import { type Coords, type DoneCallback, GridLayer, type Map as LeafletMap } from 'leaflet'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { archiveFromZoom, type MapArchive } from '../archive/map-archive'
import { element } from './element.client'
import { paintTile, readColours } from './paint-tile.client'
import type { Colours } from './painting'

/** Vector tiles are made for squares of this many px, twice those of Leaflet, so they are one zoom level behind. */
const tileSize = 512

/** Decoded tiles that are kept: those of a screen, and of the way back. */
const mostTiles = 48

type Where = { z: number; x: number; y: number; dx: number; dy: number; scale: number }

/** Draws the agency's own map file below the markers. Parts that do not load leave the built-in map as it is. */
export function addArchive(
  map: LeafletMap,
  archive: MapArchive,
  { lang, isKnownName }: { lang: string; isKnownName: (name: string) => boolean },
) {
  map.createPane('archive')
  const read = tileReader(new PMTiles(new URL(archive.href, location.href).href))
  const colours = readColours(map.getContainer())
  const layer = new GridLayer({
    pane: 'archive',
    tileSize,
    minZoom: Math.max(archiveFromZoom, archive.minZoom + 1),
    bounds: [
      [archive.bounds[0], archive.bounds[1]],
      [archive.bounds[2], archive.bounds[3]],
    ],
  })
  const createTile = (coords: Coords, done: DoneCallback) => {
    const canvas = element('canvas', { ariaHidden: 'true' })
    const where = sourceOf(coords, archive.maxZoom)
    read(where).then(
      (tile) => {
        if (tile) drawOn(canvas, tile, { where, zoom: coords.z, colours, lang, isKnownName })
        done(undefined, canvas)
      },
      (error: Error) => done(error, canvas),
    )
    return canvas
  }
  Object.assign(layer, { createTile }).addTo(map)
}

/** The tile of the archive that shows a square of the map, and the square's part of it beyond its last zoom level. */
function sourceOf({ x, y, z }: Coords, maxZoom: number): Where {
  const zoom = z - 1
  const beyond = Math.max(0, zoom - maxZoom)
  const scale = 2 ** beyond
  const [tileX, tileY] = [Math.floor(x / scale), Math.floor(y / scale)]
  return { z: zoom - beyond, x: tileX, y: tileY, dx: x - tileX * scale, dy: y - tileY * scale, scale }
}

function tileReader(archive: PMTiles) {
  const kept = new Map<string, Promise<VectorTile | undefined>>()
  return ({ z, x, y }: Where) => {
    const key = `${z}/${x}/${y}`
    const known = kept.get(key)
    if (known) return known
    const tile = archive
      .getZxy(z, x, y)
      .then((found) => (found ? new VectorTile(new PbfReader(new Uint8Array(found.data))) : undefined))
    kept.set(key, tile)
    // A tile that did not load is asked for again.
    tile.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > mostTiles && oldest) kept.delete(oldest)
    return tile
  }
}

type Drawing = {
  where: Where
  zoom: number
  colours: Colours
  lang: string
  isKnownName: (name: string) => boolean
}

function drawOn(canvas: HTMLCanvasElement, tile: VectorTile, { where, ...drawing }: Drawing) {
  const ratio = Math.min(devicePixelRatio || 1, 2)
  canvas.width = tileSize * ratio
  canvas.height = tileSize * ratio
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(ratio, ratio)
  paintTile(context, tile, { ...drawing, size: tileSize, ...where })
}
