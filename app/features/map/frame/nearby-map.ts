import type { NearbyTheme } from '../surroundings'

/** The interface of a place's map for the list of nearby places; coordinates in degrees (WGS 84). */
export type NearbyMap = {
  lat: number
  lng: number
  show(theme: NearbyTheme): void
  hide(theme: NearbyTheme): void
}

let current: NearbyMap | undefined
const watchers = new Set<() => void>()

/** Announces the current map to the list of nearby places, which may start before or after it. */
export function announceNearbyMap(map: NearbyMap): void {
  current = map
  for (const watcher of watchers) watcher()
}

export const nearbyMap = (): NearbyMap | undefined => current

/** @returns a function that unsubscribes */
export function watchNearbyMap(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
