import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The rooms of the single-storey villa of 1972, before its renovation. */
export const villa1972: Readonly<Record<string, Room>> = {
  '2681-living': living,
  '2681-kitchen': kitchen,
  '2681-bathroom': bathroom,
}
