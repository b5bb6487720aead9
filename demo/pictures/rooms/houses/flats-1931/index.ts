import type { Room } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { hall } from './hall.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** A let flat on the first floor of the house of 1931 in Halle, and the stair hall that all three share. */
export const flats1931Rooms: Readonly<Record<string, Room>> = {
  '2669-living': living,
  '2669-kitchen': kitchen,
  '2669-bedroom': bedroom,
  '2669-hall': hall,
}
