import type { Services } from '~/platform/app.server'
import { defineQueue } from '~/platform/jobs.server'
import { forgetRequestsBefore } from './documents.repo.server'

export const forgetRequestsQueue = defineQueue<object>('forget-document-requests', { retryLimit: 3 })

/** Forgets, every night, who asked for documents whose links have ended (F11); the lead is kept as leads are. */
export async function workOnRequests({ db, clock, jobs }: Services) {
  await jobs.work(forgetRequestsQueue, 1, async () => await forgetRequestsBefore(db, clock.now()))
  await jobs.repeat(forgetRequestsQueue, '25 3 * * *')
}
