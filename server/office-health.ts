import { countMails } from '~/features/mail/public.server'
import type { Services } from '~/platform/app.server'
import type { AskHealth, Health, HealthFigures } from '~/platform/office/health.server'
import { findBackups } from './backup/backup-folder'
import { releaseName } from './backup/release'
import type { Check, ExaminedSite } from './doctor/check'
import { checks } from './doctor/checks'
import { spaceOf } from './doctor/disk-checks'
import { findLastImport, longestWait } from './doctor/doctor.repo.server'
import { runChecks } from './doctor/run-checks'

/** What was found is told again for so long. */
const keptMs = 60_000

type HealthServices = Pick<Services, 'config' | 'db' | 'clock' | 'keys' | 'storage'>

/**
 * The doctor's checks for the page of the office. Whoever asks starts them when they are older than a minute, and gets
 * what they found last.
 * @param all - those to run
 */
export function createHealthWatch(services: HealthServices, all: readonly Check[] = checks): AskHealth {
  const startedAt = services.clock.now()
  let last: Health | undefined
  let running = false
  return () => {
    const isOld = !last || services.clock.now().getTime() - last.checkedAt.getTime() > keptMs
    if (isOld && !running) {
      running = true
      void examine(services, all, startedAt)
        .then((found) => {
          last = found
        })
        .finally(() => {
          running = false
        })
    }
    return last
  }
}

/** Never fails: a check that does is a finding, a figure that does is left out. */
async function examine(services: HealthServices, all: readonly Check[], startedAt: Date): Promise<Health> {
  const site: ExaminedSite = { ...services, env: process.env, database: services }
  const [findings, figures] = await Promise.all([runChecks(all, site), figuresOf(services)])
  return {
    checkedAt: services.clock.now(),
    findings,
    figures: { ...figures, version: releaseName(), startedAt },
  }
}

async function figuresOf({
  db,
  config,
}: HealthServices): Promise<Omit<HealthFigures, 'version' | 'startedAt'>> {
  const [mails, oldestJob, lastImport, lastBackup] = await Promise.all([
    known(() => countMails(db)),
    known(() => longestWait(db)),
    known(() => findLastImport(db)),
    known(async () => (config.backupDir ? (await findBackups(config.backupDir)).at(-1)?.at : undefined)),
  ])
  return {
    oldestJob,
    queuedMails: mails?.queued,
    failedMails: mails?.failed,
    lastImport: lastImport && { at: lastImport.finishedAt, outcome: lastImport.outcome },
    lastBackup,
    disk: await known(async () => spaceOf(config.dataDir)),
  }
}

const known = async <Value>(ask: () => Promise<Value>): Promise<Value | undefined> =>
  await ask().catch(() => undefined)
