import { type LatLngBounds, type Map as LeafletMap, latLngBounds } from 'leaflet'
import type { Extent } from '../map-extent'
import type { MapInfo, MapProperty } from '../map-message'
import { addCornerButton } from './corners.client'
import { moveQuietly } from './quiet-move.client'

/** Room for half a marker at each side. */
const padding = { padding: [44, 52] as [number, number], maxZoom: 13 }

/** Shows the densest part of the listings, and a button for those outside of it. */
export function showExtent(map: LeafletMap, places: MapProperty[], { view, outside, shape }: MapInfo) {
  const all = places.length > 0 ? latLngBounds(places.map(({ lat, lng }) => [lat, lng])) : undefined
  if (shape) {
    map.fitBounds(latLngBounds(shape.map(({ lat, lng }) => [lat, lng])), { padding: [8, 8] })
    return
  }
  const first = view ? boundsOf(view) : all
  if (!first || !all) {
    map.setView([50.65, 4.6], 8)
    return
  }
  map.fitBounds(first, padding)
  if (!outside) return
  const button = addCornerButton(map, 'topleft', outside, () => {
    moveQuietly(map, () => map.fitBounds(all, padding))
    button.remove()
    map.getContainer().focus()
  })
}

const boundsOf = ([south, west, north, east]: Extent): LatLngBounds =>
  latLngBounds([
    [south, west],
    [north, east],
  ])
