import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { clearLeftovers, temporaryFolder } from './leftovers.server.ts'
import { changeOwner } from './os-user.server.ts'
import type { Place } from './place.server.ts'
import { EmbeddedPostgresProblem, useDatabaseUrl } from './problem.server.ts'
import type { Runtime } from './runtime.server.ts'
import { serverEnvironment, superuser } from './settings.server.ts'

/** A cluster on disk, with the password of its superuser. */
export type Cluster = Place & { pgdata: string; password: string; runtime: Runtime }

/**
 * The cluster of this major version, made when the folder holds none.
 * @param mayReplace - a backup follows, which takes the place of data of another major version
 * @throws {EmbeddedPostgresProblem} when the data are of another major version: an empty database beside
 * them would look like a loss
 */
export async function prepareCluster(place: Place, runtime: Runtime, mayReplace = false): Promise<Cluster> {
  const pgdata = path.join(place.home, String(runtime.major))
  clearLeftovers(place.home, 'cluster')
  // Also beside a cluster of this version: a restore that was broken off has left that one empty.
  if (!mayReplace) refuseOtherMajor(place.home, runtime.major)
  if (!isCluster(pgdata)) await makeCluster(place, runtime, pgdata)
  return { ...place, pgdata, runtime, password: fs.readFileSync(passwordFile(pgdata), 'utf8').trim() }
}

/** Inside the data folder, so that the password travels with the cluster it opens. */
const passwordFile = (pgdata: string) => path.join(pgdata, 'pignon.password')

const isCluster = (dir: string) => fs.existsSync(path.join(dir, 'PG_VERSION'))

const otherClusters = (home: string, major: number) =>
  otherMajors(fs.readdirSync(home), major).filter((name) => isCluster(path.join(home, name)))

/** Sets data of other major versions aside, once a backup took their place. @returns their new folders */
export function setOtherMajorsAside({ home, runtime }: Cluster): string[] {
  return otherClusters(home, runtime.major).map((name) => {
    const aside = path.join(home, `${name}.replaced`)
    fs.renameSync(path.join(home, name), aside)
    return aside
  })
}

function refuseOtherMajor(home: string, major: number) {
  const others = otherClusters(home, major)
  if (others.length === 0) return
  throw new EmbeddedPostgresProblem(
    `${home} holds a database of PostgreSQL ${others.join(', ')}, and this release brings PostgreSQL ${major}, which cannot read it. Make a backup with the release that wrote it, then restore that backup with this one. Nothing was changed. ${useDatabaseUrl}`,
  )
}

/** The folders of other major versions among the names in a home. */
export function otherMajors(names: string[], major: number): string[] {
  return names.filter((name) => /^\d+$/.test(name) && Number(name) !== major)
}

async function makeCluster(place: Place, runtime: Runtime, pgdata: string) {
  const temporary = temporaryFolder(place.home, 'cluster')
  changeOwner(place.user, temporary)
  const made = path.join(temporary, 'data')
  const password = path.join(temporary, 'password')
  writeDurably(password, `${randomBytes(24).toString('base64url')}\n`)
  changeOwner(place.user, password)
  await initdb(place, runtime, made, password)
  fs.renameSync(password, passwordFile(made))
  syncFolder(made)
  moveIntoPlace(made, pgdata)
  syncFolder(place.home)
  fs.rmSync(temporary, { recursive: true, force: true })
}

async function initdb(place: Place, runtime: Runtime, pgdata: string, passwordFrom: string) {
  const program = path.join(runtime.dir, 'bin/initdb')
  const account = ['-U', superuser, '--pwfile', passwordFrom, '-A', 'scram-sha-256']
  // The C.UTF-8 of PostgreSQL itself: indexes stay right when the machine's C library is upgraded.
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const rest = ['--wal-segsize=4', '--no-instructions']
  try {
    const options = { ...place.user, cwd: place.home, env: serverEnvironment }
    await promisify(execFile)(program, ['-D', pgdata, ...account, ...locale, ...rest], options)
  } catch (cause) {
    const reason = (cause as { stderr?: string }).stderr?.trim() || String(cause)
    throw new EmbeddedPostgresProblem(`PostgreSQL could not be set up in ${pgdata}: ${reason}`, { cause })
  }
}

/** Of two processes that set up at once the first wins, and the other uses its cluster. */
function moveIntoPlace(made: string, pgdata: string) {
  try {
    fs.renameSync(made, pgdata)
  } catch (error) {
    if (!isCluster(pgdata)) throw error
  }
}

function writeDurably(file: string, text: string) {
  fs.writeFileSync(file, text, { mode: 0o600, flush: true })
}

/** Makes renames in a folder outlive a power cut. */
function syncFolder(dir: string) {
  const fd = fs.openSync(dir, 'r')
  fs.fsyncSync(fd)
  fs.closeSync(fd)
}
