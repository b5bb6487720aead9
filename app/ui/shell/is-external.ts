/** L6: an address that starts with http is of another site and opens in a new tab. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href)
