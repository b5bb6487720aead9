import { brusselsDay } from '~/kernel/calendar'
import { brusselsInstant } from '~/kernel/wall-time'
import type { Services } from '../app.server'
import { shortHash } from '../keys/key-ring.server'
import { incrementCounter } from './rate-limits.repo.server'

/** How often something may be done on one day in Brussels. */
export type DailyLimit = { name: string; most: number }

/**
 * Counts one more for somebody today, for all processes together.
 * @param who - kept as a hash that changes each day: nobody can be found by it
 */
export async function isOverDailyLimit(
  { db, clock, keys }: Pick<Services, 'db' | 'clock' | 'keys'>,
  { name, most }: DailyLimit,
  who: string,
): Promise<boolean> {
  const now = clock.now()
  const day = brusselsDay(now)
  const key = shortHash(keys, 'daily limit', `${name}\n${day}\n${who}`)
  return (await incrementCounter(db, key, brusselsInstant(day, 0) ?? now)) > most
}
