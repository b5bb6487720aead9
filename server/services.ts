import type { Services } from '~/platform/app.server'
import { systemClock } from '~/platform/clock'
import { type Config, readConfig } from '~/platform/config.server'
import { protectDataFolder } from '~/platform/data-folder.server'
import { type Database, openDatabase } from '~/platform/database.server'
import { type Jobs, openJobs } from '~/platform/jobs.server'
import { log } from '~/platform/log.server'
import { migrate } from '~/platform/migrate.server'
import { readSecret } from '~/platform/secret.server'
import { createSecurityLog, type SecurityLog } from '~/platform/security-log/security-log.server'
import { queues } from './jobs'

export type Opened = {
  config: Config
  database: Database
  jobs: Jobs
  secret: string
  securityLog: SecurityLog
}

/**
 * Reads the environment, opens the database and migrates it: the first step of every command.
 * @param supervises - this process maintains the job queues
 */
export async function openServices(supervises = false): Promise<Opened> {
  const config = readConfig()
  log.level = config.logLevel
  protectDataFolder(config.dataDir, log)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log: (line) => log.info(line),
  })
  await migrate(database)
  const jobs = await openJobs(database, { queues, isSupervisor: supervises && config.role !== 'web' })
  const secret = await readSecret(config)
  const securityLog = createSecurityLog({ db: database.db, secret, log })
  return { config, database, jobs, secret, securityLog }
}

export const servicesOf = ({ config, database, jobs, secret, securityLog }: Opened): Services => ({
  config,
  db: database.db,
  clock: systemClock,
  log,
  jobs,
  secret,
  securityLog,
})

export async function closeServices({ database, jobs, securityLog }: Opened): Promise<void> {
  await jobs.stop()
  await securityLog.flush()
  await database.close()
}
