import type { Map as LeafletMap } from 'leaflet'

const quiet = new WeakSet<LeafletMap>()

/** Moves a map in a way that is not the visitor's own, so that no search of the new area is offered. */
export function moveQuietly(map: LeafletMap, move: () => void) {
  quiet.add(map)
  map.once('moveend', () => queueMicrotask(() => quiet.delete(map)))
  move()
}

export const isQuiet = (map: LeafletMap): boolean => quiet.has(map)
