import { type Map as LeafletMap, latLngBounds, type Marker, marker } from 'leaflet'
import Supercluster from 'supercluster'
import type { FrameOptions } from '../map-frame'
import type { MapMessage, MapProperty } from '../map-message'
import { cardsPopup } from './cards-popup.client'
import { clusterIcon, iconOf } from './icons.client'
import { drawOutlines } from './outlines.client'

type Clustered = { areas: number }
type Index = Supercluster<MapProperty, Clustered>
type Found = ReturnType<Index['getClusters']>[number]
type Shown = {
  key: string
  lat: number
  lng: number
  count: number
  clusterId?: number
  home?: MapProperty
} & {
  areOnlyAreas: boolean
}

/** Listings closer to each other than this share a marker, in px. */
const radius = 52

/** Shows all listings of a list as clustered markers; a marker opens the cards of its listings. */
export function showListings(
  map: LeafletMap,
  { properties, marqueeIgnore }: MapMessage,
  options: FrameOptions,
  reportMarked: (id: number | null) => void,
) {
  const index = indexOf(properties, map.getMaxZoom())
  const homes = new Map(properties.map((home) => [home.id, home]))
  const markers = new Map<string, Marker>()
  let focusNext: { lat: number; lng: number } | undefined
  showAll(map, properties)
  void drawOutlines(map, options.outlines)

  const open = (shown: Shown, from: Marker) => {
    const { clusterId } = shown
    const closer =
      clusterId === undefined ? Number.POSITIVE_INFINITY : index.getClusterExpansionZoom(clusterId)
    if (closer <= map.getMaxZoom()) {
      if (from.getElement() === document.activeElement) focusNext = shown
      map.setView([shown.lat, shown.lng], closer)
      return
    }
    const found = clusterId === undefined ? [] : index.getLeaves(clusterId, Number.POSITIVE_INFINITY)
    const ids = shown.home ? [shown.home.id] : found.map(({ properties: { id } }) => id).sort((a, b) => b - a)
    cardsPopup(map, { ids, at: [shown.lat, shown.lng], opener: from, marqueeIgnore, options })
  }

  const draw = () => {
    const view = map.getBounds().pad(0.15)
    const box: [number, number, number, number] = [
      view.getWest(),
      view.getSouth(),
      view.getEast(),
      view.getNorth(),
    ]
    const wanted = new Map(
      index
        .getClusters(box, map.getZoom())
        .map(shownOf)
        .map((one) => [one.key, one]),
    )
    for (const [key, old] of markers) {
      if (wanted.has(key)) continue
      old.remove()
      markers.delete(key)
    }
    for (const [key, shown] of wanted) {
      if (!markers.has(key)) markers.set(key, place(map, shown, { open, reportMarked, options }))
    }
    if (focusNext)
      nearest(map, [...markers.values()], focusNext)
        ?.getElement()
        ?.focus()
    focusNext = undefined
  }
  map.on('moveend', draw)
  draw()
  return { mark: createHighlightPin(map, homes) }
}

function indexOf(properties: MapProperty[], maxZoom: number): Index {
  const index: Index = new Supercluster<MapProperty, Clustered>({
    radius,
    // Clusters exist at every zoom level: listings at one spot share a marker, whose cards link to each.
    maxZoom,
    extent: 256,
    map: ({ kind }) => ({ areas: kind === 'area' ? 1 : 0 }),
    reduce: (sum, one) => {
      sum.areas += one.areas
    },
  })
  return index.load(
    properties.map((home) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [home.lng, home.lat] },
      properties: home,
    })),
  )
}

function shownOf({ geometry, properties }: Found): Shown {
  const [lng = 0, lat = 0] = geometry.coordinates
  if (!('cluster_id' in properties)) {
    const areOnlyAreas = properties.kind === 'area'
    return { key: `home ${properties.id}`, lat, lng, count: 1, home: properties, areOnlyAreas }
  }
  const { cluster_id: clusterId, point_count: count, areas } = properties
  return { key: `cluster ${clusterId}`, lat, lng, count, clusterId, areOnlyAreas: areas === count }
}

type MarkerHandlers = {
  open: (shown: Shown, from: Marker) => void
  reportMarked: (id: number | null) => void
  options: FrameOptions
}

function place(
  map: LeafletMap,
  shown: Shown,
  { open, reportMarked, options: { texts } }: MarkerHandlers,
): Marker {
  const { home, count, areOnlyAreas } = shown
  const icon = home ? iconOf(home.kind) : clusterIcon(count, areOnlyAreas)
  const placed = marker([shown.lat, shown.lng], { icon, riseOnHover: true }).addTo(map)
  const element = placed.getElement()
  element?.setAttribute(
    'aria-label',
    home ? texts.home.replace('{{id}}', String(home.id)) : texts.homes.replace('{{count}}', String(count)),
  )
  placed.on('click', () => open(shown, placed))
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open(shown, placed)
  })
  if (home) {
    for (const sign of ['pointerenter', 'focus']) element?.addEventListener(sign, () => reportMarked(home.id))
    for (const sign of ['pointerleave', 'blur']) element?.addEventListener(sign, () => reportMarked(null))
  }
  return placed
}

function nearest(map: LeafletMap, markers: Marker[], to: { lat: number; lng: number }): Marker | undefined {
  const away = (one: Marker) => map.distance(one.getLatLng(), to)
  return markers.reduce<Marker | undefined>(
    (best, one) => (!best || away(one) < away(best) ? one : best),
    undefined,
  )
}

function showAll(map: LeafletMap, properties: MapProperty[]) {
  if (properties.length === 0) {
    map.setView([50.65, 4.6], 8)
    return
  }
  const bounds = latLngBounds(properties.map(({ lat, lng }) => [lat, lng]))
  map.fitBounds(bounds, { padding: [36, 44], maxZoom: 13 })
}

/** Returns a function that highlights a listing with a pin of another colour, also when it is in a cluster. */
function createHighlightPin(map: LeafletMap, homes: Map<number, MapProperty>) {
  let pin: Marker | undefined
  return (id: number | null) => {
    pin?.remove()
    pin = undefined
    const home = id === null ? undefined : homes.get(id)
    if (!home) return
    const icon = iconOf(home.kind, 'map-marked')
    pin = marker([home.lat, home.lng], { icon, interactive: false, keyboard: false, zIndexOffset: 10_000 })
    pin.addTo(map)
    if (!map.getBounds().contains(pin.getLatLng())) map.panTo(pin.getLatLng())
  }
}
