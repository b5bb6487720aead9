import { circle, type Map as LeafletMap, marker } from 'leaflet'
import type { FrameTexts } from '../map-frame'
import type { MapProperty } from '../map-message'
import { iconOf } from './icons.client'

/** Radius of the circle that stands for a municipality, in metres. */
const areaMeters = 1_500

/** Zoom levels for a point and an area; the plain map shows more of what is around. */
const zooms = { plain: { point: 13, area: 12 }, tiles: { point: 16, area: 13 } }

/** Where the page's own home stands, or the municipality it is in. */
export function showPlace(map: LeafletMap, places: MapProperty[], texts: FrameTexts, hasTiles: boolean) {
  const [place] = places
  if (place) {
    map.setView([place.lat, place.lng], zooms[hasTiles ? 'tiles' : 'plain'][place.kind])
    if (place.kind === 'area') {
      circle([place.lat, place.lng], { radius: areaMeters, className: 'map-area', interactive: false }).addTo(
        map,
      )
    }
    const shown = marker([place.lat, place.lng], {
      icon: iconOf(place.kind),
      interactive: false,
      keyboard: false,
    }).addTo(map)
    const element = shown.getElement()
    element?.setAttribute('role', 'img')
    element?.setAttribute('aria-label', place.kind === 'point' ? texts.here : texts.area)
  } else map.setView([50.65, 4.6], 8)
  return { mark: () => undefined }
}
