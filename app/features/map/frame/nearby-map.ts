import type { NearbyTheme } from '../surroundings'

/** The map of a place, as the list of what is near it sees it: coordinates in degrees (WGS 84). */
export type NearbyMap = {
  lat: number
  lng: number
  show(theme: NearbyTheme): void
  hide(theme: NearbyTheme): void
}

let drawn: NearbyMap | undefined
const watchers = new Set<() => void>()

/** Tells the list of places which map is drawn now. The list may come before it or after. */
export function tellNearbyMap(map: NearbyMap): void {
  drawn = map
  for (const watcher of watchers) watcher()
}

export const nearbyMap = (): NearbyMap | undefined => drawn

/** @returns what ends it */
export function watchNearbyMap(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
