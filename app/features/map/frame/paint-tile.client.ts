import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile'
import { type DrawnKind, drawnKindOf, drawnKinds } from '../archive/drawn-kind'
import { paintNames } from './paint-names.client'
import { type Colours, type Painting, toSquare } from './painting'

/** The house's colours, from the frame's style sheet. */
export function readColours(element: HTMLElement): Colours {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--map-${name}`).trim()
  const kinds = Object.fromEntries(drawnKinds.map((kind) => [kind, read(kind)]))
  return {
    ...(kinds as Record<DrawnKind, string>),
    text: read('text'),
    halo: read('halo'),
    font: style.fontFamily,
  }
}

/** Widths of lines in px at zoom levels 11, 14 and 17. */
const widths: Partial<Record<DrawnKind, readonly [number, number, number]>> = {
  waterway: [0.8, 1.4, 4],
  path: [0, 0.8, 2],
  street: [0, 1.6, 9],
  main: [1.2, 3, 13],
  motorway: [2, 4, 16],
  rail: [0.8, 1.2, 2],
}

const widthStops = [11, 14, 17] as const

function widthOf(kind: DrawnKind, zoom: number): number {
  const [far, middle, near] = widths[kind] ?? [0, 0, 0]
  const [first, second, last] = widthStops
  if (zoom <= first) return far
  if (zoom <= second) return far + ((middle - far) * (zoom - first)) / (second - first)
  return middle + (near - middle) * Math.min(1, (zoom - second) / (last - second))
}

/** Buildings only where they are more than specks. */
const buildingsFromZoom = 14

/** Draws a tile: land and water, then buildings and roads from the least to the most important, then names. */
export function paintTile(context: CanvasRenderingContext2D, tile: VectorTile, painting: Painting) {
  const byKind = sortFeatures(tile)
  for (const kind of drawnKinds) {
    const features = byKind.get(kind) ?? []
    if (kind === 'building' && painting.zoom < buildingsFromZoom) continue
    if (widths[kind]) stroke(context, features, kind, painting)
    else fill(context, features, kind, painting)
  }
  paintNames(context, tile, painting)
}

const pointType = 1
const areaType = 3

type DrawnFeature = { feature: VectorTileFeature; extent: number }

function sortFeatures(tile: VectorTile): Map<DrawnKind, DrawnFeature[]> {
  const sorted = new Map<DrawnKind, DrawnFeature[]>()
  for (const [name, layer] of Object.entries(tile.layers)) {
    for (let index = 0; index < layer.length; index += 1) {
      const feature = layer.feature(index)
      if (feature.type === pointType) continue
      const kind = drawnKindOf(name, feature.properties, feature.type === areaType)
      if (!kind) continue
      const drawn = sorted.get(kind) ?? []
      sorted.set(kind, drawn)
      drawn.push({ feature, extent: layer.extent })
    }
  }
  return sorted
}

function fill(
  context: CanvasRenderingContext2D,
  features: DrawnFeature[],
  kind: DrawnKind,
  painting: Painting,
) {
  context.fillStyle = painting.colours[kind]
  context.beginPath()
  for (const { feature, extent } of features)
    if (feature.type === areaType) trace(context, feature, extent, painting)
  context.fill('evenodd')
}

/** A road has an edge of paper, so that it stands out from what lies below it. */
function stroke(
  context: CanvasRenderingContext2D,
  features: DrawnFeature[],
  kind: DrawnKind,
  painting: Painting,
) {
  const width = widthOf(kind, painting.zoom)
  if (width === 0 || features.length === 0) return
  context.lineCap = kind === 'rail' ? 'butt' : 'round'
  context.lineJoin = 'round'
  context.beginPath()
  for (const { feature, extent } of features)
    if (feature.type !== areaType) trace(context, feature, extent, painting)
  if (width >= 3) {
    context.strokeStyle = painting.colours.halo
    context.lineWidth = width + 2
    context.stroke()
  }
  context.strokeStyle = painting.colours[kind]
  context.lineWidth = width
  context.setLineDash(kind === 'rail' ? [6, 3] : kind === 'path' ? [3, 2] : [])
  context.stroke()
  context.setLineDash([])
}

function trace(
  context: CanvasRenderingContext2D,
  feature: VectorTileFeature,
  extent: number,
  painting: Painting,
) {
  for (const line of feature.loadGeometry()) {
    for (const [index, point] of line.entries()) {
      const [x, y] = toSquare(point, extent, painting)
      if (index === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    if (feature.type === areaType) context.closePath()
  }
}
