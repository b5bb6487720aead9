import type { PageName } from './paths'

/** Pages of fixed address that have a screen, for the sitemap. */
export const screenNames = ['home', 'for-sale', 'for-rent', 'projects'] as const satisfies readonly PageName[]
