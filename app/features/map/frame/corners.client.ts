import { Control, type ControlPosition, DomUtil, type Map as LeafletMap } from 'leaflet'

/** A line in a corner of the map, as a link where there is an address. */
export function say(map: LeafletMap, position: ControlPosition, text: string, href?: string) {
  const corner = new Control({ position })
  corner.onAdd = () => {
    const line = DomUtil.create('p', 'map-line')
    if (href) {
      const link = DomUtil.create('a', '', line)
      Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer', textContent: text })
    } else line.textContent = text
    return line
  }
  corner.addTo(map)
}
