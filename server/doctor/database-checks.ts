import { fewestConnections } from '~/platform/database-limits'
import { runAsRequest } from '~/platform/request-scope.server'
import { migrationsOfRelease } from '../migrations'
import { toRequestScope } from '../request-lane'
import { type ConnectedSite, type Finding, ok, problem, warning } from './check'
import {
  findAppliedMigrations,
  findDataFolder,
  readServerFacts,
  readStatementLimits,
  type ServerFacts,
  type StatementLimits,
} from './doctor.repo.server'
import { checkServerProgram } from './server-program'

const oldestVersion = 150_000

/** Version of PostgreSQL, whether the pool has room on it, and which release an embedded one is of. */
export async function checkDatabase({ database, config }: ConnectedSite): Promise<Finding[]> {
  const facts = await readServerFacts(database.db)
  const { connections, requests } = config.database
  const embedded = config.databaseUrl ? undefined : await findDataFolder(database.db)
  // Connections of requests have limits of their own.
  const limits = await runAsRequest(toRequestScope({ url: '/readyz' }, checkMs), () =>
    readStatementLimits(database.db),
  )
  return [
    describeVersion(facts),
    describeConnections(facts, connections),
    ...describeLimits(limits, requests),
    ...(embedded ? checkServerProgram(embedded) : []),
  ]
}

const checkMs = 20_000

/** @param wanted - those of the settings, which a pooler may have ignored */
export function describeLimits(given: StatementLimits, wanted: StatementLimits): Finding[] {
  if (given.statement === wanted.statement && given.lock === wanted.lock) return []
  return [
    warning(
      `A statement of a request may take ${given.statement} ms and wait ${given.lock} ms for a lock (0: for ever), not ${wanted.statement} and ${wanted.lock} as set.`,
      'Set the limits for the user of the database, as docs/operating.md says under "Behind a pooler".',
    ),
  ]
}

export function describeVersion({ version, name }: Pick<ServerFacts, 'version' | 'name'>): Finding {
  return version >= oldestVersion
    ? ok(`PostgreSQL ${name}.`)
    : problem(`PostgreSQL ${name} is too old.`, 'Move to PostgreSQL 15 or later.')
}

/** @param wanted - connections that one process of the site takes when it needs them */
export function describeConnections(
  { most, used }: Pick<ServerFacts, 'most' | 'used'>,
  wanted: number,
): Finding {
  const what = `One process takes up to ${wanted} connections; the server allows ${most}, and ${used} are open.`
  const raise = 'Raise max_connections, or the limit of the user or the database.'
  if (most < fewestConnections) return problem(what, raise)
  if (most < wanted) return warning(what, `${raise} Until then visitors wait for one another.`)
  if (used > most * 0.9) return warning(what, 'Raise max_connections, or stop what else is connected.')
  return ok(what)
}

/** Whether the tables are those of this release. */
export async function checkMigrations({ database }: ConnectedSite): Promise<Finding> {
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
    'Make a backup; the next start applies them, or `npm run migrate` where MIGRATIONS is by-command.',
  )
}
