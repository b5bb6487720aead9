import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { terrace } from './terrace.ts'

/** The studio at the rear of the small white block. */
export const studio2014: Readonly<Record<string, Room>> = {
  '2709-living': living,
  '2709-kitchen': kitchen,
  '2709-bathroom': bathroom,
  '2709-terrace': terrace,
}
