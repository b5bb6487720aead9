import { closest } from '~/ui/closest'
import { favouritesKey, seenKey, withFirst } from './favourite-ids'
import { storedIds, storeIds } from './stored-ids.client'

/**
 * Starts the hearts and their number in the header (P6), and records recently viewed listings. The server sends every
 * heart empty. The code that fills and toggles hearts loads only on devices that have favourites or add one.
 */
export function startFavourites() {
  const seen = document.querySelector<HTMLElement>('[data-seen]')
  if (seen) storeIds(seenKey, withFirst(storedIds(seenKey), Number(seen.dataset.seen)))
  if (storedIds(favouritesKey).length > 0) void show()
  // Favourites may have changed in another tab, or while this page was in the back/forward cache.
  addEventListener('storage', show)
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  document.addEventListener('click', (event) => {
    const heart = closest(event, '[data-favourite]')
    if (heart) void hearts().then((module) => module.toggleFavourite(heart))
    const all = closest(event, '[data-keep-all]')
    if (all) void hearts().then((module) => module.keepListOf(all))
  })
}

const hearts = () => import('./hearts.client')
const show = () => hearts().then((module) => module.showFavourites())
