import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'

/** The studio behind the rounded corner of the art-deco building. */
export const studio1934: Readonly<Record<string, Room>> = {
  '2686-living': living,
  '2686-kitchen': kitchen,
  '2686-bathroom': bathroom,
}
