import { startAccountWorkers } from '~/features/accounts/public.server'
import { alertQueues, startAlertWorkers } from '~/features/alerts/public.server'
import { feedbackQueue, remindQueue, startAppointmentWorkers } from '~/features/appointments/public.server'
import { fetchFeed, fetchFeedQueue, startFeedWorker } from '~/features/feed/public.server'
import {
  startOverdueWorker,
  startWebhookWorker,
  tellOverdueQueue,
  webhookQueue,
} from '~/features/leads/public.server'
import { sendMailQueue, startMailWorker } from '~/features/mail/public.server'
import { sendNewsQueue, startNewsletterWorker } from '~/features/newsletter/public.server'
import { forgetQueue, startRetentionWorker } from '~/features/privacy/public.server'
import { forgetVisitorsQueue, startVisitWorker } from '~/features/visits/public.server'
import type { Services } from '~/platform/app.server'
import type { Queue } from '~/platform/jobs.server'
import { accountKinds } from './account-kinds'
import { createCommandRunner } from './command-process'
import { startProblemWorker, tellProblemsQueue } from './tell-problems/tell-problems'

/** All queues of this version. */
export const queues: Queue<object>[] = [
  sendMailQueue,
  webhookQueue,
  tellOverdueQueue,
  fetchFeedQueue,
  ...alertQueues,
  sendNewsQueue,
  forgetQueue,
  remindQueue,
  feedbackQueue,
  forgetVisitorsQueue,
  ...accountKinds.flatMap(({ queues: { reset, forgetPast } }) => [reset, forgetPast]),
  tellProblemsQueue,
]

/** Queues that earlier versions ran by the clock, and nothing works on any more. */
export const retiredQueues = ['forget-subscribers']

/**
 * Starts the workers of all queues.
 * @returns a function that releases their resources, to call after the last job
 */
export async function startWorkers(services: Services): Promise<() => void> {
  await startAlertWorkers(services)
  await startNewsletterWorker(services)
  await startRetentionWorker(services)
  await startAppointmentWorkers(services)
  await startVisitWorker(services)
  for (const kind of accountKinds) await startAccountWorkers(kind, services)
  await startProblemWorker(services)
  await startWebhookWorker(services)
  await startOverdueWorker(services)
  const commands = createCommandRunner(services.keys)
  await startFeedWorker(services, async () => {
    // The development server is no command line.
    if (services.config.development) await fetchFeed(services)
    // Code 1: it was refused or waits for a yes, which is kept and mailed.
    else await commands.run(['feed', 'fetch'], { expected: [0, 1] })
  })
  const endMails = await startMailWorker(services)
  return () => {
    commands.stop()
    endMails()
  }
}
