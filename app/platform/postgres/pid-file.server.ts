import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { OsUser } from './os-user.server.ts'

/** What PostgreSQL says about itself in its data folder. */
export type PidFile = { pid: number; port: number; ready: boolean }

const pathOf = (pgdata: string) => path.join(pgdata, 'postmaster.pid')

export function readPidFile(pgdata: string): PidFile | undefined {
  try {
    return parsePidFile(fs.readFileSync(pathOf(pgdata), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Reads `postmaster.pid`: line 1 the process, line 4 the port, line 8 the status.
 * @returns nothing when the file is empty or half written; port 0 before PostgreSQL listens
 * @see https://www.postgresql.org/docs/18/storage-file-layout.html
 */
export function parsePidFile(text: string): PidFile | undefined {
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]) || 0, ready: lines[7]?.trim() === 'ready' }
}

/** Removes the file that a server of this number left, unless a new server wrote another meanwhile. */
export function removePidFile(pgdata: string, pid: number) {
  if (readPidFile(pgdata)?.pid === pid) fs.rmSync(pathOf(pgdata), { force: true })
}

/** Is there a process of this number? One of another user answers EPERM: it exists. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Does the process run? In a container whose first process waits for nobody, a killed one stays as a zombie. */
export function isAlive(pid: number): boolean {
  return isTaken(pid) && !isZombie(pid)
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z [^)]*$/.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Does any process, the server or an orphan of it, work in this data folder? Asked as the server's own user:
 * in a container root may not look at the processes of others.
 */
export function isFolderInUse(pgdata: string, user: OsUser): boolean {
  const script = 'for cwd in /proc/[0-9]*/cwd; do [ "$cwd" -ef "$1" ] && exit 0; done; exit 1'
  return spawnSync('/bin/sh', ['-c', script, 'sh', pgdata], { ...user, cwd: '/' }).status !== 1
}
