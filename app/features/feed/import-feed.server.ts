import { enqueueMatching } from '~/features/alerts/public.server'
import type { Locale } from '~/kernel/locale'
import type { Clock } from '~/platform/clock'
import { bumpContentVersion } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import type { Jobs } from '~/platform/jobs.server'
import type { Log } from '~/platform/log.server'
import type { Storage } from '~/platform/storage/storage'
import {
  lockFeed,
  recordImport,
  recordListingChanges,
  setWithdrawn,
  vacuumTables,
  writeCities,
  writeListings,
  writeProjects,
  writeTypes,
} from './feed.repo.server'
import { type Changes, isEmptyChange, planFeed } from './feed-changes.server'
import { sourceName } from './feed-origin'
import { emptyReport, type FeedReport } from './feed-report'
import { keepDocumentsBeside, keepFilesBeside } from './keep-files-beside.server'
import { FeedRejectedError } from './parse-feed'
import { type FeedFile, readFeed } from './read-feed.server'
import { readOffers } from './read-offers'
import { forgetValidators } from './schedule/schedule.repo.server'

export type ImportServices = {
  db: Db
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
  /** Enqueues matching for search alerts; absent if there are none. */
  jobs?: Pick<Jobs, 'enqueue'>
  /** Where other machines that serve the site find what lies beside the feed. */
  storage?: Storage
}

export type ImportOptions = {
  /** Language whose records decide the facts. */
  defaultLocale: Locale
  /** Where a feed is kept while it is read that is no plain file; the folder of the system for such files unless given. */
  spoolFolder?: string
  /** Folder of the product; feed folders inside it are stored relative to it. */
  productFolder?: string
  /** Reports what would happen and writes nothing. */
  dryRun?: boolean
  /** Applies a feed even if more than half of it is rejected, or if it withdraws everything. */
  force?: boolean
}

/**
 * Imports a feed in one transaction: all of it or nothing, one import at a time. An unusable feed changes nothing, and
 * `outcome` is `refused`.
 * @param source - a file, or an http or https address
 * @throws the driver's error if the database fails; nothing is changed then
 */
export async function importFeed(
  services: ImportServices,
  source: string,
  options: ImportOptions,
): Promise<FeedReport> {
  const { productFolder = process.cwd(), spoolFolder } = options
  const report = await runImport(services, sourceName(source, productFolder), {
    ...options,
    read: () => readFeed(source, { productFolder, spoolFolder }),
  })
  await tidyAfter(services, report)
  return report
}

/** What a feed would take away, by number, and how many listings and projects there are before. */
export type Withdrawal = { listings: number[]; projects: number[]; offered: number }

/** How an import comes by its feed, and what it may do. */
export type ImportPlan = Pick<ImportOptions, 'defaultLocale' | 'dryRun' | 'force'> & {
  /** @returns undefined when the feed is the one that was applied last */
  read: () => Promise<FeedFile | undefined>
  /** Whether that needs a yes first: then `outcome` is `held`, nothing is changed, and the caller keeps the report. */
  mustWait?: (withdrawal: Withdrawal) => boolean
  /** Whether somebody said yes to all of that: then a feed without any listing is applied, as with `force`. */
  isApproved?: (withdrawal: Withdrawal) => boolean
}

/**
 * As `importFeed`, also within a transaction of the caller's, without the tidying after it.
 * @param source - its name in the report
 */
export async function runImport(
  services: ImportServices,
  source: string,
  plan: ImportPlan,
): Promise<FeedReport> {
  const { dryRun = false } = plan
  const report = emptyReport(source, dryRun)
  const run: Run = { ...services, ...plan, dryRun, report, startedAt: services.clock.now() }
  try {
    await services.db.transaction(async (tx) => {
      // Before it is read: who waited for another import must not bring back what was true before that one.
      await lockFeed(tx)
      const file = await plan.read()
      try {
        if (file) await apply(tx, run, file)
      } finally {
        file?.close()
      }
      await keepReport(run, tx)
    })
  } catch (error) {
    if (!(error instanceof FeedRejectedError)) throw error
    Object.assign(report, { outcome: 'refused', refusedBecause: error.message })
    await keepReport(run, services.db)
  }
  services.log.info({ outcome: report.outcome, dryRun, ...countsOf(report) }, 'feed import')
  return report
}

