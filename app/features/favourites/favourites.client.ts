import { seenKey, withFirst } from './kept-ids'
import { showFavourites } from './show-favourites.client'
import { storedIds, storeIds } from './stored-ids.client'

/**
 * Hearts and their number in the header (P6), and the homes that were looked at. What a visitor does with them comes
 * in files of its own at the first use: most pages are read without one.
 */
export function startFavourites() {
  rememberSeen()
  showFavourites()
  // Changed in another tab, or since the browser kept this page for its back button.
  addEventListener('storage', showFavourites)
  addEventListener('pageshow', showFavourites)
  document.addEventListener('click', async ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-favourite]') : null
    if (heart) (await import('./toggle-favourite.client')).toggleFavourite(heart)
  })
  const page = document.querySelector<HTMLElement>('[data-favourites-page]')
  if (page) void import('./favourites-page.client').then((module) => module.startFavouritesPage(page))
}

function rememberSeen() {
  const seen = document.querySelector<HTMLElement>('[data-seen]')
  if (seen) storeIds(seenKey, withFirst(storedIds(seenKey), Number(seen.dataset.seen)))
}
