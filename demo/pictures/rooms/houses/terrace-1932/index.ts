import type { Room } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the terraced house with a bow window, before its renovation. */
export const terrace1932: Readonly<Record<string, Room>> = {
  '2698-living': living,
  '2698-kitchen': kitchen,
  '2698-bedroom': bedroom,
}
