import { createHash } from 'node:crypto'
import { siteOf } from '~/features/content/public.server'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { conversionVersion } from '../content-hash.server'
import { originOfUrl, sourceName } from '../feed-origin'
import type { FeedReport } from '../feed-report'
import { runImport, tidyAfter } from '../import-feed.server'
import { feedIn, maxFeedBytes } from '../read-feed.server'
import { downloadFeed, noValidators, type Validators } from './download-feed.server'
import { mailFailing, mailHeld, mailWell } from './feed-mails.server'
import {
  findHeld,
  findSchedule,
  insertHeld,
  refreshHeld,
  tryLockFeed,
  updateSchedule,
} from './schedule.repo.server'
import { isWithin, withdrawnIn, withdrawsTooMuch } from './withdrawal'

export type Fetching = Pick<Services, 'db' | 'clock' | 'log' | 'jobs' | 'config' | 'keys'>

/** `off`: the settings name no feed. `busy`: another import runs. */
export type FetchOutcome = FeedReport | 'off' | 'busy'

type Limits = { maxBytes?: number; timeMs?: number; ownCertificate?: string }

/**
 * Fetches the feed of the site's settings and applies it, unless it has not changed, would withdraw too much at once, or
 * another import runs. Mails the agency when it failed too often, and when it is well again.
 * @param limits - of the download; `ownCertificate` for tests only
 */
export async function fetchFeed(services: Fetching, limits: Limits = {}): Promise<FetchOutcome> {
  const { feed, languages } = await siteOf(services.db)
  if (!feed) return 'off'
  const outcome = await services.db.transaction(async (tx) => {
    if (!(await tryLockFeed(tx))) return 'busy'
    const startedAt = services.clock.now()
    const report = await fetchOnce({ ...services, db: tx }, { ...feed, locale: languages.default, limits })
    if (report.outcome === 'held') await hold(tx, services, report, startedAt)
    await noteAttempt(tx, services, report, { startedAt, most: feed.mailAfterFailures })
    return report
  })
  if (typeof outcome !== 'string') await tidyAfter(services, outcome)
  return outcome
}

type FetchOptions = { url: string; mostWithdrawnPercent: number; locale: Locale; limits: Limits }

async function fetchOnce(
  services: Fetching & { db: Db },
  { url, mostWithdrawnPercent, locale, limits }: FetchOptions,
): Promise<FeedReport> {
  const { db: tx } = services
  const validFor = purposeOf(url, locale)
  const schedule = await findSchedule(tx)
  const held = await findHeld(tx)
  const approved = held?.decision === 'approved' ? withdrawnIn(held.report) : undefined
  let given: Validators | undefined
  const report = await runImport(services, sourceName(url, ''), {
    defaultLocale: locale,
    read: async () => {
      const known = schedule.validFor === validFor ? schedule : noValidators
      const { maxBytes = maxFeedBytes } = limits
      const spooling = { maxBytes, spoolFolder: services.config.dataDir }
      const downloaded = await downloadFeed(url, { known, ...limits, ...spooling })
      if (!downloaded) return undefined
      given = downloaded.validators
      return await feedIn(downloaded.text, originOfUrl(url), spooling)
    },
    mustWait: (withdrawal) => withdrawsTooMuch(withdrawal, mostWithdrawnPercent, approved),
    isApproved: (withdrawal) => approved !== undefined && isWithin(withdrawal, approved),
  })
  const isTaken = report.outcome === 'applied' || report.outcome === 'unchanged'
  if (isTaken && given) await updateSchedule(tx, { ...given, validFor })
  return report
}

/** Another address, another language for facts, and another release that reads records otherwise read it again. */
const purposeOf = (url: string, locale: Locale) =>
  createHash('sha256')
    .update(JSON.stringify([url, locale, conversionVersion]))
    .digest('hex')

/** Keeps what waits for a yes. Who was told of it, or answered all that it would take off, is not told again. */
async function hold(tx: Db, services: Fetching, report: FeedReport, startedAt: Date) {
  const reported = { startedAt, finishedAt: services.clock.now(), report }
  const known = await findHeld(tx, 'locked')
  if (known?.decision === null) return void (await refreshHeld(tx, known.id, reported))
  // A yes that was said while this feed was read is for the next fetch.
  if (known && isWithin(withdrawnIn(report), withdrawnIn(known.report))) return
  await mailHeld(tx, services, await insertHeld(tx, reported), report)
}

/** Counts failures. The agency is mailed once when there are too many, and once when it is over. */
async function noteAttempt(
  tx: Db,
  services: Fetching,
  report: FeedReport,
  { startedAt, most }: { startedAt: Date; most: number },
) {
  const { failures: before, toldAt } = await findSchedule(tx)
  const { outcome } = report
  const failures = outcome === 'refused' ? before + 1 : 0
  const isFailing = failures >= most && toldAt === null
  // A feed that waits for a yes is read, but not applied.
  const isWell = toldAt !== null && failures === 0 && outcome !== 'held'
  if (isFailing) await mailFailing(tx, services, report, failures)
  if (isWell) await mailWell(tx, services, toldAt)
  const told = isFailing ? { toldAt: startedAt } : isWell ? { toldAt: null } : {}
  await updateSchedule(tx, { triedAt: startedAt, failures, ...told })
}
