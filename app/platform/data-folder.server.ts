import { chmodSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Log } from './log.server'

/** Under root the folder's group is that of PostgreSQL's user, which may pass and nothing else. */
export const isClosedToOthers = (mode: number): boolean =>
  (mode & 0o077) === 0 || (process.getuid?.() === 0 && (mode & 0o077) === 0o010)

/**
 * Keeps DATA_DIR to its user (S-22): what this process makes from now on is 0700 and 0600, and a folder that others
 * could read, of an older version or from a backup, is fixed with everything in it.
 */
export function protectDataFolder(dataDir: string, log: Log): void {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const folder = realpathSync(dataDir)
  if (isClosedToOthers(statSync(folder).mode)) return
  const left: string[] = []
  protectContents(folder, left, 'postgres')
  // Last, so that a start that was interrupted is repeated.
  protect(folder, 0o700, left)
  if (left.length > 0) log.warn({ paths: left.slice(0, 10) }, 'DATA_DIR could not be closed to other users')
}

/**
 * @param left - takes the paths that belong to another user, such as the `lost+found` of a volume
 * @param except - a folder of PostgreSQL, which protects its files itself
 */
function protectContents(folder: string, left: string[], except?: string) {
  for (const entry of entriesOf(folder, left)) {
    const found = path.join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== except) protectContents(found, left)
    if (entry.isDirectory() || entry.isFile()) protect(found, entry.isDirectory() ? 0o700 : 0o600, left)
  }
}

function entriesOf(folder: string, left: string[]) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    left.push(folder)
    return []
  }
}

function protect(file: string, mode: number, left: string[]) {
  try {
    chmodSync(file, mode)
  } catch {
    left.push(file)
  }
}
