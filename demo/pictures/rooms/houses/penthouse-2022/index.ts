import type { Room } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { terrace } from './terrace.ts'

/** The rooms of the penthouse of glass in Ukkel. */
export const penthouse2022: Readonly<Record<string, Room>> = {
  '2705-living': living,
  '2705-kitchen': kitchen,
  '2705-bedroom': bedroom,
  '2705-terrace': terrace,
}
