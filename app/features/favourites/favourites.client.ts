import { closest } from '~/ui/closest'
import { keptKey, seenKey, withFirst } from './kept-ids'
import { storedIds, storeIds } from './stored-ids.client'

/**
 * Hearts and their number in the header (P6), and the homes that were looked at. Pages come with every heart empty;
 * what shows and changes them is a file of its own, for a device that has kept something or is about to.
 */
export function startFavourites() {
  const seen = document.querySelector<HTMLElement>('[data-seen]')
  if (seen) storeIds(seenKey, withFirst(storedIds(seenKey), Number(seen.dataset.seen)))
  if (storedIds(keptKey).length > 0) void show()
  // Changed in another tab, or since the browser kept this page for its back button.
  addEventListener('storage', show)
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  document.addEventListener('click', (event) => {
    const heart = closest(event, '[data-favourite]')
    if (heart) void hearts().then((module) => module.toggleFavourite(heart))
  })
}

const hearts = () => import('./hearts.client')
const show = () => hearts().then((module) => module.showFavourites())
