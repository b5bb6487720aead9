import { findLastGood } from '~/features/feed/public.server'
import { countMails } from '~/features/mail/public.server'
import type { Services } from '~/platform/app.server'
import type { Database } from '~/platform/database.server'
import { repeatedProblems } from '~/platform/log.server'
import { findBackups } from '../backup/backup-folder'
import { releaseName } from '../backup/release'
import { inTime, lookUpMs } from '../deadline'
import { spaceOf } from '../doctor/disk-checks'
import { countJobs } from '../doctor/doctor.repo.server'
import { queues } from '../jobs'
import type { PageCacheStats } from '../page-cache'
import type { AddGauge } from './gauges'

export type GaugeSources = {
  services: Pick<Services, 'config' | 'db' | 'clock'>
  database: Pick<Database, 'pool'>
  isAway: () => boolean
  /** Whether the process hears what others change. */
  isListening: () => boolean
  pageCache: () => PageCacheStats
}

/** What a process tells of itself and its site beside its answers: docs/operating.md, "Health and metrics". */
export function addSiteGauges(add: AddGauge, measured: GaugeSources) {
  addOfProcess(add, measured)
  addOfDatabase(add, measured)
  addOfSite(add, measured)
}

function addOfProcess(add: AddGauge, { pageCache, services: { config } }: GaugeSources) {
  const release = releaseName()
  add({
    ...{ name: 'build_info', help: 'The release, and the version of Node that runs it; always 1' },
    ...{ labels: ['version', 'node'], read: () => [[{ version: release, node: process.version }, 1]] },
  })
  for (const name of ['pages', 'bytes', 'hits', 'misses', 'stale', 'evictions'] as const)
    add({ name: `page_cache_${name}`, help: `Page cache: ${name}`, read: () => pageCache()[name] })
  const disk = { free: 'freeBytes', size: 'bytes' } as const
  for (const [name, of] of Object.entries(disk) as [keyof typeof disk, 'freeBytes' | 'bytes'][])
    add({
      ...{ name: `disk_${name}_bytes`, help: `The disk of DATA_DIR: ${name}` },
      read: () => spaceOf(config.dataDir)[of],
    })
  add({
    ...{ name: 'dependency_problems', help: 'Problems since the start with what the site needs of others' },
    labels: ['dependency'],
    read: () => [...repeatedProblems.totals()].map(([dependency, total]) => [{ dependency }, total] as const),
  })
}

function addOfDatabase(add: AddGauge, { database: { pool }, isAway, isListening }: GaugeSources) {
  add({
    ...{ name: 'database_up', help: 'Whether the database answers: 1 or 0', read: () => Number(!isAway()) },
  })
  add({
    ...{ name: 'database_listening', help: 'Whether the process hears what others change: 1 or 0' },
    read: () => Number(isListening()),
  })
  add({
    ...{ name: 'database_connections', help: 'Connections of this process, by state', labels: ['state'] },
    read: () => [
      [{ state: 'used' }, pool.totalCount - pool.idleCount],
      [{ state: 'idle' }, pool.idleCount],
    ],
  })
  add({
    ...{ name: 'database_waiting', help: 'Who waits for a connection of this process' },
    read: () => pool.waitingCount,
  })
}

/** An alert sees that a first job was given up only where there were none before. */
const noneFailed = queues.map(({ name }) => [{ queue: name, state: 'failed' }, 0] as const)

function addOfSite(add: AddGauge, { services: { config, db, clock } }: GaugeSources) {
  const secondsSince = (at: Date) => Math.max(0, (clock.now().getTime() - at.getTime()) / 1_000)
  const { backupDir } = config
  add({
    ...{ name: 'mails', help: 'Mails by state: waiting, sent, given up', labels: ['state'] },
    read: async () =>
      Object.entries(await inTime(countMails(db), lookUpMs)).map(([state, count]) => [{ state }, count]),
  })
  let counting: ReturnType<typeof countJobs> | undefined
  /** Once for both gauges. */
  const jobs = () => {
    counting ??= inTime(countJobs(db), lookUpMs).finally(() => {
      counting = undefined
    })
    return counting
  }
  add({
    ...{ name: 'jobs', help: 'Jobs by queue and state', labels: ['queue', 'state'] },
    read: async () => [
      ...noneFailed,
      ...(await jobs()).map(({ queue, state, count }) => [{ queue, state }, count] as const),
    ],
  })
  add({
    ...{ name: 'job_oldest_seconds', help: 'How long the oldest job waits since it was due, or runs' },
    labels: ['queue', 'state'],
    read: async () =>
      (await jobs()).flatMap(({ queue, state, seconds }) =>
        seconds === null ? [] : [[{ queue, state }, seconds] as const],
      ),
  })
  add({
    ...{
      name: 'feed_age_seconds',
      help: 'Seconds since a feed was read that was applied or changed nothing',
    },
    read: async () => {
      const at = await inTime(findLastGood(db), lookUpMs)
      return at && secondsSince(at)
    },
  })
  if (backupDir)
    add({
      name: 'backup_last_success_timestamp_seconds',
      help: 'When the newest whole backup in BACKUP_DIR was made; 0 when it holds none',
      read: async () => {
        // The alert compares what is told: without a backup, the longest time ago.
        return ((await findBackups(backupDir)).at(-1)?.at.getTime() ?? 0) / 1_000
      },
    })
}
