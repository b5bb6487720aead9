import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeNote } from './leftovers.server.ts'
import { canEnter, type OsUser, runningAsRoot, serverUser } from './os-user.server.ts'
import { EmbeddedPostgresProblem, useDatabaseUrl } from './problem.server.ts'

/** Where the cluster lives and whom it runs as. */
export type Place = {
  /** Folder of the server: log, pipe, and one folder per major version of PostgreSQL. */
  home: string
  /** Folder outside DATA_DIR for what cannot live below the project. */
  aside: string
  user: OsUser
}

type Situation = { dataDir: string; aside: string; pointer: string | undefined; reachable: boolean }

/** initdb passes paths through a shell, where these characters mean something. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break in a path breaks postmaster.pid
export const isUnsafePath = (file: string) => /[$`"\\\u0000-\u001f]/.test(file)

/**
 * The cluster lives in DATA_DIR/postgres. Where the server's user cannot go there (the project lies below
 * root's home) or initdb cannot name it, it lives aside; the pointer in DATA_DIR keeps that choice for good,
 * so that a site that was moved or made reachable never starts on an empty database.
 */
export function chooseHome({ dataDir, aside, pointer, reachable }: Situation): string {
  if (pointer) return pointer
  return path.join(reachable && !isUnsafePath(dataDir) ? dataDir : aside, 'postgres')
}

/**
 * Finds and makes the folder of the cluster for a DATA_DIR.
 * @throws {EmbeddedPostgresProblem} when no folder is possible, or the one that holds the data is out of reach
 */
export function preparePlace(dataDir: string, log: (line: string) => void): Place {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const real = fs.realpathSync(dataDir)
  const aside = asideOf(real)
  const pointer = readPointer(real)
  const user = ownerOfCluster(pointer ?? path.join(real, 'postgres')) ?? serverUser()
  if (!pointer) letPass(user, real)
  const home = chooseHome({ dataDir: real, aside, pointer, reachable: canEnter(user, real) })
  if (isUnsafePath(home)) {
    throw new EmbeddedPostgresProblem(
      `PostgreSQL cannot live in ${home}: choose a DATA_DIR without $ \` " \\ in its path. ${useDatabaseUrl}`,
    )
  }
  if (pointer) requireFolder(pointer, real)
  else if (home.startsWith(aside)) settleAside(real, home, log)
  makeHome(home, user)
  return { home, aside, user }
}

function asideOf(dataDir: string): string {
  const base = runningAsRoot() ? '/var/lib/pignon' : path.join(os.homedir(), '.local/state/pignon')
  return path.join(base, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
}

/** A cluster that exists keeps its owner: PostgreSQL refuses the data of somebody else. */
function ownerOfCluster(home: string): OsUser | undefined {
  const owner = fs.statSync(home, { throwIfNoEntry: false })
  if (!owner || owner.uid === process.getuid?.()) return undefined
  if (runningAsRoot()) return owner.uid === 0 ? undefined : { uid: owner.uid, gid: owner.gid }
  throw new EmbeddedPostgresProblem(
    `The database in ${home} belongs to the user with id ${owner.uid}, not to you: start as the user who started the site before (root, if it was root), or choose another DATA_DIR.`,
  )
}

/**
 * Lets the server's user pass through a folder of root and do nothing else there: it has the group of that user, which
 * may neither list nor write.
 */
function letPass({ uid, gid }: OsUser, dataDir: string) {
  const { uid: owner, gid: group, mode } = fs.statSync(dataDir)
  if (uid === undefined || gid === undefined || owner === uid) return
  if (group !== gid) fs.chownSync(dataDir, owner, gid)
  fs.chmodSync(dataDir, (mode & 0o700) | 0o010)
}

const pointerFile = (dataDir: string) => path.join(dataDir, 'postgres-is-in.txt')

/** Where the cluster of a DATA_DIR lives, or will live; nothing is made. */
export const homeOf = (dataDir: string): string => readPointer(dataDir) ?? path.join(dataDir, 'postgres')

function readPointer(dataDir: string): string | undefined {
  const file = pointerFile(dataDir)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n')[0]?.trim() : undefined
}

function requireFolder(pointer: string, dataDir: string) {
  if (fs.existsSync(pointer)) return
  throw new EmbeddedPostgresProblem(
    `${pointerFile(dataDir)} says that the database is in ${pointer}, and nothing is there. Bring that folder back, or remove the file to begin with an empty database.`,
  )
}

function settleAside(dataDir: string, home: string, log: (line: string) => void) {
  const left = path.join(dataDir, 'postgres')
  if (holdsCluster(left)) {
    throw new EmbeddedPostgresProblem(
      `PostgreSQL's user can no longer reach the database in ${left}: let others enter the folders above it (chmod o+x), or move DATA_DIR where they can.`,
    )
  }
  makeShared(path.dirname(home))
  fs.mkdirSync(home, { recursive: true })
  writeNote(
    pointerFile(dataDir),
    `${home}\nPostgreSQL cannot use this folder: the database is in the one above.\n`,
  )
  log(
    `PostgreSQL cannot use ${dataDir} (its user may not enter it, or its path is odd): the database is in ${home}`,
  )
}

const holdsCluster = (home: string) =>
  fs.existsSync(home) &&
  fs.readdirSync(home).some((name) => fs.existsSync(path.join(home, name, 'PG_VERSION')))

/** Folders that the server's user may pass through, whatever the umask. */
export function makeShared(dir: string) {
  const parent = path.dirname(dir)
  fs.mkdirSync(dir, { recursive: true })
  for (const each of runningAsRoot() ? [parent, dir] : [dir]) fs.chmodSync(each, 0o711)
}

function makeHome(home: string, user: OsUser) {
  fs.mkdirSync(home, { recursive: true, mode: 0o700 })
  fs.chmodSync(home, 0o700)
  if (user.uid === undefined || fs.statSync(home).uid === user.uid) return
  // New, or brought back by root from a backup: then what is inside is root's too.
  spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, home])
}
