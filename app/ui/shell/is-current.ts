/** `page` for the page itself, `true` for what lies below it. */
export const isCurrent = (href: string, path: string): 'page' | 'true' | undefined => {
  if (path === href) return 'page'
  return path.startsWith(href) ? 'true' : undefined
}
