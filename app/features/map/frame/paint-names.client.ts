import type { VectorTile, VectorTileLayer } from '@mapbox/vector-tile'
import { kindIn, placeLayers, roadNameLayers } from '../archive/drawn-kind'
import { type Painting, toSquare } from './painting'

type Box = { left: number; right: number; top: number; bottom: number }

/** Zoom levels from which names are written. */
const placesFromZoom = 13
const streetsFromZoom = 15

/** Places below a municipality; the built-in map has those, in the page's language. */
const quarters =
  /^(?:neighbourhood|macrohood|microhood|suburb|quarter|hamlet|village|locality|town|isolated_dwelling)$/

/** Writes names of places and streets where they fit into the square and overlap no other. */
export function paintNames(context: CanvasRenderingContext2D, tile: VectorTile, painting: Painting) {
  const taken: Box[] = []
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.strokeStyle = painting.colours.halo
  context.fillStyle = painting.colours.text
  if (painting.zoom >= placesFromZoom)
    for (const layer of layersOf(tile, placeLayers)) writePlaces(context, layer, painting, taken)
  if (painting.zoom >= streetsFromZoom)
    for (const layer of layersOf(tile, roadNameLayers)) writeStreets(context, layer, painting, taken)
}

const layersOf = (tile: VectorTile, names: readonly string[]) =>
  names.flatMap((name) => tile.layers[name] ?? [])

const nameOf = (properties: Record<string, unknown>, lang: string): string =>
  String(properties[`name:${lang}`] ?? properties[`name_${lang}`] ?? properties.name ?? '')

function writePlaces(
  context: CanvasRenderingContext2D,
  layer: VectorTileLayer,
  painting: Painting,
  taken: Box[],
) {
  context.font = `500 12px ${painting.colours.font}`
  for (let index = 0; index < layer.length; index += 1) {
    const feature = layer.feature(index)
    const name = nameOf(feature.properties, painting.lang)
    const [point] = feature.loadGeometry()[0] ?? []
    if (!name || !point || !quarters.test(kindIn(feature.properties)) || painting.isKnownName(name)) continue
    const [x, y] = toSquare(point, layer.extent, painting)
    write(context, { name, x, y, angle: 0 }, painting.size, taken)
  }
}

/** Each street once in a square, along its longest straight part. */
function writeStreets(
  context: CanvasRenderingContext2D,
  layer: VectorTileLayer,
  painting: Painting,
  taken: Box[],
) {
  context.font = `500 11px ${painting.colours.font}`
  const written = new Set<string>()
  for (let index = 0; index < layer.length; index += 1) {
    const feature = layer.feature(index)
    const name = nameOf(feature.properties, painting.lang)
    if (!name || written.has(name) || feature.type !== 2) continue
    const lines = feature
      .loadGeometry()
      .map((line) => line.map((point) => toSquare(point, layer.extent, painting)))
    const part = longestPart(lines)
    if (!part || part.length < context.measureText(name).width) continue
    if (write(context, { name, ...part }, painting.size, taken)) written.add(name)
  }
}

type Part = { x: number; y: number; angle: number; length: number }

function longestPart(lines: [number, number][][]): Part | undefined {
  let longest: Part | undefined
  for (const line of lines) {
    for (const [index, [x, y]] of line.entries()) {
      const [fromX, fromY] = line[index - 1] ?? [x, y]
      const length = Math.hypot(x - fromX, y - fromY)
      if (length <= (longest?.length ?? 0)) continue
      // Never upside down.
      const angle = Math.atan((y - fromY) / (x - fromX || 1e-9))
      longest = { x: (x + fromX) / 2, y: (y + fromY) / 2, angle, length }
    }
  }
  return longest
}

function write(
  context: CanvasRenderingContext2D,
  { name, x, y, angle }: { name: string; x: number; y: number; angle: number },
  size: number,
  taken: Box[],
): boolean {
  const half = context.measureText(name).width / 2 + 2
  const [wide, high] = [
    Math.abs(Math.cos(angle)) * half + Math.abs(Math.sin(angle)) * 8,
    Math.abs(Math.sin(angle)) * half + Math.abs(Math.cos(angle)) * 8,
  ]
  const box = { left: x - wide, right: x + wide, top: y - high, bottom: y + high }
  if (box.left < 0 || box.top < 0 || box.right > size || box.bottom > size) return false
  if (taken.some((other) => overlap(box, other))) return false
  taken.push(box)
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.lineWidth = 3
  context.strokeText(name, 0, 0)
  context.fillText(name, 0, 0)
  context.restore()
  return true
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
