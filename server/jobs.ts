import { startAccountWorkers } from '~/features/accounts/public.server'
import { alertQueues, startAlertWorkers } from '~/features/alerts/public.server'
import { feedbackQueue, remindQueue, startAppointmentWorkers } from '~/features/appointments/public.server'
import {
  startOverdueWorker,
  startWebhookWorker,
  tellOverdueQueue,
  webhookQueue,
} from '~/features/leads/public.server'
import { sendMailQueue, startMailWorker } from '~/features/mail/public.server'
import { newsletterQueues, startNewsletterWorkers } from '~/features/newsletter/public.server'
import { forgetQueue, startRetentionWorker } from '~/features/privacy/public.server'
import { forgetVisitorsQueue, startVisitWorker } from '~/features/visits/public.server'
import type { Services } from '~/platform/app.server'
import type { Queue } from '~/platform/jobs.server'
import { accountKinds } from './account-kinds'
import { startProblemWorker, tellProblemsQueue } from './tell-problems/tell-problems'

/** All queues of this version. */
export const queues: Queue<object>[] = [
  sendMailQueue,
  webhookQueue,
  tellOverdueQueue,
  ...alertQueues,
  ...newsletterQueues,
  forgetQueue,
  remindQueue,
  feedbackQueue,
  forgetVisitorsQueue,
  ...accountKinds.flatMap(({ queues: { reset, forgetPast } }) => [reset, forgetPast]),
  tellProblemsQueue,
]

/**
 * Starts the workers of all queues.
 * @returns a function that releases their resources, to call after the last job
 */
export async function startWorkers(services: Services): Promise<() => void> {
  await startAlertWorkers(services)
  await startNewsletterWorkers(services)
  await startRetentionWorker(services)
  await startAppointmentWorkers(services)
  await startVisitWorker(services)
  for (const kind of accountKinds) await startAccountWorkers(kind, services)
  await startProblemWorker(services)
  await startWebhookWorker(services)
  await startOverdueWorker(services)
  return await startMailWorker(services)
}
