/** Homes of languages, `/` and `/nl/`: every page lies below one. */
const home = /^\/([a-z]{2}\/)?$/

/** `page` for the page itself, `true` for what lies below it; nothing lies below home. */
export const isCurrent = (href: string, path: string): 'page' | 'true' | undefined => {
  if (path === href) return 'page'
  return path.startsWith(href) && !home.test(href) ? 'true' : undefined
}
