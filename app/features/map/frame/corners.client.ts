import { Control, type ControlPosition, type Map as LeafletMap } from 'leaflet'
import { element } from './element.client'

/** A line in a corner of the map, as a link where there is an address. */
export function say(map: LeafletMap, position: ControlPosition, text: string, href?: string) {
  const corner = new Control({ position })
  corner.onAdd = () =>
    element('p', { className: 'map-line' }, [
      href ? element('a', { href, target: '_blank', rel: 'noopener noreferrer' }, [text]) : text,
    ])
  corner.addTo(map)
}
