import { type Config, readConfig } from '~/platform/config.server'
import { protectDataFolder } from '~/platform/data-folder.server'
import { type Database, openDatabase } from '~/platform/database.server'
import { log } from '~/platform/log.server'
import { sentenceOf } from './problem-sentence'

export async function prepareConfig(): Promise<Config> {
  const config = readConfig()
  log.level = config.logLevel
  protectDataFolder(config.dataDir, log)
  return config
}

type DatabasePlace = { databaseUrl?: string | undefined; dataDir: string }

/** The database as it is: nothing is migrated, and no jobs are opened. */
export const openDatabaseOnly = ({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> =>
  openDatabase({ databaseUrl, dataDir, log: (line) => log.info(line), use: 'command' })

/** The database that a restore fills, also beside data that an older embedded server wrote. */
export const openTarget = ({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> =>
  openDatabase({ databaseUrl, dataDir, log: (line) => log.info(line), use: 'command', mayReplaceMajor: true })

/** Ends with a sentence instead of a stack where somebody can do something. */
export async function reportProblems(run: () => Promise<number>): Promise<number> {
  try {
    return await run()
  } catch (error) {
    const sentence = sentenceOf(error)
    if (!sentence) throw error
    process.stderr.write(`${sentence}\n`)
    return 1
  }
}
