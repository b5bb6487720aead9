import { defineCommand, type Print } from '~/platform/command.server'
import type { Config } from '~/platform/config.server'
import { grantRows } from '~/platform/grants.repo.server'
import { openJobs } from '~/platform/jobs.server'
import { migrate } from '~/platform/migrate.server'
import { openDatabaseOnly, prepareConfig, reportProblems } from './backup/prepare'
import { queues } from './jobs'
import { countOpenMigrations } from './migrations'

const help = `migrate   brings the tables to this release, while the site of the former one goes on serving

Tables that are in use are waited for two seconds at a time, so that nobody waits longer behind it. With
DATABASE_MIGRATION_URL it connects as that role, and lets the role of DATABASE_URL read and write rows, no more.
Exit code: 0 success, 1 failed, and nothing was changed; 2 usage error.
`

/** The command `migrate`. */
const command = defineCommand<Config, Record<string, never>>({
  help,
  options: {},
  choose: ({ verb }) => (verb === '' ? migrateNow : undefined),
})

export const runMigrateCommand = (argv: string[], _open: unknown, print?: Print) =>
  reportProblems(() => command(argv, prepareConfig, print))

async function migrateNow({ databaseUrl, migrationUrl, dataDir }: Config, print: Print) {
  const database = await openDatabaseOnly({ databaseUrl: migrationUrl ?? databaseUrl, dataDir })
  try {
    const open = await countOpenMigrations(database.db)
    await migrate(database, {
      onWait: () => print('Tables are in use: waiting for a moment without them.\n'),
    })
    const jobs = await openJobs(database, { queues, isSupervisor: false })
    await jobs.stop()
    if (migrationUrl && databaseUrl) await grantRows(database.db, roleOf(databaseUrl))
    print(open === 0 ? 'The tables are those of this release.\n' : `Migrations applied: ${open}.\n`)
    return 0
  } finally {
    await database.close()
  }
}

const roleOf = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).username)
