import { chmodSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Log } from './log.server'

/** Under root the folder's group is that of PostgreSQL's user, which may pass and nothing else. */
const isPrivate = (mode: number) =>
  (mode & 0o077) === 0 || (process.getuid?.() === 0 && (mode & 0o077) === 0o010)

/**
 * Keeps DATA_DIR to its user (S-22): what this process makes from now on is 0700 and 0600, and a folder that others
 * could read, of an older version or from a backup, is mended with everything in it.
 */
export function protectDataFolder(dataDir: string, log: Log): void {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const folder = realpathSync(dataDir)
  if (isPrivate(statSync(folder).mode)) return
  try {
    protectContents(folder, 'postgres')
    // Last, so that a start that was interrupted is repeated.
    chmodSync(folder, 0o700)
  } catch (error) {
    log.warn({ err: error }, 'DATA_DIR could not be closed to other users')
  }
}

/** @param except - a folder of PostgreSQL, which protects its files itself */
function protectContents(folder: string, except?: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const found = path.join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== except) protectContents(found)
    if (entry.isDirectory() || entry.isFile()) chmodSync(found, entry.isDirectory() ? 0o700 : 0o600)
  }
}
