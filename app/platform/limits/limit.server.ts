import type { Services } from '../app.server'
import { shortHash } from '../keys/key-ring.server'
import { subjectOf } from '../security-log/security-event'
import { recordSecurityEvent } from '../security-log/security-log.server'
import { decrementCounter, incrementCounter } from './rate-limits.repo.server'

/** A rate limit: how often something may be done in a period. */
export type Limit = { name: string; most: number; minutes: number }

type Counting = Pick<Services, 'db' | 'clock' | 'keys'>

/**
 * Counts one more for somebody, for all processes together.
 * @param who - kept as a hash that changes with the day's span: nobody can be found by it
 * @returns minutes to wait; undefined when it is within the limit
 */
export async function overLimit(
  services: Counting & Pick<Services, 'securityLog'>,
  limit: Limit,
  who = '',
): Promise<number | undefined> {
  if (!(await isBeyond(services, limit, who))) return undefined
  const { until, now } = spanOf(services, limit, who)
  recordSecurityEvent(services, { kind: 'limit', result: 'refused', detail: limit.name, ...subjectOf(who) })
  return Math.max(1, Math.ceil((until - now) / 60_000))
}

/** Counts one more, and tells whether it is beyond what is usual, where that refuses nobody. */
export async function isBeyond(services: Counting, limit: Limit, who = ''): Promise<boolean> {
  const { key, since } = spanOf(services, limit, who)
  return (await incrementCounter(services.db, key, since)) > limit.most
}

/** Takes one back that was counted ahead. */
export async function countBack(services: Counting, limit: Limit, who = ''): Promise<void> {
  const { key, since } = spanOf(services, limit, who)
  await decrementCounter(services.db, key, since)
}

function spanOf({ clock, keys }: Counting, { name, minutes }: Limit, who: string) {
  const span = minutes * 60_000
  const now = clock.now().getTime()
  const since = now - (now % span)
  const key = shortHash(keys, 'limit', `${name}\n${since}\n${who}`)
  return { key, since: new Date(since), until: since + span, now }
}
