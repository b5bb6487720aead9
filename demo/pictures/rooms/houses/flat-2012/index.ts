import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { terrace } from './terrace.ts'

/** The rooms of the flat behind sandstone in Luxembourg City. */
export const flat2012: Readonly<Record<string, Room>> = {
  '2700-living': living,
  '2700-kitchen': kitchen,
  '2700-bedroom': bedroom,
  '2700-bathroom': bathroom,
  '2700-terrace': terrace,
}
