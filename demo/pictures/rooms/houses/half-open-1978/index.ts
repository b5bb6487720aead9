import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { dining } from './dining.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the family house of 1978. */
export const halfOpen1978: Readonly<Record<string, Room>> = {
  '2655-living': living,
  '2655-dining': dining,
  '2655-kitchen': kitchen,
  '2655-bedroom': bedroom,
  '2655-bathroom': bathroom,
}
