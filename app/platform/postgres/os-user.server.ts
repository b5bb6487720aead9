import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { EmbeddedPostgresProblem, useDatabaseUrl } from './problem.server.ts'

/** Whom PostgreSQL runs as; without `uid` it is the user of this process. Fits `spawn`'s options. */
export type OsUser = { uid?: number; gid?: number }

export const runningAsRoot = () => process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root: another user of /etc/passwd has to do it, because initdb looks its name up.
 * @throws {EmbeddedPostgresProblem} when this process is root and the machine has no such user
 */
export function serverUser(): OsUser {
  if (!runningAsRoot()) return {}
  const user = firstOf(['postgres', 'www-data', 'nobody'], fs.readFileSync('/etc/passwd', 'utf8'))
  if (user) return user
  throw new EmbeddedPostgresProblem(
    `PostgreSQL does not run as root, and there is no user "postgres" here: make one (useradd --system postgres), or start as another user. ${useDatabaseUrl}`,
  )
}

/** The first of `names` that a passwd file lists with an id other than root's. */
export function firstOf(names: string[], passwd: string): Required<OsUser> | undefined {
  const entries = passwd.split('\n').map((line) => line.split(':'))
  for (const name of names) {
    const entry = entries.find(([entryName]) => entryName === name)
    if (entry && Number(entry[2]) > 0) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  return undefined
}

/** May `user` go into `dir`? Every folder on the way counts, so the kernel is asked by trying. */
export function canEnter(user: OsUser, dir: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { ...user, cwd: '/' }).status === 0
}

/** Gives a file or folder that root made to the user of the server. */
export function changeOwner(user: OsUser, file: string) {
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(file, user.uid, user.gid)
}
