import { DomEvent, type LatLngTuple, type Map as LeafletMap, popup } from 'leaflet'
import { addTo, element } from './element.client'

/** What shows opened cards on the map. */
type CardsHolder = {
  /** After cards were added. */
  resize(): void
  remove(): void
}

type Place = { at: LatLngTuple; isAboveCluster: boolean }

/** Space in px for the buttons in the upper left corner of the map, which lie above a popup. */
const besideButtons = 230
/** Width of a popup in px. */
const cardsWidth = 320
/** On a narrower map there is no room for a popup beside them. */
const narrow = besideButtons + cardsWidth + 20

/** Shows cards beside their marker; on a narrow map as a sheet, which leaves its upper edge free. */
export const holdCards = (map: LeafletMap, content: HTMLElement, place: Place): CardsHolder =>
  map.getSize().x < narrow ? cardsSheet(map, content) : cardsPopup(map, content, place)

function cardsSheet(map: LeafletMap, content: HTMLElement): CardsHolder {
  const sheet = element('div', { className: 'map-sheet' }, [content])
  DomEvent.disableClickPropagation(sheet)
  DomEvent.disableScrollPropagation(sheet)
  const remove = () => {
    map.off('click', remove)
    sheet.remove()
  }
  // What has the focus is never below it (WCAG 2.2, 2.4.11).
  sheet.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && !sheet.contains(next) && !next.contains(sheet)) remove()
  })
  // Another marker opens its own.
  for (const open of map.getContainer().querySelectorAll('.map-sheet')) open.remove()
  map.on('click', remove)
  addTo(map.getContainer(), [sheet])
  return { resize: () => undefined, remove }
}

function cardsPopup(map: LeafletMap, content: HTMLElement, { at, isAboveCluster }: Place): CardsHolder {
  const shown = popup({
    minWidth: cardsWidth,
    maxWidth: cardsWidth,
    maxHeight: Math.max(200, map.getSize().y - 90),
    autoPanPaddingTopLeft: [besideButtons, 12],
    autoPanPaddingBottomRight: [12, 12],
    offset: [0, isAboveCluster ? -12 : -30],
    closeButton: false,
  })
  shown.setLatLng(at).setContent(content).openOn(map)
  const resize = () => {
    // Leaflet detaches and reattaches the content, so the focus is restored afterwards.
    const focused = document.activeElement
    shown.update()
    if (focused instanceof HTMLElement && content.contains(focused)) focused.focus({ preventScroll: true })
  }
  return { resize, remove: () => shown.remove() }
}
