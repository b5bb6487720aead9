import { runSiteCommand } from '~/features/content/public.server'
import { sendMailQueue } from '~/features/mail/public.server'
import { runOwnerCommand } from '~/features/owners/public.server'
import type { Services } from '~/platform/app.server'
import { systemClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import { protectDataFolder } from '~/platform/data-folder.server'
import { type Database, openDatabase } from '~/platform/database.server'
import { type Jobs, openJobs } from '~/platform/jobs.server'
import { readKeys } from '~/platform/keys/secret-file.server'
import { log } from '~/platform/log.server'
import { createSecurityLog } from '~/platform/security-log/security-log.server'
import { folderStorage } from '~/platform/storage/folder-storage.server'
import { printed } from './printed'
import { type CommandEnd, environmentOf } from './run-command'

const commands = { site: runSiteCommand, owner: runOwnerCommand }

type Opened = { services: Services; database: Database; jobs: Jobs }

/**
 * Runs a command beside a running product in the process of the test, in a tenth of the processor time of a new one;
 * `runCommand` runs the built one, which a few tests are about.
 */
export async function runHere(
  dataDir: string,
  [name, ...words]: [keyof typeof commands, ...string[]],
  env: Record<string, string> = {},
): Promise<CommandEnd> {
  let opened: Opened | undefined
  const mask = process.umask()
  const open = async () => {
    opened = await openBeside(dataDir, env)
    return opened.services
  }
  try {
    return { ...(await printed((print) => commands[name](words, open, print))), problems: '' }
  } finally {
    await opened?.jobs.stop()
    await opened?.services.securityLog.flush()
    await opened?.database.close()
    process.umask(mask)
  }
}

async function openBeside(dataDir: string, env: Record<string, string>): Promise<Opened> {
  const config = readConfig(environmentOf(dataDir, env))
  protectDataFolder(dataDir, log)
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} })
  const jobs = await openJobs(database, { queues: [sendMailQueue], isSupervisor: false })
  const { db } = database
  const keys = await readKeys(config)
  const securityLog = createSecurityLog({ db, keys, log })
  return {
    services: {
      config,
      db,
      clock: systemClock,
      log,
      jobs,
      keys,
      securityLog,
      storage: folderStorage(config.dataDir),
    },
    database,
    jobs,
  }
}
