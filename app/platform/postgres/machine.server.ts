import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLeased } from './lease.server.ts'
import { clearLeftovers, temporaryFolder, writeNote } from './leftovers.server.ts'
import { changeOwner } from './os-user.server.ts'
import type { Place } from './place.server.ts'
import { EmbeddedPostgresProblem, useDatabaseUrl } from './problem.server.ts'

/**
 * PostgreSQL protects its data from a second server only where both see each other's processes. Two containers
 * on one DATA_DIR do not, so the folder remembers which machine uses it, and that machine touches the note.
 */
export type Machine = { boot: string; processes: string; name: string }

const beatMs = 5_000
/** A note untouched for this long is of a machine that is gone. */
const silenceMs = 3 * beatMs

const noteOf = (home: string) => path.join(home, 'machine.json')

/**
 * Takes the folder for this machine and keeps it taken.
 * @returns a function that lets it go
 * @throws {EmbeddedPostgresProblem} when another container or machine uses the folder
 */
export async function claimFolder({ home, user }: Place, log: (line: string) => void): Promise<() => void> {
  const mine = thisMachine()
  const theirs = readNote(home)
  const question = theirs ? compareMachines(theirs, mine) : 'free'
  if (theirs && question === 'askPipe' && isLeased(home)) refuse(home, theirs)
  if (theirs && question === 'askClock') await waitForSilence(home, theirs, log)
  clearLeftovers(home, 'probe')
  writeNote(noteOf(home), JSON.stringify(mine))
  changeOwner(user, noteOf(home))
  // A folder that was removed meanwhile is not ours to complain about.
  const timer = setInterval(() => attempt(() => touchNote(home, mine)), beatMs).unref()
  return () => clearInterval(timer)
}

/**
 * What tells whether another user of the folder is alive. Under one kernel the pipe knows; a different boot is
 * either this machine before a restart or another one, and only the note's age tells them apart.
 */
export function compareMachines(theirs: Machine, mine: Machine): 'free' | 'askPipe' | 'askClock' {
  if (theirs.boot !== mine.boot) return 'askClock'
  return theirs.processes === mine.processes ? 'free' : 'askPipe'
}

function thisMachine(): Machine {
  const name = os.hostname()
  const boot = attempt(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const processes = attempt(() => fs.readlinkSync('/proc/self/ns/pid'))
  return { boot: boot ?? name, processes: processes ?? name, name }
}

/** Never longer than the silence itself: the clock may have gone back since, and the note lie in the future. */
async function waitForSilence(home: string, theirs: Machine, log: (line: string) => void) {
  const first = noteAge(home)
  if (first.ageMs > silenceMs) return
  log(`the database in ${home} was last used on ${theirs.name}: looking for 15 seconds whether it still is`)
  for (const began = performance.now(); performance.now() - began < silenceMs; await sleep(500)) {
    if (noteAge(home).touched !== first.touched) refuse(home, theirs)
  }
}

/** Age by the clock of the file system itself: a shared disk has its own. */
function noteAge(home: string): { ageMs: number; touched: number } {
  const probe = temporaryFolder(home, 'probe')
  const now = fs.statSync(probe).mtimeMs
  fs.rmdirSync(probe)
  const touched = fs.statSync(noteOf(home)).mtimeMs
  return { ageMs: now - touched, touched }
}

function readNote(home: string): Machine | undefined {
  return attempt(() => JSON.parse(fs.readFileSync(noteOf(home), 'utf8')) as Machine)
}

/** Written in place with the same text: its time is set by the file system, and no reader sees it empty. */
function touchNote(home: string, machine: Machine) {
  const fd = fs.openSync(noteOf(home), 'r+')
  fs.writeSync(fd, JSON.stringify(machine), 0)
  fs.closeSync(fd)
}

function refuse(home: string, theirs: Machine): never {
  throw new EmbeddedPostgresProblem(
    `The database in ${home} is in use by another container or machine (${theirs.name}): two servers on one folder would destroy it. Stop the other one, or give each its own DATA_DIR; to share data: ${useDatabaseUrl}`,
  )
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
