import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { terrace } from './terrace.ts'

/** The rooms of the flat on the corner. */
export const flat1957: Readonly<Record<string, Room>> = {
  '2704-living': living,
  '2704-kitchen': kitchen,
  '2704-bedroom': bedroom,
  '2704-bathroom': bathroom,
  '2704-terrace': terrace,
}
