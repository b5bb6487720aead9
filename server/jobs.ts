import { alertQueues, workOnAlerts } from '~/features/alerts/public.server'
import { feedbackQueue, remindQueue, workOnAppointments } from '~/features/appointments/public.server'
import { sendMailQueue, workOnMails } from '~/features/mail/public.server'
import { forgetSubscribersQueue, workOnSubscribers } from '~/features/newsletter/public.server'
import { forgetOwnersPastQueue, resetQueue, workOnOwners } from '~/features/owners/public.server'
import { forgetQueue, workOnForgetting } from '~/features/privacy/public.server'
import { forgetVisitorsQueue, workOnVisits } from '~/features/visits/public.server'
import type { Services } from '~/platform/app.server'
import type { Queue } from '~/platform/jobs.server'

/** Every kind of job that this version knows. */
export const queues: Queue<object>[] = [
  sendMailQueue,
  ...alertQueues,
  forgetSubscribersQueue,
  forgetQueue,
  remindQueue,
  feedbackQueue,
  forgetVisitorsQueue,
  resetQueue,
  forgetOwnersPastQueue,
]

/**
 * Does jobs from now on.
 * @returns lets go of what they use, when no job runs any more
 */
export async function workOnJobs(services: Services): Promise<() => void> {
  await workOnAlerts(services)
  await workOnSubscribers(services)
  await workOnForgetting(services)
  await workOnAppointments(services)
  await workOnVisits(services)
  await workOnOwners(services)
  return await workOnMails(services)
}
