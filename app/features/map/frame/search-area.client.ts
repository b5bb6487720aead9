import { type Map as LeafletMap, polygon, rectangle } from 'leaflet'
import type { MapShape } from '~/kernel/places/map-shape'
import type { FrameTexts } from '../map-frame'
import { addCornerButton } from './corners.client'
import { offerDrawing } from './draw-area.client'
import { addTo, element } from './element.client'
import { isQuiet } from './quiet-move.client'

/** @param area - undefined to search without an area */
export type SearchArea = (area: MapShape | undefined) => void

/** Offers a search of what the map shows, once it was moved, and of an area drawn with finger or mouse. */
export function offerAreaSearch(
  map: LeafletMap,
  shape: MapShape | undefined,
  texts: FrameTexts,
  search: SearchArea,
) {
  const here = element('button', { type: 'button', className: 'map-button map-here', hidden: true }, [
    texts.searchHere,
  ])
  here.addEventListener('click', () => search(cornersOf(map)))
  addTo(map.getContainer(), [here])
  map.on('moveend', () => {
    if (!isQuiet(map)) here.hidden = false
  })
  if (shape) {
    showShape(map, shape)
    addCornerButton(map, 'topleft', texts.clearArea, () => search(undefined))
  }
  offerDrawing(map, texts, search)
}

/** The south-west and north-east corners of the part of the map that is shown. */
function cornersOf(map: LeafletMap): MapShape {
  const bounds = map.getBounds()
  return [bounds.getSouthWest(), bounds.getNorthEast()].map(({ lat, lng }) => ({ lat, lng }))
}

function showShape(map: LeafletMap, shape: MapShape) {
  const options = { className: 'map-drawn', interactive: false }
  const [southWest, northEast] = shape
  if (shape.length === 2 && southWest && northEast)
    rectangle(
      [
        [southWest.lat, southWest.lng],
        [northEast.lat, northEast.lng],
      ],
      options,
    ).addTo(map)
  else
    polygon(
      shape.map(({ lat, lng }) => [lat, lng]),
      options,
    ).addTo(map)
}
