import { notify } from '~/ui/notice/notice.client'
import { favouritesKey, maxFavourites, readIds, withFirst, without } from './favourite-ids'
import { storedIds, storeIds } from './stored-ids.client'

/** Dispatched on the document when the hearts have been updated. */
export const shownEvent = 'pignon:favourites'

/** Updates every heart, what keeps a whole list, and the header's number from this device's storage. */
export function showFavourites() {
  const kept = storedIds(favouritesKey)
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]:not(pignon-island *)')) {
    heart.setAttribute('aria-pressed', String(kept.includes(Number(heart.dataset.favourite))))
  }
  for (const list of document.querySelectorAll<HTMLElement>('[data-keeping]')) {
    list.toggleAttribute(
      'data-kept',
      idsIn(list).every((id) => kept.includes(id)),
    )
  }
  for (const count of document.querySelectorAll<HTMLOutputElement>('[data-favourite-count]')) {
    count.value = kept.length > 0 ? String(kept.length) : ''
  }
  document.dispatchEvent(new Event(shownEvent))
}

/** Messages in the page's language, read from the header's favourites link. */
type Messages = Record<'kept' | 'keptAll' | 'removed' | 'full' | 'failed', string>

/** Adds a listing to the favourites or removes it, and announces the result. */
export function toggleFavourite({ dataset }: HTMLElement) {
  const kept = storedIds(favouritesKey)
  const id = Number(dataset.favourite)
  if (kept.includes(id)) saveFavourites(without(kept, id), 'removed')
  else saveFavourites(withFirst(kept, id), 'kept')
}

/** Keeps the list that a button stands for, and leads on to the visitor's own. */
export function keepListOf(button: HTMLElement) {
  const list = button.closest<HTMLElement>('[data-keeping]')
  if (list && keepAll(idsIn(list))) list.querySelector('a')?.focus()
}

/** Puts a list that somebody shared ahead of the visitor's own, if both have room. @returns as `saveFavourites` */
export const keepAll = (ids: readonly number[]): boolean =>
  saveFavourites([...new Set([...ids, ...storedIds(favouritesKey)])], 'keptAll')

const idsIn = ({ dataset }: HTMLElement) => readIds(dataset.keeping ?? '', maxFavourites)

/**
 * Saves a whole list, if it has room.
 * @returns false when nothing is kept; the visitor has then seen a message that says why
 */
export function saveFavourites(ids: readonly number[], message: keyof Messages): boolean {
  const isFull = ids.length > maxFavourites
  const isStored = !isFull && storeIds(favouritesKey, ids)
  showFavourites()
  announce(isStored ? message : isFull ? 'full' : 'failed')
  return isStored
}

function announce(message: keyof Messages) {
  const link = document.querySelector<HTMLElement>('[data-favourites-link]')
  const messages: Messages = JSON.parse(link?.dataset.texts ?? '{}')
  const isElsewhere = !document.querySelector('[data-favourites-page]')
  notify(messages[message], message === 'kept' && isElsewhere ? 'favourites' : undefined)
}
