import { useMemo, useSyncExternalStore } from 'react'
import { favouritesKey, maxFavourites, readIds } from './favourite-ids'
import { shownEvent } from './hearts.client'
import { storedIds } from './stored-ids.client'

/** Returns this device's favourites and follows changes from other tabs; undefined while rendering on the server. */
export function useFavouriteIds(): number[] | undefined {
  const stored = useSyncExternalStore(subscribe, readStored, () => undefined)
  return useMemo(() => (stored === undefined ? undefined : readIds(stored, maxFavourites)), [stored])
}

const readStored = (): string | undefined => storedIds(favouritesKey).join()

function subscribe(onChange: () => void) {
  document.addEventListener(shownEvent, onChange)
  return () => document.removeEventListener(shownEvent, onChange)
}
