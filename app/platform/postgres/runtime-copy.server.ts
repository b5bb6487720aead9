import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { clearLeftovers, temporaryFolder } from './leftovers.server.ts'
import type { OsUser } from './os-user.server.ts'
import { isUnsafePath, makeShared, type Place } from './place.server.ts'
import { EmbeddedPostgresProblem, useDatabaseUrl } from './problem.server.ts'
import { installedRuntime, linkLibraries, type Runtime } from './runtime.server.ts'

/**
 * A runtime that the server's user can execute: the installed one, or a copy of it where that lies out of
 * reach (a clone below root's home), in an odd path, or in a folder that cannot take the library links.
 * @throws {EmbeddedPostgresProblem} when neither runs here
 */
export function prepareRuntime(place: Place, log: (line: string) => void): Runtime {
  const installed = installedRuntime()
  if (isUsable(installed.dir, place.user)) return installed
  // One copy for all sites: it takes 60 MB and a second.
  const dir = path.join(path.dirname(place.aside), 'programs', installed.version)
  if (!fs.existsSync(dir)) copyRuntime(installed.dir, dir, log)
  const trial = runVersion(dir, place.user)
  if (trial.status === 0) return { ...installed, dir }
  const why = trial.error?.message ?? trial.stderr.trim()
  throw new EmbeddedPostgresProblem(`The built-in PostgreSQL does not run here: ${why}. ${useDatabaseUrl}`)
}

function isUsable(dir: string, user: OsUser): boolean {
  if (isUnsafePath(dir)) return false
  try {
    linkLibraries(dir)
  } catch {
    return false
  }
  return runVersion(dir, user).status === 0
}

/** Running it once, as the user who will, finds every obstacle: reach, rights, a mount without execution. */
function runVersion(dir: string, user: OsUser) {
  return spawnSync(path.join(dir, 'bin/postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' })
}

/** Copies under a temporary name; of two processes that do so at once, the first to rename wins. */
function copyRuntime(from: string, to: string, log: (line: string) => void) {
  const parent = path.dirname(to)
  makeShared(parent)
  clearLeftovers(parent, 'runtime')
  const copy = temporaryFolder(parent, 'runtime')
  const isNeeded = (file: string) => !file.endsWith('.a')
  fs.cpSync(from, path.join(copy, 'native'), { recursive: true, verbatimSymlinks: true, filter: isNeeded })
  linkLibraries(path.join(copy, 'native'))
  // npm under a strict umask keeps the files from everybody but root.
  spawnSync('chmod', ['-R', 'a+rX', copy])
  if (renamed(path.join(copy, 'native'), to))
    log(`PostgreSQL's programs were copied to ${to}, where its user can run them`)
  fs.rmSync(copy, { recursive: true, force: true })
}

function renamed(from: string, to: string): boolean {
  try {
    fs.renameSync(from, to)
    return true
  } catch (error) {
    if (fs.existsSync(to)) return false
    throw error
  }
}
