import {
  circle,
  DomUtil,
  divIcon,
  geoJSON,
  type Map as LeafletMap,
  layerGroup,
  marker,
  type Renderer,
  svg,
} from 'leaflet'
import type { BaseMap } from '../base-map'
import { chunked } from './chunked.client'
import { element } from './element.client'

/**
 * Draws outlines and names of the built-in base map. If they do not load, the background stays plain.
 * @returns the names of places that it writes
 */
export async function drawBaseMap(map: LeafletMap, href: string): Promise<string[]> {
  const baseMap = await fetch(href).then(
    (answer) => (answer.ok ? (answer.json() as Promise<BaseMap>) : undefined),
    () => undefined,
  )
  if (!baseMap || !map.getPane('mapPane')) return []
  map.createPane('base-map')
  map.createPane('borders')
  const renderer = svg({ padding: 1, pane: 'base-map' })
  const above = svg({ padding: 1, pane: 'borders' })
  const parts = [
    () => drawLand(map, baseMap.outlines, renderer),
    () => drawTowns(map, baseMap.names, renderer),
    () => drawLandscape(map, baseMap.landscape, renderer),
    () => drawBorders(map, baseMap.outlines, above),
    () => writeNames(map, baseMap.names),
  ]
  await chunked(map, parts, (draw) => draw())
  return baseMap.names.map(({ name }) => name)
}

const drawLand = (map: LeafletMap, outlines: BaseMap['outlines'], renderer: Renderer) =>
  geoJSON(outlines, {
    interactive: false,
    style: (land) => ({ renderer, className: land?.properties.served ? 'map-land map-served' : 'map-land' }),
  }).addTo(map)

/** Draws the borders again, above towns, waters and streets. */
const drawBorders = (map: LeafletMap, outlines: BaseMap['outlines'], renderer: Renderer) =>
  geoJSON(outlines, {
    interactive: false,
    filter: ({ properties }) => properties.served,
    style: () => ({ renderer, className: 'map-border' }),
  }).addTo(map)

/** Radius in metres of the patch for a town of each rank; a symbol, not the town's outline. Parts of one have none. */
const townMeters = [2_800, 2_200, 1_500, 0] as const

/** A town is darkest at its centre and has no edge (`MapDrawings`). */
function drawTowns(map: LeafletMap, names: Name[], renderer: Renderer) {
  for (const { lat, lng, rank } of names.filter((name) => townMeters[name.rank] > 0)) {
    circle([lat, lng], {
      radius: townMeters[rank],
      renderer,
      className: 'map-town',
      fillColor: 'url(#town)',
      interactive: false,
    }).addTo(map)
  }
}

type Name = BaseMap['names'][number]

const drawLandscape = (map: LeafletMap, landscape: BaseMap['landscape'], renderer: Renderer) =>
  geoJSON(landscape, {
    interactive: false,
    style: (one) => ({
      renderer,
      smoothFactor: 0.5,
      className: `map-${one?.properties.kind}${one?.properties.wide ? ' map-wide' : ''}`,
    }),
  }).addTo(map)

/** Lowest zoom level at which names of each rank are shown. */
const firstZoom = [0, 8, 11, 12] as const

function writeNames(map: LeafletMap, names: Name[]) {
  const pane = map.createPane('names')
  pane.ariaHidden = 'true'
  const layer = layerGroup().addTo(map)
  const write = () => {
    layer.clearLayers()
    for (const { name, side } of namesThatFit(map, names)) layer.addLayer(label(name, side))
  }
  map.on('zoomend moveend', write)
  write()
}

function label({ name, lat, lng, rank }: Name, side: Side) {
  const html = element('span', {}, [name])
  const icon = divIcon({ html, className: `map-name map-name-${rank} map-name-${side}`, iconSize: [0, 0] })
  return marker([lat, lng], { icon, pane: 'names', interactive: false, keyboard: false })
}

type Box = { left: number; right: number; top: number; bottom: number }

type Side = 'below' | 'above'

/** Picks names in view, the most important first, each below or above its dot, where it overlaps nothing. */
function namesThatFit(map: LeafletMap, names: Name[]): { name: Name; side: Side }[] {
  const view = map.getBounds().pad(0.2)
  const taken = markerBoxes(map)
  return names.flatMap((name) => {
    if (map.getZoom() < firstZoom[name.rank] || !view.contains([name.lat, name.lng])) return []
    const { x, y } = map.latLngToLayerPoint([name.lat, name.lng])
    // Approximate width of the text.
    const half = name.name.length * 3.6 + 4
    const sides: [Side, Box][] = [
      ['below', { left: x - half, right: x + half, top: y - 3, bottom: y + 22 }],
      ['above', { left: x - half, right: x + half, top: y - 24, bottom: y + 3 }],
    ]
    const free = sides.find(([, box]) => !taken.some((other) => overlap(box, other)))
    if (!free) return []
    taken.push(free[1])
    return [{ name, side: free[0] }]
  })
}

/** Bounding boxes of the markers, in pixels of the layer. */
const markerBoxes = (map: LeafletMap): Box[] =>
  [...(map.getPane('markerPane')?.children ?? [])].map((child) => {
    const element = child as HTMLElement
    const { x, y } = DomUtil.getPosition(element)
    const left = x + Number.parseFloat(element.style.marginLeft || '0') + 8
    const top = y + Number.parseFloat(element.style.marginTop || '0') + 4
    return { left, right: left + element.offsetWidth - 16, top, bottom: top + element.offsetHeight - 8 }
  })

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
