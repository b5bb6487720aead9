import type { FrameOptions } from '../map-frame'
import {
  type HighlightMessage,
  isFrom,
  type ReadyMessage,
  readHighlight,
  readMapMessage,
} from '../map-message'
import { type DrawnMap, drawMap } from './draw-map.client'

/**
 * The map in its frame: says that it is prepared, and draws what the page around it then sends. A document that
 * stands alone stays what it is without script, the places in words.
 */
export function startFrame(element: HTMLElement) {
  if (window.parent === window) {
    element.hidden = true
    return
  }
  const options = JSON.parse(element.dataset.mapFrame ?? '{}') as FrameOptions
  const words = document.querySelector<HTMLElement>('[data-map-words]')
  const tell = (message: ReadyMessage | HighlightMessage) =>
    window.parent.postMessage(message, location.origin)
  let drawn: DrawnMap | undefined

  addEventListener('message', (event) => {
    if (!isFrom(event, location.origin, window.parent)) return
    const message = readMapMessage(event.data)
    if (message) {
      if (words) words.hidden = true
      drawn?.remove()
      drawn = drawMap(element, options, message, (marked) => tell({ marked }))
    }
    const marked = readHighlight(event.data)
    if (marked !== undefined) drawn?.mark(marked)
  })
  tell({ prepared: true })
}
