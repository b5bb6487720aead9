import { readFileSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentProblem } from '~/platform/config.server'
import type { Db } from '~/platform/database.server'
import { findAppliedMigrations } from './doctor/doctor.repo.server'

/** When each migration of this release was made, oldest first, in milliseconds. */
export function migrationsOfRelease(): number[] {
  const file = path.resolve('db/migrations/meta/_journal.json')
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] }
  return entries.map(({ when }) => when)
}

/** How many migrations of this release the database has not seen. */
export async function countOpenMigrations(db: Db): Promise<number> {
  const applied = new Set(await findAppliedMigrations(db))
  return migrationsOfRelease().filter((made) => !applied.has(made)).length
}

/**
 * Refuses tables of an older release; those of a newer one do.
 * @throws {EnvironmentProblem} when `npm run migrate` has not been run
 */
export async function requireMigrations(db: Db): Promise<void> {
  const open = await countOpenMigrations(db)
  if (open > 0)
    throw new EnvironmentProblem(
      `${open} migrations of this release are not applied, and MIGRATIONS is by-command: run \`npm run migrate\` first.`,
    )
}
