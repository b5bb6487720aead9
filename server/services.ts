import type { Services } from '~/platform/app.server'
import { systemClock } from '~/platform/clock'
import { type Config, readConfig } from '~/platform/config.server'
import { type Database, openDatabase } from '~/platform/database.server'
import { type Jobs, openJobs } from '~/platform/jobs.server'
import { log } from '~/platform/log.server'
import { migrate } from '~/platform/migrate.server'
import { readSecret } from '~/platform/secret.server'
import { queues } from './jobs'

export type Opened = { config: Config; database: Database; jobs: Jobs; secret: string }

/**
 * Reads the environment, opens the database and migrates it: the first step of every command.
 * @param supervises - this process maintains the job queues
 */
export async function openServices(supervises = false): Promise<Opened> {
  const config = readConfig()
  log.level = config.logLevel
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log: (line) => log.info(line),
  })
  await migrate(database)
  const jobs = await openJobs(database, { queues, isSupervisor: supervises && config.role !== 'web' })
  return { config, database, jobs, secret: await readSecret(config) }
}

export const servicesOf = ({ config, database, jobs, secret }: Opened): Services => ({
  config,
  db: database.db,
  clock: systemClock,
  log,
  jobs,
  secret,
})

export async function closeServices({ database, jobs }: Opened): Promise<void> {
  await jobs.stop()
  await database.close()
}
