import { createHmac } from 'node:crypto'
import type { Services } from '../app.server'
import { incrementCounter } from './rate-limits.repo.server'

/** A rate limit: how often something may be done in a period. */
export type Limit = { name: string; most: number; minutes: number }

/**
 * Counts one more for somebody, for all processes together.
 * @param who - kept as a hash that changes with the day's span: nobody can be found by it
 * @returns minutes to wait; undefined when it is within the limit
 */
export async function overLimit(
  { db, clock, secret }: Pick<Services, 'db' | 'clock' | 'secret'>,
  { name, most, minutes }: Limit,
  who = '',
): Promise<number | undefined> {
  const span = minutes * 60_000
  const now = clock.now().getTime()
  const since = now - (now % span)
  const key = createHmac('sha256', secret).update(`${name}\n${since}\n${who}`).digest('base64url')
  const count = await incrementCounter(db, key, new Date(since))
  return count > most ? Math.max(1, Math.ceil((since + span - now) / 60_000)) : undefined
}
