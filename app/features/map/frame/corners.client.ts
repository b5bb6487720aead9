import { Control, type ControlPosition, type Map as LeafletMap } from 'leaflet'
import { element } from './element.client'

/** Adds a line of text in a corner of the map; a link if it has an address. */
export function addCornerText(map: LeafletMap, position: ControlPosition, text: string, href?: string) {
  const corner = new Control({ position })
  corner.onAdd = () =>
    element('p', { className: 'map-line' }, [
      href ? element('a', { href, target: '_blank', rel: 'noopener noreferrer' }, [text]) : text,
    ])
  corner.addTo(map)
}
