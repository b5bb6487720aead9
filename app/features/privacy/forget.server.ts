import { deleteConsentRecordsBefore } from '~/features/consent/public.server'
import { deleteSiteFilesBefore } from '~/features/content/public.server'
import { deleteClosedFilesBefore } from '~/features/documents/public.server'
import { deleteImportsBefore } from '~/features/feed/public.server'
import { forgetChallengesBefore } from '~/features/forms/public.server'
import { deleteBlockedBefore, deleteSpamBefore } from '~/features/leads/public.server'
import { deleteRenderingsBefore } from '~/features/media/public.server'
import { deleteSendingsBefore, deleteUnconfirmedBefore } from '~/features/newsletter/public.server'
import { mergeMonthsBefore } from '~/features/visits/public.server'
import { brusselsDay } from '~/kernel/calendar'
import type { Services } from '~/platform/app.server'
import { deleteAssetsBefore } from '~/platform/former-assets.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { deleteCountersBefore } from '~/platform/limits/rate-limits.repo.server'
import { deleteActsBefore } from '~/platform/office/audit-log.repo.server'
import { homeOf } from '~/platform/postgres/place.server'
import { emptyServerLog } from '~/platform/postgres/server-process.server'
import { forgetOriginalsBefore } from './forget-originals.server'
import { forgetPicturesBefore } from './forget-pictures.server'
import { forgetWithdrawnBefore } from './forget-withdrawn.server'
import { deleteLeftoversBefore } from './leftovers.server'
import { type PeriodName, periodBefore, periods } from './periods'
import { personalData } from './personal-data.server'

/** Once a day, when few visitors come. */
export const forgetQueue = defineQueue(
  'forget-personal-data',
  { retryLimit: 3, retryDelay: 600 },
  relaxedPollingSeconds,
)
const everyNight = '20 3 * * *'

type Forget = (services: Services, instant: Date) => Promise<number>

const ofRooms = Object.fromEntries(
  personalData.flatMap(({ name, forgetBefore }) => (forgetBefore ? [[name, forgetBefore]] : [])),
)

/** What rooms keep of people is deleted first, then other rows, and then files whose rows are gone. */
const others: Partial<Record<PeriodName, Forget>> = {
  spam: ({ db }, instant) => deleteSpamBefore(db, instant),
  blocked: ({ db }, instant) => deleteBlockedBefore(db, instant),
  newsletterUnconfirmed: ({ db }, instant) => deleteUnconfirmedBefore(db, instant),
  withdrawn: forgetWithdrawnBefore,
  visits: ({ db }, instant) => mergeMonthsBefore(db, brusselsDay(instant)),
  sendings: ({ db }, instant) => deleteSendingsBefore(db, instant),
  pictures: forgetPicturesBefore,
  challenges: ({ db }, instant) => forgetChallengesBefore(db, instant),
  securityLog: ({ securityLog }, instant) => securityLog.deleteBefore(instant),
  auditLog: ({ db }, instant) => deleteActsBefore(db, instant),
  limits: ({ db }, instant) => deleteCountersBefore(db, instant),
  consents: ({ db }, instant) => deleteConsentRecordsBefore(db, instant),
  feedImports: ({ db }, instant) => deleteImportsBefore(db, instant),
  originals: forgetOriginalsBefore,
  renderings: ({ storage }, instant) => deleteRenderingsBefore(storage, instant),
  documentFiles: deleteClosedFilesBefore,
  siteFiles: deleteSiteFilesBefore,
  formerAssets: ({ storage }, instant) => deleteAssetsBefore(storage, instant),
  leftovers: deleteLeftoversBefore,
}

/** How each period of the list is applied. */
export const forgetting: Record<string, Forget> = { ...ofRooms, ...others }

/**
 * Deletes everything whose period is over. One part that fails does not keep the others from it.
 * @throws {AggregateError} of what failed, so that the job is tried again
 */
export async function deleteExpiredData(services: Services): Promise<Record<string, number>> {
  const now = services.clock.now()
  const forgotten: Record<string, number> = {}
  const errors: unknown[] = []
  for (const [name, forget] of Object.entries(forgetting)) {
    try {
      forgotten[name] = await forget(services, periodBefore(now, periods[name as PeriodName]))
    } catch (error) {
      services.log.error({ err: error, period: name }, 'expired data could not be deleted')
      errors.push(error)
    }
  }
  services.log.info({ forgotten }, 'expired data was deleted')
  if (errors.length > 0) throw new AggregateError(errors, 'not everything could be forgotten')
  return forgotten
}

export async function startRetentionWorker(services: Services): Promise<void> {
  await services.jobs.work(forgetQueue, 1, async () => await forgetInTheNight(services))
  await services.jobs.schedule(forgetQueue, everyNight)
}

/** The database's log comes last: moving it takes room on the disk, and what is deleted before makes some. */
export async function forgetInTheNight(services: Services): Promise<void> {
  try {
    await deleteExpiredData(services)
  } finally {
    emptyLogIfPossible(services)
  }
}

function emptyLogIfPossible({ config, log }: Services) {
  if (config.databaseUrl) return
  try {
    emptyServerLog(homeOf(config.dataDir))
  } catch (error) {
    log.error({ err: error }, 'the log of the database could not be moved aside')
  }
}
