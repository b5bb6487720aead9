import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the villa of 1984 among the pines. */
export const villa1984: Readonly<Record<string, Room>> = {
  '2692-living': living,
  '2692-kitchen': kitchen,
  '2692-bedroom': bedroom,
  '2692-bathroom': bathroom,
}
