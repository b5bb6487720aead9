import type { Room } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the terraced house in the village centre of Linkebeek. */
export const village1924: Readonly<Record<string, Room>> = {
  '2674-living': living,
  '2674-kitchen': kitchen,
  '2674-bedroom': bedroom,
}
