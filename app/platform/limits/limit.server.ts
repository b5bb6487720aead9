import { createHmac } from 'node:crypto'
import type { Services } from '../app.server'
import { subjectOf } from '../security-log/security-event'
import { recordSecurityEvent } from '../security-log/security-log.server'
import { incrementCounter } from './rate-limits.repo.server'

/** A rate limit: how often something may be done in a period. */
export type Limit = { name: string; most: number; minutes: number }

/**
 * Counts one more for somebody, for all processes together.
 * @param who - kept as a hash that changes with the day's span: nobody can be found by it
 * @returns minutes to wait; undefined when it is within the limit
 */
export async function overLimit(
  services: Pick<Services, 'db' | 'clock' | 'secret' | 'securityLog'>,
  { name, most, minutes }: Limit,
  who = '',
): Promise<number | undefined> {
  const { db, clock, secret } = services
  const span = minutes * 60_000
  const now = clock.now().getTime()
  const since = now - (now % span)
  const key = createHmac('sha256', secret).update(`${name}\n${since}\n${who}`).digest('base64url')
  const count = await incrementCounter(db, key, new Date(since))
  if (count <= most) return undefined
  recordSecurityEvent(services, { kind: 'limit', result: 'refused', detail: name, ...subjectOf(who) })
  return Math.max(1, Math.ceil((since + span - now) / 60_000))
}
