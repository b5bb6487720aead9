import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, prepareCluster, setOtherMajorsAside } from './cluster.server.ts'
import { urlOf } from './connection.server.ts'
import { acquireLease, type Lease } from './lease.server.ts'
import { claimFolder } from './machine.server.ts'
import { isAlive, readPidFile } from './pid-file.server.ts'
import { preparePlace } from './place.server.ts'
import { type Running, runServer } from './run.server.ts'
import { prepareRuntime } from './runtime-copy.server.ts'

export { EmbeddedPostgresProblem } from './problem.server.ts'

/** The PostgreSQL of a DATA_DIR, shared by every process that has it open. */
export type EmbeddedPostgres = {
  /** Superuser on the database `postgres`. After a restart the port may be another: read it when needed. */
  readonly url: string
  readonly port: number
  pid(): number | undefined
  /** Sets data of other major versions aside. @returns their new folders */
  setOtherMajorsAside(): string[]
  /** Lets go. The last one to do so, in whatever process, waits until PostgreSQL has stopped cleanly. */
  close(): Promise<void>
}

type Options = {
  log: (line: string) => void
  /** A backup takes the place of data of another major version, which are refused otherwise. */
  mayReplaceMajor?: boolean | undefined
}

/** How often a process looks whether the server is still there. */
const watchMs = 250
/** The watchdog stops the server within moments; without it (killed too) this process does it. */
const watchdogMs = 3_000
const stopMs = 60_000
/** A server whose last user just left is told to stop within this time, and says so in its pid file. */
const shutdownGraceMs = 300

/**
 * Opens the PostgreSQL that lives in DATA_DIR: the one another process of the product started, else a new one,
 * with a new cluster in an empty folder. It is started again when it dies, and stops when the last process that
 * has it open ends, by `close`, exit or kill -9.
 * @param dataDir - made when missing
 * @throws {EmbeddedPostgresProblem} when this machine or folder cannot have one; its message says what to do
 */
export async function openEmbedded(
  dataDir: string,
  { log, mayReplaceMajor }: Options,
): Promise<EmbeddedPostgres> {
  const place = preparePlace(dataDir, log)
  const leaveFolder = await claimFolder(place, log)
  const hold = acquireLease(place.home, place.user)
  try {
    const cluster = await prepareCluster(place, prepareRuntime(place, log), mayReplaceMajor)
    if (hold.isFirst && isServing(cluster)) await sleep(shutdownGraceMs)
    const watched = watch(cluster, hold, await runServer(cluster, hold), log)
    return handleOf(cluster, hold, watched, leaveFolder)
  } catch (error) {
    leaveFolder()
    hold.release()
    throw error
  }
}

type WatchedCluster = { port(): number; stop(): Promise<void> }

function handleOf(
  cluster: Cluster,
  hold: Lease,
  watched: WatchedCluster,
  leaveFolder: () => void,
): EmbeddedPostgres {
  let closed: Promise<void> | undefined
  const close = async () => {
    await watched.stop()
    const isLast = hold.release()
    if (isLast) await waitForStop(cluster.pgdata)
    leaveFolder()
  }
  return {
    get url() {
      return urlOf(cluster, watched.port())
    },
    get port() {
      return watched.port()
    },
    pid: () => readPidFile(cluster.pgdata)?.pid,
    setOtherMajorsAside: () => setOtherMajorsAside(cluster),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

/** Starts the server again whenever it is gone, until told to stop. */
function watch(cluster: Cluster, hold: Lease, first: Running, log: (line: string) => void): WatchedCluster {
  let { port } = first
  let busy: Promise<void> | undefined
  const look = async () => {
    const file = readPidFile(cluster.pgdata)
    if (file && isAlive(file.pid)) {
      // Another process may have been first to start it again, at another port.
      if (file.ready) port = file.port
      return
    }
    log('PostgreSQL is gone: starting it again')
    const running = await runServer(cluster, hold, port).catch((error: Error) => log(error.message))
    if (running) port = running.port
  }
  const timer = setInterval(() => {
    busy ??= look().finally(() => {
      busy = undefined
    })
  }, watchMs).unref()
  return {
    port: () => port,
    stop: async () => {
      clearInterval(timer)
      await busy
    },
  }
}

function isServing(cluster: Cluster): boolean {
  const file = readPidFile(cluster.pgdata)
  return file !== undefined && isAlive(file.pid)
}

async function waitForStop(pgdata: string) {
  const began = performance.now()
  let signalled = false
  for (let file = readPidFile(pgdata); file && isAlive(file.pid); file = readPidFile(pgdata)) {
    const waitedMs = performance.now() - began
    if (waitedMs > stopMs) return
    if (waitedMs > watchdogMs && !signalled) {
      signalled = true
      askToStop(file.pid)
    }
    await sleep(20)
  }
}

function askToStop(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It ended in this moment.
  }
}
