import type { Map as LeafletMap } from 'leaflet'

/** Time in ms after which work yields: even on a phone four times slower it stays below a long task of 50 ms. */
const longestTaskMilliseconds = 8

/**
 * Draws parts one after the other in short tasks, so that the page stays responsive. Stops if the map is removed
 * meanwhile.
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
