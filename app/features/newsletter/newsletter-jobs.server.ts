import type { Services } from '~/platform/app.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { sendNews } from './send-news.server'
import { deleteExpiredSubscribers } from './subscribers.repo.server'

const forgetSubscribersQueue = defineQueue<object>(
  'forget-subscribers',
  { retryLimit: 3 },
  relaxedPollingSeconds,
)

/** Sends a piece of news; one that was ended halfway goes on where it stopped. */
export const sendNewsQueue = defineQueue<{ news: string }>('send-news', {
  retryLimit: 10,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 3_600,
})

export const newsletterQueues = [forgetSubscribersQueue, sendNewsQueue]

/** Days that an address stays that was never confirmed, and one that stopped: as long as the proof may be asked for. */
export const keptDays = { asked: 30, stopped: 365 }

/** Sends news, and forgets, every night, who never confirmed and who stopped long ago (F11). */
export async function startNewsletterWorkers(services: Services) {
  const { db, clock, jobs } = services
  await jobs.work(sendNewsQueue, 1, async ({ news }) => void (await sendNews(services, news)))
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  await jobs.work(forgetSubscribersQueue, 1, async () => {
    await deleteExpiredSubscribers(db, { asked: daysAgo(keptDays.asked), stopped: daysAgo(keptDays.stopped) })
  })
  await jobs.schedule(forgetSubscribersQueue, '20 3 * * *')
}
