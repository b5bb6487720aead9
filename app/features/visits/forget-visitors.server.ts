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

/** A minute after each half hour, when the last visits of the one before are written; midnight is one of them. */
const soonAfter = '1,31 * * * *'

/** Throws away what told visitors apart: each half hour its keys, each night the day's salt. */
export async function deleteVisitorKeys({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now()
  await forgetVisitorsBefore(db, brusselsDay(now), halfHourOf(now))
}

export async function startVisitWorker(services: Services): Promise<void> {
  await services.jobs.work(forgetVisitorsQueue, 1, () => deleteVisitorKeys(services))
  await services.jobs.schedule(forgetVisitorsQueue, soonAfter)
}
