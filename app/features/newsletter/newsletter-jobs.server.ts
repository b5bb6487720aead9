import type { Services } from '~/platform/app.server'
import { defineQueue } from '~/platform/jobs.server'
import { sendNews } from './send-news.server'

/** Sends a piece of news; one that was ended halfway goes on where it stopped. */
export const sendNewsQueue = defineQueue<{ news: string }>('send-news', {
  retryLimit: 10,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 3_600,
})

export async function startNewsletterWorker(services: Services) {
  await services.jobs.work(sendNewsQueue, 1, async ({ news }) => void (await sendNews(services, news)))
}
