import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the new villa in white and wood. */
export const villa2025: Readonly<Record<string, Room>> = {
  '2703-living': living,
  '2703-kitchen': kitchen,
  '2703-bedroom': bedroom,
  '2703-bathroom': bathroom,
}
