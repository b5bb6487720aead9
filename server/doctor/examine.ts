import { existsSync } from 'node:fs'
import path from 'node:path'
import { systemClock } from '~/platform/clock'
import { type Config, EnvironmentProblem, readConfig } from '~/platform/config.server'
import { type Database, embeddedFolder, openDatabase } from '~/platform/database.server'
import type { KeyRing } from '~/platform/keys/key-ring.server'
import { readKeys } from '~/platform/keys/secret-file.server'
import { openStorage } from '~/platform/storage/open-storage.server'
import { explainStartProblem } from '../start-problem'
import { type ExaminedSite, ok, problem } from './check'
import { checks } from './checks'
import { testMailTo } from './mail-checks'
import { type NamedFinding, runChecks } from './run-checks'

/**
 * Runs every check on the site of this environment, which may run or not, and changes nothing. A database that is away
 * is a finding like others.
 * @param mailTo - address that gets a test mail
 */
export async function examine(
  env: NodeJS.ProcessEnv = process.env,
  mailTo?: string,
): Promise<NamedFinding[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    if (!(error instanceof EnvironmentProblem)) throw error
    return [
      { check: 'environment', ...problem(error.message, 'Correct the variables; nothing else was checked.') },
    ]
  }
  const { database, finding } = await openToExamine(config)
  const storage = await openStorage(config)
  try {
    const keys = await readKnownKeys(config)
    const site: ExaminedSite = { config, env, clock: systemClock, storage, database, keys }
    const found = await runChecks(mailTo === undefined ? checks : [...checks, testMailTo(mailTo)], site)
    return finding ? [finding, ...found] : found
  } finally {
    storage.close()
    await database?.close()
  }
}

type OpenResult = { database?: Database; finding?: NamedFinding }

/** An embedded database that does not run is started for the checks, as for every command; none is made. */
async function openToExamine({ databaseUrl, dataDir, database: settings }: Config): Promise<OpenResult> {
  if (!databaseUrl && !existsSync(embeddedFolder(dataDir)))
    return { finding: { check: 'database', ...ok('The first start makes the database.') } }
  try {
    return {
      database: await openDatabase({
        databaseUrl,
        dataDir,
        log: () => {},
        settings,
        ...(databaseUrl && { patienceMs: 0 }),
      }),
    }
  } catch (error) {
    const what = explainStartProblem(error).split('\n')[0] ?? ''
    return {
      finding: { check: 'database', ...problem(what, 'Start the database, or correct DATABASE_URL.') },
    }
  }
}

async function readKnownKeys(config: Config): Promise<KeyRing | undefined> {
  if (!config.secret && !existsSync(path.join(config.dataDir, 'secret'))) return undefined
  return await readKeys(config).catch(() => undefined)
}
