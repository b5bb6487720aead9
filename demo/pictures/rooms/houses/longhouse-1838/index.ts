import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the longhouse of 1838. */
export const longhouse1838: Readonly<Record<string, Room>> = {
  '2708-living': living,
  '2708-kitchen': kitchen,
  '2708-bedroom': bedroom,
  '2708-bathroom': bathroom,
}
