import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the white villa. */
export const villa1936: Readonly<Record<string, Room>> = {
  '2646-living': living,
  '2646-kitchen': kitchen,
  '2646-bedroom': bedroom,
  '2646-bathroom': bathroom,
}
