import { forgetChallengesBefore } from '~/features/forms/public.server'
import { forgetPicturesBefore } from '~/features/testimonials/public.server'
import type { Services } from '~/platform/app.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { deleteCountersBefore } from '~/platform/limits/rate-limits.repo.server'
import { type Period, periodBefore, periods } from './periods'
import { personalData } from './personal-data.server'

/** Once a day, when few visitors come. */
export const forgetQueue = defineQueue(
  'forget-personal-data',
  { retryLimit: 3, retryDelay: 600 },
  relaxedPollingSeconds,
)
const everyNight = '20 3 * * *'

type Forget = (services: Services, instant: Date) => Promise<number>

/** What is forgotten, by the name of its period; pictures after the testimonials that they belong to. */
const forgetting: [name: keyof typeof periods, forget: Forget][] = [
  ...personalData.flatMap(({ name, forgetBefore }): [keyof typeof periods, Forget][] =>
    forgetBefore ? [[name as keyof typeof periods, forgetBefore]] : [],
  ),
  ['pictures', forgetPicturesBefore],
  ['challenges', ({ db }, instant) => forgetChallengesBefore(db, instant)],
  ['securityLog', ({ securityLog }, instant) => securityLog.deleteBefore(instant)],
  ['limits', ({ db }, instant) => deleteCountersBefore(db, instant)],
]

/**
 * Deletes everything whose period is over. One part that fails does not keep the others from it.
 * @throws {AggregateError} of what failed, so that the job is tried again
 */
export async function deleteExpiredData(services: Services): Promise<Record<string, number>> {
  const now = services.clock.now()
  const forgotten: Record<string, number> = {}
  const errors: unknown[] = []
  for (const [name, forget] of forgetting) {
    const period: Period = periods[name]
    try {
      forgotten[name] = await forget(services, periodBefore(now, period))
    } catch (error) {
      errors.push(error)
    }
  }
  services.log.info({ forgotten }, 'what was kept long enough is forgotten')
  if (errors.length > 0) throw new AggregateError(errors, 'not everything could be forgotten')
  return forgotten
}

export async function startRetentionWorker(services: Services): Promise<void> {
  await services.jobs.work(forgetQueue, 1, async () => void (await deleteExpiredData(services)))
  await services.jobs.schedule(forgetQueue, everyNight)
}
