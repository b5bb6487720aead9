import type { Services } from '~/platform/app.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { deleteExpiredSubscribers } from './subscribers.repo.server'

export const forgetSubscribersQueue = defineQueue<object>(
  'forget-subscribers',
  { retryLimit: 3 },
  relaxedPollingSeconds,
)

/** Days that an address stays that was never confirmed, and one that stopped: as long as the proof may be asked for. */
const kept = { asked: 30, stopped: 365 }

/** Forgets, every night, who never confirmed and who stopped long ago (F11). */
export async function startSubscriberWorker({ db, clock, jobs }: Services) {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  await jobs.work(forgetSubscribersQueue, 1, async () => {
    await deleteExpiredSubscribers(db, { asked: daysAgo(kept.asked), stopped: daysAgo(kept.stopped) })
  })
  await jobs.schedule(forgetSubscribersQueue, '20 3 * * *')
}
