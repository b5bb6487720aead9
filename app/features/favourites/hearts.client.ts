import { notify } from '~/ui/notice/notice.client'
import { keptKey, mostKept, withFirst, without } from './kept-ids'
import { storedIds, storeIds } from './stored-ids.client'

/** Dispatched on the document when the hearts have been shown anew. */
export const shownEvent = 'pignon:favourites'

/** Every heart and the header's number, as this device remembers it now. */
export function showFavourites() {
  const kept = storedIds(keptKey)
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]:not(pignon-island *)')) {
    heart.setAttribute('aria-pressed', String(kept.includes(Number(heart.dataset.favourite))))
  }
  for (const count of document.querySelectorAll<HTMLOutputElement>('[data-favourite-count]')) {
    count.value = kept.length > 0 ? String(kept.length) : ''
  }
  document.dispatchEvent(new Event(shownEvent))
}

/** What is said of it, in the page's language; stands in the page once, at the header's heart. */
type Said = Record<'kept' | 'keptAll' | 'removed' | 'full' | 'failed', string>

/** Keeps a home, or forgets it, and says so. */
export function toggleFavourite({ dataset }: HTMLElement) {
  const kept = storedIds(keptKey)
  const id = Number(dataset.favourite)
  if (kept.includes(id)) return put(without(kept, id), 'removed')
  if (kept.length >= mostKept) return say('full')
  put(withFirst(kept, id), 'kept')
}

/** Remembers a whole list. @returns false when the device keeps nothing; the visitor has then been told */
export function put(ids: readonly number[], said: keyof Said): boolean {
  const isStored = storeIds(keptKey, ids)
  showFavourites()
  say(isStored ? said : 'failed')
  return isStored
}

function say(what: keyof Said) {
  const link = document.querySelector<HTMLElement>('[data-favourites-link]')
  const said: Said = JSON.parse(link?.dataset.texts ?? '{}')
  const isElsewhere = !document.querySelector('[data-favourites-page]')
  notify(said[what], what === 'kept' && isElsewhere ? 'favourites' : undefined)
}
