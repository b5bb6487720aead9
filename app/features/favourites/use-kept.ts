import { useMemo, useSyncExternalStore } from 'react'
import { shownEvent } from './hearts.client'
import { keptKey, mostKept, readIds } from './kept-ids'
import { storedIds } from './stored-ids.client'

/** The ids that this device keeps, also as another tab changes them; undefined while the server draws. */
export function useKept(): number[] | undefined {
  const written = useSyncExternalStore(follow, readWritten, () => undefined)
  return useMemo(() => (written === undefined ? undefined : readIds(written, mostKept)), [written])
}

const readWritten = (): string | undefined => storedIds(keptKey).join()

function follow(changed: () => void) {
  document.addEventListener(shownEvent, changed)
  return () => document.removeEventListener(shownEvent, changed)
}
