import { keptKey } from './kept-ids'
import { storedIds } from './stored-ids.client'

/** Dispatched on the document when the hearts have been shown anew. */
export const shownEvent = 'pignon:favourites'

/** Every heart and the header's number, as this device remembers it now. */
export function showFavourites() {
  const kept = storedIds(keptKey)
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
    heart.setAttribute('aria-pressed', String(kept.includes(Number(heart.dataset.favourite))))
  }
  for (const count of document.querySelectorAll('[data-favourite-count]')) {
    count.textContent = kept.length > 0 ? String(kept.length) : ''
  }
  document.dispatchEvent(new Event(shownEvent))
}
