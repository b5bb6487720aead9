import { readFileSync } from 'node:fs'
import path from 'node:path'
import { connectionsPerProcess } from '~/platform/database.server'
import { type ExaminedWithDatabase, type Finding, ok, problem, warning } from './check'
import { findAppliedMigrations, readServerFacts, type ServerFacts } from './doctor.repo.server'

const oldestVersion = 150_000

/** Version of PostgreSQL, and whether the pool has room on it. */
export async function checkDatabase({ database }: ExaminedWithDatabase): Promise<Finding[]> {
  const facts = await readServerFacts(database.db)
  return [describeVersion(facts), describeConnections(facts)]
}

export function describeVersion({ version, name }: Pick<ServerFacts, 'version' | 'name'>): Finding {
  return version >= oldestVersion
    ? ok(`PostgreSQL ${name}.`)
    : problem(`PostgreSQL ${name} is too old.`, 'Move to PostgreSQL 15 or later.')
}

export function describeConnections({ most, used }: Pick<ServerFacts, 'most' | 'used'>): Finding {
  const what = `One process takes up to ${connectionsPerProcess} connections; the server allows ${most}, and ${used} are open.`
  if (most < connectionsPerProcess)
    return problem(what, 'Raise max_connections, or the limit of the user or the database.')
  if (used > most * 0.9) return warning(what, 'Raise max_connections, or stop what else is connected.')
  return ok(what)
}

/** Whether the tables are those of this release. */
export async function checkMigrations({ database }: ExaminedWithDatabase): Promise<Finding> {
  return describeMigrations(migrationsOfRelease(), await findAppliedMigrations(database.db))
}

export function describeMigrations(release: number[], applied: number[]): Finding {
  const newest = release.at(-1) ?? 0
  if (applied.some((made) => made > newest))
    return problem(
      'The database was used with a newer release than this one.',
      'Install that release again, or restore a backup of before.',
    )
  const missing = release.filter((made) => !applied.includes(made)).length
  if (missing === 0) return ok('The tables are those of this release.')
  return warning(
    `${missing} of ${release.length} migrations are not applied yet.`,
    'Make a backup; the next start applies them.',
  )
}

function migrationsOfRelease(): number[] {
  const file = path.resolve('db/migrations/meta/_journal.json')
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] }
  return entries.map(({ when }) => when)
}
