import { circle, type Map as LeafletMap, marker } from 'leaflet'
import type { FrameOptions } from '../map-frame'
import type { MapProperty } from '../map-message'
import { placeIcon } from './icons.client'
import { offerNearby } from './nearby.client'
import { drawOutlines } from './outlines.client'

/** Radius of the circle that represents a municipality, in metres. */
const areaMeters = 1_500

/** Zoom levels for a point and an area; the built-in map shows more of the surroundings. */
const zooms = { plain: { point: 13, area: 12 }, tiles: { point: 16, area: 13 } }

/** Shows the position of the page's listing, or its municipality, and nearby places. */
export function showPlace(map: LeafletMap, places: MapProperty[], options: FrameOptions) {
  const [place] = places
  if (place) {
    const { kind, lat, lng } = place
    map.setView([lat, lng], zooms[options.tiles ? 'tiles' : 'plain'][kind])
    void drawOutlines(
      map,
      options.outlines,
      kind === 'area' ? { lat, lng, circle: areaOf(map, place) } : undefined,
    )
    const shown = marker([lat, lng], { icon: placeIcon(kind), interactive: false, keyboard: false }).addTo(
      map,
    )
    const element = shown.getElement()
    element?.setAttribute('role', 'img')
    element?.setAttribute('aria-label', options.texts[kind === 'point' ? 'here' : 'area'])
    offerNearby(map, place)
  } else map.setView([50.65, 4.6], 8)
  return { mark: () => undefined, setBeside: () => undefined }
}

const areaOf = (map: LeafletMap, { lat, lng }: MapProperty) =>
  circle([lat, lng], { radius: areaMeters, className: 'map-area', interactive: false }).addTo(map)
