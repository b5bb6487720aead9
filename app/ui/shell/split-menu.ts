import type { MenuItem } from './shell-data'

/** M3: the items that stand in the menu, and those that its overflow has. */
export const splitMenu = (items: MenuItem[], maxItems: number): [shown: MenuItem[], rest: MenuItem[]] => [
  items.slice(0, Math.max(0, maxItems)),
  items.slice(Math.max(0, maxItems)),
]
