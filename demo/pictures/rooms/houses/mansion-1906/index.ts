import type { Room } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { salon } from './salon.ts'

/** The rooms of the town house of 1906. */
export const mansion1906: Readonly<Record<string, Room>> = {
  '2684-living': salon,
  '2684-kitchen': kitchen,
  '2684-bedroom': bedroom,
}
