import type { Room } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the half-open house in yellow brick. */
export const halfOpen1961: Readonly<Record<string, Room>> = {
  '2687-living': living,
  '2687-kitchen': kitchen,
  '2687-bedroom': bedroom,
}
