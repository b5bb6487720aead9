import { systemClock } from '~/platform/clock'
import { type Config, readConfig } from '~/platform/config.server'
import { type Database, openDatabase } from '~/platform/database.server'
import { log } from '~/platform/log.server'
import { migrate } from '~/platform/migrate.server'

export type Opened = { config: Config; database: Database }

/** Reads the environment, opens the database and brings it up to date: what every command begins with. */
export async function openServices(): Promise<Opened> {
  const config = readConfig()
  log.level = config.logLevel
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log: (line) => log.info(line),
  })
  await migrate(database)
  return { config, database }
}

export const servicesOf = ({ config, database }: Opened) => ({
  config,
  db: database.db,
  clock: systemClock,
  log,
})
