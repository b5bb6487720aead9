import type { Room } from '../../room.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { orangery } from './orangery.ts'
import { study } from './study.ts'

/** The rooms of the villa with an orangery. */
export const villa1958: Readonly<Record<string, Room>> = {
  '2706-living': living,
  '2706-kitchen': kitchen,
  '2706-dining': orangery,
  '2706-bedroom': bedroom,
  '2706-bathroom': bathroom,
  '2706-study': study,
}