type Run = ImportServices & ImportPlan & { dryRun: boolean; report: FeedReport; startedAt: Date }

/** @throws {FeedRejectedError} */
async function apply(tx: Db, run: Run, { body, place }: FeedFile) {
  const { report, startedAt: now } = run
  const offers = readOffers(body, run.defaultLocale, place)
  const { rejected, warnings, unknownFields } = offers
  Object.assign(report, { rejected, warnings, unknownFields })
  if (offers.mostlyRejected && !run.force)
    throw new FeedRejectedError('more than half of its records are rejected')
  const changes = await planFeed(tx, offers, { place, partial: body.partial, now })
  const withdrawal = withdrawalOf(changes)
  const isHeld = run.mustWait?.(withdrawal) ?? false
  const isEmptying = body.properties.length === 0 && withdrawal.listings.length > 0
  if (isEmptying && !isHeld && !run.force && !run.isApproved?.(withdrawal))
    throw new FeedRejectedError('it holds no listing at all, which would withdraw every one')
  const outcome = isHeld ? 'held' : isEmptyChange(changes) ? 'unchanged' : 'applied'
  Object.assign(report, changes.listings.changes, { projects: changes.projects.changes, outcome })
  if (outcome === 'held' || run.dryRun) return
  // A document may have been replaced although the records are the same; a picture is another one at another address.
  if (outcome === 'unchanged') return await keepDocumentsBeside(tx, run.storage, place)
  await write(tx, changes, { now, isPartial: body.partial })
  await keepFilesBeside(tx, run.storage, place)
  // Last: whoever else changes content waits for it until the import is done.
  await bumpContentVersion(tx, changedListings(changes))
  // What the site fetches by itself is compared with what it applied itself.
  await forgetValidators(tx)
  const { created, changed, restored } = changes.listings.changes
  if (run.jobs) await enqueueMatching(tx, run.jobs, [...created, ...changed, ...restored])
}

const withdrawalOf = ({ listings, projects }: Changes): Withdrawal => ({
  listings: listings.changes.withdrawn,
  projects: projects.changes.withdrawn,
  offered: listings.offered + projects.offered,
})

async function keepReport({ dryRun, startedAt, clock, report }: Run, db: Db) {
  const { source, outcome } = report
  if (dryRun || outcome === 'held') return
  await recordImport(db, { startedAt, finishedAt: clock.now(), source, outcome, report })
}

async function write(tx: Db, changes: Changes, { now, isPartial }: { now: Date; isPartial: boolean }) {
  await writeTypes(tx, changes.types)
  await writeCities(tx, changes.cities)
  const { listings, projects } = changes
  await writeListings(tx, listings.rows(), { kept: listings.keptTexts, isPartial })
  await recordListingChanges(tx, [...changes.listings.write], now)
  await writeProjects(tx, projects.rows(), { kept: projects.keptTexts, isPartial })
  for (const kind of ['listings', 'projects'] as const) {
    const { changes: made, restore } = changes[kind]
    await setWithdrawn(tx, kind, made.withdrawn, now)
    await setWithdrawn(tx, kind, restore, null)
  }
}

function changedListings({ listings }: Changes): number[] {
  const { created, changed, restored, withdrawn } = listings.changes
  return [...listings.write, ...created, ...changed, ...restored, ...withdrawn]
}

/** From this many changed rows on, query plans for the old ones may no longer fit. */
const manyRows = 500

const isLarge = ({ outcome, dryRun, created, changed, withdrawn, restored }: FeedReport) =>
  outcome === 'applied' &&
  !dryRun &&
  created.length + changed.length + withdrawn.length + restored.length >= manyRows

/** After many changes, and outside of any transaction. Only a speed-up, so a failure does not fail the import. */
export async function tidyAfter({ db, log }: ImportServices, report: FeedReport) {
  if (!isLarge(report)) return
  await vacuumTables(db).catch((error: unknown) =>
    log.warn({ err: error }, 'vacuum of the imported tables failed'),
  )
}

const countsOf = ({ created, changed, unchanged, withdrawn, restored, rejected, warnings }: FeedReport) => ({
  created: created.length,
  changed: changed.length,
  unchanged,
  withdrawn: withdrawn.length,
  restored: restored.length,
  rejected: rejected.length,
  warnings: warnings.length,
})
