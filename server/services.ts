import type { Services } from '~/platform/app.server'
import { systemClock } from '~/platform/clock'
import { type Config, readConfig } from '~/platform/config.server'
import { protectDataFolder } from '~/platform/data-folder.server'
import { type Database, openDatabase } from '~/platform/database.server'
import { type Jobs, openJobs } from '~/platform/jobs.server'
import type { KeyRing } from '~/platform/keys/key-ring.server'
import { finishRestoredKeys } from '~/platform/keys/restored-keys.server'
import { readKeys } from '~/platform/keys/secret-file.server'
import { log } from '~/platform/log.server'
import { migrate } from '~/platform/migrate.server'
import { createSecurityLog, type SecurityLog } from '~/platform/security-log/security-log.server'
import { openStorage } from '~/platform/storage/open-storage.server'
import type { Storage } from '~/platform/storage/storage'
import { queues, retiredQueues } from './jobs'
import { requireMigrations } from './migrations'
import { takeOverSecret } from './take-over-secret'

export type OpenedServices = {
  config: Config
  database: Database
  jobs: Jobs
  keys: KeyRing
  securityLog: SecurityLog
  storage: Storage
}

/**
 * Reads the environment, opens the database and migrates it, unless that is done by command: the first step of every
 * other command.
 * @param isSite - this process is the site: it answers requests, and maintains the job queues unless another does
 */
export async function openServices(isSite = false): Promise<OpenedServices> {
  const config = readConfig()
  log.level = config.logLevel
  protectDataFolder(config.dataDir, log)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log: (line) => log.info(line),
    settings: config.database,
    use: isSite ? (config.role === 'worker' ? 'worker' : 'site') : 'command',
  })
  if (config.migrations === 'at-start')
    await migrate(database, { onWait: () => log.info('tables are in use: waiting') })
  else await requireMigrations(database.db)
  const jobs = await openJobs(database, {
    queues,
    retired: retiredQueues,
    isSupervisor: isSite && config.role !== 'web',
  })
  await finishRestoredKeys(database.db, config)
  const keys = await readKeys(config)
  await takeOverSecret(database.db, keys, systemClock.now())
  const securityLog = createSecurityLog({ db: database.db, keys, log })
  const storage = await openStorage(config)
  return { config, database, jobs, keys, securityLog, storage }
}

export const servicesOf = ({
  config,
  database,
  jobs,
  keys,
  securityLog,
  storage,
}: OpenedServices): Services => ({
  config,
  db: database.db,
  clock: systemClock,
  log,
  jobs,
  keys,
  securityLog,
  storage,
})

export async function closeServices({ database, jobs, securityLog, storage }: OpenedServices): Promise<void> {
  await jobs.stop()
  await securityLog.flush()
  await database.close()
  storage.close()
}
