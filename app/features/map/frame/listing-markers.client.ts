import { type Map as LeafletMap, type Marker, marker } from 'leaflet'
import type { FrameOptions, FrameTexts } from '../map-frame'
import type { MapMessage } from '../map-message'
import { cardsPopup } from './cards-popup.client'
import { showExtent } from './extent.client'
import { createHighlight } from './highlight.client'
import { clusterIcon, iconOf, spotIcon } from './icons.client'
import { idsAt, markerIndexOf, type ShownMarker, shownOf, zoomApart } from './marker-index.client'
import { drawOutlines } from './outlines.client'

/** Shows all listings of a list as clustered markers; a marker opens the cards of its listings. */
export function showListings(
  map: LeafletMap,
  { properties, marqueeIgnore, messageInfo }: MapMessage,
  options: FrameOptions,
  reportMarked: (id: number | null) => void,
) {
  const maxZoom = map.getMaxZoom()
  const index = markerIndexOf(properties, maxZoom)
  const homes = new Map(properties.map((home) => [home.id, home]))
  const markers = new Map<string, Marker>()
  let beside: ReadonlySet<number> = new Set()
  let focusNext: { lat: number; lng: number } | undefined
  showExtent(map, properties, messageInfo)
  void drawOutlines(map, options.outlines)

  const open = (shown: ShownMarker, from: Marker) => {
    const closer = zoomApart(index, shown, maxZoom)
    if (closer !== undefined) {
      if (from.getElement() === document.activeElement) focusNext = shown
      map.setView([shown.lat, shown.lng], closer)
      return
    }
    const ids = idsAt(index, shown)
    const [id = 0] = ids
    // The page brings its own card into sight.
    if (ids.length === 1 && beside.has(id)) reportMarked(id)
    else cardsPopup(map, { ids, at: [shown.lat, shown.lng], opener: from, marqueeIgnore, options })
  }

  const place = (shown: ShownMarker): Marker => {
    const isSpot = !shown.home && zoomApart(index, shown, maxZoom) === undefined
    const placed = marker([shown.lat, shown.lng], {
      icon: iconFor(shown, isSpot, options.texts),
      riseOnHover: true,
    })
    placed.addTo(map)
    makeButton(placed, nameOf(shown, options.texts), () => open(shown, placed))
    if (shown.home) reportPointer(placed, shown.home.id, reportMarked)
    return placed
  }

  const draw = () => {
    const view = map.getBounds().pad(0.15)
    const found = index.getClusters(
      [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()],
      map.getZoom(),
    )
    const wanted = new Map(found.map(shownOf).map((one) => [one.key, one]))
    for (const [key, old] of markers) {
      if (wanted.has(key)) continue
      old.remove()
      markers.delete(key)
    }
    for (const [key, shown] of wanted) if (!markers.has(key)) markers.set(key, place(shown))
    if (focusNext)
      nearest(map, [...markers.values()], focusNext)
        ?.getElement()
        ?.focus()
    focusNext = undefined
  }
  map.on('moveend', draw)
  draw()
  return {
    mark: createHighlight(map, homes),
    /** @param ids - listings whose cards the page has beside the map, so that none opens on it */
    setBeside: (ids: readonly number[]) => {
      beside = new Set(ids)
    },
  }
}

function iconFor({ home, count, areOnlyAreas }: ShownMarker, isSpot: boolean, texts: FrameTexts) {
  if (home) return iconOf(home)
  return isSpot
    ? spotIcon(texts.homes.replace('{{count}}', String(count)), areOnlyAreas)
    : clusterIcon(count, areOnlyAreas)
}

function nameOf({ home, count }: ShownMarker, texts: FrameTexts): string {
  if (!home) return texts.homes.replace('{{count}}', String(count))
  return `${home.price ?? texts.onRequest}, ${texts.home.replace('{{id}}', String(home.id))}`
}

function makeButton(placed: Marker, name: string, open: () => void) {
  const element = placed.getElement()
  element?.setAttribute('aria-label', name)
  placed.on('click', open)
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open()
  })
}

function reportPointer(placed: Marker, id: number, reportMarked: (id: number | null) => void) {
  const element = placed.getElement()
  for (const sign of ['pointerenter', 'focus']) element?.addEventListener(sign, () => reportMarked(id))
  for (const sign of ['pointerleave', 'blur']) element?.addEventListener(sign, () => reportMarked(null))
}

function nearest(map: LeafletMap, markers: Marker[], to: { lat: number; lng: number }): Marker | undefined {
  const away = (one: Marker) => map.distance(one.getLatLng(), to)
  return markers.reduce<Marker | undefined>(
    (best, one) => (!best || away(one) < away(best) ? one : best),
    undefined,
  )
}
