import { control, type LatLngBoundsLiteral, type Map as LeafletMap, map as newMap, tileLayer } from 'leaflet'
import { archiveFromZoom } from '../archive/map-archive'
import type { FrameOptions } from '../map-frame'
import type { MapMessage } from '../map-message'
import { drawBaseMap } from './base-map.client'
import { addCornerText } from './corners.client'
import { showListings } from './listing-markers.client'
import { showPlace } from './place.client'
import { offerAreaSearch, type SearchArea } from './search-area.client'

/** What the map tells its page. */
export type MapReports = {
  /** The listing whose marker is hovered or focused, or none. */
  mark: (id: number | null) => void
  search: SearchArea
}

export type RenderedMap = {
  /** Highlights a listing, or none. */
  mark(id: number | null): void
  /** Tells which listings have their cards beside the map. */
  setBeside(ids: readonly number[]): void
  remove(): void
}

/** Extent of the built-in base map: south-west and north-east. */
const drawnLand: LatLngBoundsLiteral = [
  [48.4, 0.8],
  [52.8, 8.2],
]

/** Zoom levels: all of Belgium in a small window, and the closest at which the map still shows detail. */
const [farthest, closestPlain, closestArchive] = [7, 16, 18]

/** A dash: the minus of Leaflet is in a font file of its own, and a font that arrives lays out all documents of a page again. */
const zoomOutText = '<span aria-hidden="true">–</span>'

/** Renders the map of a message into an element. */
export function drawMap(
  element: HTMLElement,
  options: FrameOptions,
  message: MapMessage,
  report: MapReports,
): RenderedMap {
  const tiles = message.mapType === 'tiles' ? options.tiles : undefined
  const map = emptyMap(element, tiles?.maxZoom ?? (options.archive ? closestArchive : closestPlain))
  element.setAttribute('role', 'region')
  element.setAttribute('aria-label', message.messageInfo.label)
  const { zoomIn: zoomInTitle, zoomOut: zoomOutTitle } = options.texts
  control.zoom({ position: 'bottomleft', zoomInTitle, zoomOutTitle, zoomOutText }).addTo(map)
  control.scale({ imperial: false, position: 'bottomright' }).addTo(map)
  if (tiles) {
    const { url, subdomains, maxZoom, attribution } = tiles
    tileLayer(url, { subdomains, maxZoom }).addTo(map)
    addCornerText(map, 'bottomright', attribution.text, attribution.url)
  } else {
    map.setMaxBounds(drawnLand)
    void drawBaseLayers(map, options)
  }
  for (const note of message.messageInfo.notes) addCornerText(map, 'topleft', note)
  const shown =
    message.marker === 'place'
      ? showPlace(map, message.properties, { ...options, tiles })
      : showListings(map, message, options, report.mark)
  if (message.marker === 'cards')
    offerAreaSearch(map, message.messageInfo.shape, options.texts, report.search)
  return { ...shown, remove: () => map.remove() }
}

/** The built-in map, and from a middle zoom level on the agency's own map file in its place. */
async function drawBaseLayers(map: LeafletMap, { baseMap, archive, lang }: FrameOptions) {
  const names = await drawBaseMap(map, baseMap)
  if (!archive || !map.getPane('mapPane')) return
  const { addArchive } = await import('./archive-layer.client')
  const known = new Set(names)
  addArchive(map, archive, { lang, isKnownName: (name) => known.has(name) })
  const osm = archive.attribution.includes('OpenStreetMap')
  if (archive.attribution)
    addCornerText(map, 'bottomright', archive.attribution, osm ? osmCopyright : undefined)
  const sketch = () => map.getContainer().classList.toggle('map-detailed', map.getZoom() >= archiveFromZoom)
  map.on('zoomend', sketch)
  sketch()
}

const osmCopyright = 'https://www.openstreetmap.org/copyright'

function emptyMap(element: HTMLElement, maxZoom: number): LeafletMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = newMap(element, {
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page until the map is clicked or focused.
    scrollWheelZoom: false,
    minZoom: farthest,
    maxZoom,
    maxBoundsViscosity: 0.8,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  return map
}
