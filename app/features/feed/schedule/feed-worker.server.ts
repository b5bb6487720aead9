import { siteOf } from '~/features/content/public.server'
import type { Services } from '~/platform/app.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { findSchedule } from './schedule.repo.server'

/** Fetches the feed when it is time; `isAsked`: at once, because somebody said yes to what it would withdraw. */
export const fetchFeedQueue = defineQueue<{ isAsked?: boolean }>(
  'fetch-feed',
  // A fetch that failed is not due before its time; one that a restart or a crash broke off is tried once more.
  { retryLimit: 1, expireInSeconds: 3_600 },
  relaxedPollingSeconds,
)

/** As often as the settings can ask for. */
const everyFiveMinutes = '*/5 * * * *'
/** Half of it: a fetch that began a moment late does not put off the next one by five minutes. */
const toleranceMs = 150_000

/** @param fetch - in a process of its own, because reading a large feed would hold up visitors */
export async function startFeedWorker(services: Services, fetch: () => Promise<void>) {
  await services.jobs.work(fetchFeedQueue, 1, async ({ isAsked = false }) => {
    if (await isDue(services, isAsked)) await fetch()
  })
  await services.jobs.schedule(fetchFeedQueue, everyFiveMinutes)
}

/** Whether the site has a feed to fetch, and it is time. */
export async function isDue(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  isAsked = false,
): Promise<boolean> {
  const { feed } = await siteOf(db)
  if (!feed || isAsked) return feed !== undefined
  const { triedAt } = await findSchedule(db)
  if (!triedAt) return true
  return clock.now().getTime() - triedAt.getTime() >= feed.everyMinutes * 60_000 - toleranceMs
}
