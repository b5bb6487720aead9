import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { terrace } from './terrace.ts'

/** The rooms of the penthouse above the trees in Ukkel. */
export const penthouse2016: Readonly<Record<string, Room>> = {
  '2656-living': living,
  '2656-kitchen': kitchen,
  '2656-bedroom': bedroom,
  '2656-bathroom': bathroom,
  '2656-terrace': terrace,
}
