/** L6: an address that starts with http is another site's and opens in a new tab. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href)
