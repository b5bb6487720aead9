import type { Room } from '../../room.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { shop } from './shop.ts'
import { store } from './store.ts'

/** The shop of 1928 in Forest, the store below it and the home above. */
export const shop1928: Readonly<Record<string, Room>> = {
  '2688-shop': shop,
  '2688-store': store,
  '2688-living': living,
  '2688-kitchen': kitchen,
}
