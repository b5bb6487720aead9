import path from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { getConstructionPlans } from 'pg-boss'
import { BackupProblem } from './archive'
import { releaseName } from './release'
import { jobsSchema, type Queries } from './tables'

/** The migrations of this release, and how many of them a backup's tables had. */
export type MigrationPlan = { before: MigrationMeta[]; after: MigrationMeta[] }

/** The product runs with the project root as its working directory. */
export const releaseMigrations = () => readMigrationFiles({ migrationsFolder: path.resolve('db/migrations') })

/**
 * Splits this release's migrations where the backup was made.
 * @param source - `migrations`: hashes of those that its tables had; `release`: of a backup
 * @throws {BackupProblem} when this release does not know them
 */
export function planMigrations(source: { migrations: string[]; release?: string }): MigrationPlan {
  const { migrations: hashes, release } = source
  const known = releaseMigrations()
  const isOlder = hashes.length > 0 && hashes.every((hash, step) => known[step]?.hash === hash)
  if (isOlder) return { before: known.slice(0, hashes.length), after: known.slice(hashes.length) }
  throw new BackupProblem(
    `The tables are of a release that is newer than this one. ${whatToInstall(release)}`,
  )
}

/** The site went back to this release before its backup: then the tables are those of the newer one. */
function whatToInstall(release: string | undefined): string {
  if (release === releaseName())
    return `The backup was made by ${release}, to which the site had gone back: install the newer release that it went back from, then restore.`
  return `Install ${release ? `${release}, which made the backup` : 'that release'}, or a newer one, then restore.`
}

/** As drizzle's own migrator, within the transaction of the restore. */
export async function applyMigrations(client: Queries, migrations: MigrationMeta[]) {
  await client.query(
    `create schema if not exists drizzle;
     create table if not exists drizzle.__drizzle_migrations
       (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** pg-boss's tables as its installed version wants them. */
export async function createJobTables(client: Queries) {
  const plan = getConstructionPlans(jobsSchema).trim()
  const [, statements] = /^BEGIN;(.*)COMMIT;$/s.exec(plan) ?? []
  if (!statements) throw new Error('the plan of pg-boss is not one transaction')
  await client.query(statements)
}
