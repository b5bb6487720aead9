import { Control, type ControlPosition, DomEvent, type Map as LeafletMap } from 'leaflet'
import { element } from './element.client'

/** Adds a line of text in a corner of the map; a link if it has an address. */
export function addCornerText(map: LeafletMap, position: ControlPosition, text: string, href?: string) {
  addCorner(
    map,
    position,
    element('p', { className: 'map-line' }, [
      href ? element('a', { href, target: '_blank', rel: 'noopener noreferrer' }, [text]) : text,
    ]),
  )
}

/** Adds a button in a corner of the map. */
export function addCornerButton(
  map: LeafletMap,
  position: ControlPosition,
  text: string,
  act: () => void,
): { button: HTMLButtonElement; remove(): void } {
  const button = element('button', { type: 'button', className: 'map-button' }, [text])
  button.addEventListener('click', act)
  DomEvent.disableClickPropagation(button)
  const corner = addCorner(map, position, button)
  return { button, remove: () => corner.remove() }
}

function addCorner(map: LeafletMap, position: ControlPosition, content: HTMLElement): Control {
  const corner = new Control({ position })
  corner.onAdd = () => content
  return corner.addTo(map)
}
