import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { changeOwner, type OsUser } from './os-user.server.ts'
import { EmbeddedPostgresProblem, useDatabaseUrl } from './problem.server.ts'

const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = fs.constants

/**
 * Tracks users of the server: every process of the product keeps this named pipe open for writing, and the watchdog
 * reads it. The kernel closes a pipe however its process ends, so this is right after a kill -9 too.
 */
const pipeOf = (home: string) => path.join(home, 'users')

export type Lease = {
  /** No other process used the server: a running one may be about to stop. */
  isFirst: boolean
  /** The end that the watchdog reads. The caller closes it. */
  openReader(): number
  /** @returns true when no other process uses the server */
  release(): boolean
}

export function acquireLease(home: string, user: OsUser): Lease {
  const pipe = pipeOf(home)
  if (!isPipe(pipe)) makePipe(pipe, user)
  const isFirst = !hasWriter(pipe)
  const fd = fs.openSync(pipe, O_RDWR | O_NONBLOCK)
  return {
    isFirst,
    openReader: () => fs.openSync(pipe, O_RDONLY),
    release: () => {
      fs.closeSync(fd)
      return !hasWriter(pipe)
    },
  }
}

/** Whether any process, or the watchdog of a stopping server, has this pipe open, in any container. */
export function isLeased(home: string): boolean {
  try {
    fs.closeSync(fs.openSync(pipeOf(home), O_WRONLY | O_NONBLOCK))
    return true
  } catch {
    // ENXIO: no reader. ENOENT: never used.
    return false
  }
}

function hasWriter(pipe: string): boolean {
  const fd = fs.openSync(pipe, O_RDONLY | O_NONBLOCK)
  try {
    // End of file: no writer. A writer that has written nothing: EAGAIN.
    return fs.readSync(fd, Buffer.alloc(1)) > 0
  } catch {
    return true
  } finally {
    fs.closeSync(fd)
  }
}

const isPipe = (file: string) => fs.lstatSync(file, { throwIfNoEntry: false })?.isFIFO() ?? false

function makePipe(pipe: string, user: OsUser) {
  const made = spawnSync('mkfifo', ['-m', '600', pipe], { encoding: 'utf8' })
  // A process that starts at the same moment may have made it.
  if (!isPipe(pipe)) {
    throw new EmbeddedPostgresProblem(
      `The file system of ${path.dirname(pipe)} cannot hold a named pipe (${made.stderr?.trim()}): choose another DATA_DIR. ${useDatabaseUrl}`,
    )
  }
  changeOwner(user, pipe)
}
