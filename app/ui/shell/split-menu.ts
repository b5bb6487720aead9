import type { MenuItem } from './shell-data'

/** M3: splits the menu into items in the header and items in its overflow. */
export const splitMenu = (items: MenuItem[], maxItems: number): [shown: MenuItem[], rest: MenuItem[]] => [
  items.slice(0, Math.max(0, maxItems)),
  items.slice(Math.max(0, maxItems)),
]
