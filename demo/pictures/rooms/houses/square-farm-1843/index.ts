import type { Room } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the square farm of 1843. */
export const squareFarm1843: Readonly<Record<string, Room>> = {
  '908-living': living,
  '908-kitchen': kitchen,
  '908-bedroom': bedroom,
}
