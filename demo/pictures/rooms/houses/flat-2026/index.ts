import type { Room } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { terrace } from './terrace.ts'

/** The rooms of a new flat in white and wood, in Linkebeek. */
export const flat2026: Readonly<Record<string, Room>> = {
  '2690-living': living,
  '2690-kitchen': kitchen,
  '2690-bedroom': bedroom,
  '2690-terrace': terrace,
}
