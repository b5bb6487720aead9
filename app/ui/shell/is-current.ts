/** Home pages of languages, `/` and `/nl/`: every page is below one. */
const home = /^\/([a-z]{2}\/)?$/

/** `page` for the page itself, `true` for an ancestor; home is no ancestor. */
export const isCurrent = (href: string, path: string): 'page' | 'true' | undefined => {
  if (path === href) return 'page'
  return path.startsWith(href) && !home.test(href) ? 'true' : undefined
}

type MenuLink = { href: string; children: MenuLink[] }

/** Identifies the items, at any level, that lead to the page, as a text for use as a cache key. */
export const currentIn = (items: readonly MenuLink[], path: string): string =>
  items.map(({ href, children }) => `${isCurrent(href, path) ?? ''}(${currentIn(children, path)})`).join()
