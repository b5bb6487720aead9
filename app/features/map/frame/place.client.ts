import { circle, type Map as LeafletMap, marker } from 'leaflet'
import type { FrameOptions } from '../map-frame'
import type { MapProperty } from '../map-message'
import { placeIcon } from './icons.client'
import { offerNearby } from './nearby.client'
import { drawOutlines } from './outlines.client'

/** Radius of the circle that represents a municipality, in metres. */
const areaMeters = 1_500

/** Zoom levels for a point and an area: nearer where there are streets to be seen. */
const zooms = {
  plain: { point: 13, area: 12 },
  archive: { point: 15, area: 13 },
  tiles: { point: 16, area: 13 },
}

function zoomsAt({ lat, lng }: MapProperty, { tiles, archive }: FrameOptions) {
  if (tiles) return zooms.tiles
  const [south = 0, west = 0, north = 0, east = 0] = archive?.bounds ?? []
  return south <= lat && lat <= north && west <= lng && lng <= east ? zooms.archive : zooms.plain
}

/** Shows the position of the page's listing, or its municipality, and nearby places. */
export function showPlace(map: LeafletMap, places: MapProperty[], options: FrameOptions) {
  const [place] = places
  if (place) {
    const { kind, lat, lng } = place
    map.setView([lat, lng], zoomsAt(place, options)[kind])
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
