import type { Map as LeafletMap } from 'leaflet'

/** How long a page may draw on without looking up, in ms: a quarter of what a visitor's slow phone has for it. */
const longestTaskMilliseconds = 8

/**
 * Draws part after part, each few milliseconds in a task of its own: the page around the map answers in between.
 * Stops where the map was taken away meanwhile.
 */
export async function inTurns<Part>(map: LeafletMap, parts: Iterable<Part>, draw: (part: Part) => void) {
  let began = performance.now()
  for (const part of parts) {
    if (performance.now() - began >= longestTaskMilliseconds) {
      await new Promise((resolve) => setTimeout(resolve))
      began = performance.now()
    }
    if (!map.getPane('mapPane')) return
    draw(part)
  }
}
