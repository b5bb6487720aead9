import { brusselsDay } from '~/kernel/calendar'
import type { Services } from '~/platform/app.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { halfHourOf } from './half-hour'
import { forgetVisitorsBefore } from './visits.repo.server'

export const forgetVisitorsQueue = defineQueue(
  'visits.forget-visitors',
  { retryLimit: 2 },
  relaxedPollingSeconds,
)

/** A minute after each half hour, when its last visits are written; midnight is one of them. */
const soonAfter = '1,31 * * * *'

/** Deletes identifying data: visitor keys each half hour, the day's salt each night. */
export async function deleteVisitorKeys({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now()
  await forgetVisitorsBefore(db, brusselsDay(now), halfHourOf(now))
}

export async function startVisitWorker(services: Services): Promise<void> {
  await services.jobs.work(forgetVisitorsQueue, 1, () => deleteVisitorKeys(services))
  await services.jobs.schedule(forgetVisitorsQueue, soonAfter)
}
