import type { Room } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { terrace } from './terrace.ts'

/** The rooms of the flat sold on a life annuity, as its owners live in it. */
export const flat1964: Readonly<Record<string, Room>> = {
  '2494-living': living,
  '2494-kitchen': kitchen,
  '2494-bedroom': bedroom,
  '2494-terrace': terrace,
}
