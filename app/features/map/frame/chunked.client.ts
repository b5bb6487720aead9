import type { Map as LeafletMap } from 'leaflet'

/** After so many ms the rest is left for the next task: on a phone four times slower still no long one, of 50. */
const longestTaskMilliseconds = 8

/**
 * Draws part after part, each few milliseconds in a task of its own: the page around the map answers in between.
 * Stops where the map was taken away meanwhile.
 */
export async function chunked<Part>(map: LeafletMap, parts: Iterable<Part>, draw: (part: Part) => void) {
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
