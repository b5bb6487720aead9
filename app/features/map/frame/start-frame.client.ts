import type { FrameOptions } from '../map-frame'
import {
  type HighlightMessage,
  isFrom,
  type ReadyMessage,
  readBeside,
  readHighlight,
  readMapMessage,
  type SearchMessage,
} from '../map-message'
import { drawMap, type RenderedMap } from './draw-map.client'

/**
 * Starts the map in its frame: it reports that it is ready, and renders the data that the page then sends. Opened
 * outside a frame, the document stays as without script: a list of places.
 */
export function startFrame(element: HTMLElement) {
  if (window.parent === window) {
    element.hidden = true
    return
  }
  const options = JSON.parse(element.dataset.mapFrame ?? '{}') as FrameOptions
  const words = document.querySelector<HTMLElement>('[data-map-words]')
  const sendMessage = (message: ReadyMessage | HighlightMessage | SearchMessage) =>
    window.parent.postMessage(message, location.origin)
  let rendered: RenderedMap | undefined
  let beside: readonly number[] = []

  addEventListener('message', (event) => {
    if (!isFrom(event, location.origin, window.parent)) return
    const message = readMapMessage(event.data)
    if (message) {
      if (words) words.hidden = true
      rendered?.remove()
      rendered = drawMap(element, options, message, {
        mark: (marked) => sendMessage({ marked }),
        search: (area) => sendMessage({ search: area ?? null }),
      })
    }
    const marked = readHighlight(event.data)
    if (marked !== undefined) rendered?.mark(marked)
    beside = readBeside(event.data) ?? beside
    rendered?.setBeside(beside)
  })
  sendMessage({ prepared: true })
}
