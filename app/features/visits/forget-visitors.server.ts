import { brusselsDay } from '~/kernel/calendar'
import type { Services } from '~/platform/app.server'
import { defineQueue, unhurried } from '~/platform/jobs.server'
import { halfHourOf } from './half-hour'
import { forgetVisitorsBefore } from './visits.repo.server'

export const forgetVisitorsQueue = defineQueue('visits.forget-visitors', { retryLimit: 2 }, unhurried)

/** A minute after each half hour, when the last visits of the one before are written; midnight is one of them. */
const soonAfter = '1,31 * * * *'

/** Throws away what told visitors apart: each half hour its keys, each night the day's salt. */
export async function forgetVisitors({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now()
  await forgetVisitorsBefore(db, brusselsDay(now), halfHourOf(now))
}

export async function workOnVisits(services: Services): Promise<void> {
  await services.jobs.work(forgetVisitorsQueue, 1, () => forgetVisitors(services))
  await services.jobs.repeat(forgetVisitorsQueue, soonAfter)
}
