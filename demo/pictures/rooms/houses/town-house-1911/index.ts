import type { Room } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the furnished flat in a town house of 1911. */
export const townHouse1911: Readonly<Record<string, Room>> = {
  '2627-living': living,
  '2627-kitchen': kitchen,
  '2627-bedroom': bedroom,
}
