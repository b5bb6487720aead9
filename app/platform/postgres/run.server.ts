import type { ChildProcess } from 'node:child_process'
import { closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.server.ts'
import { ask } from './connection.server.ts'
import { freePort } from './free-port.server.ts'
import type { Lease } from './lease.server.ts'
import { isAlive, isFolderInUse, isTaken, readPidFile, removePidFile } from './pid-file.server.ts'
import { EmbeddedPostgresProblem } from './problem.server.ts'
import { endOfServerLog, rotateServerLog, serverLog, startServer } from './server-process.server.ts'

/** A server that answers. */
export type Running = { pid: number; port: number }

/** Starts that fail at once are tried again for this long: orphans of a killed server take a moment to go. */
const patienceMs = 30_000
/** A server that is alive but not ready may be reading its log after a crash. */
const recoveryMs = 300_000

/**
 * The server of a cluster: the one that runs, else a new one. Any number of processes may call this at once;
 * PostgreSQL's own lock file lets one of the servers live.
 * @param wanted - the port to keep when the server was there before
 * @throws {EmbeddedPostgresProblem} when none answers in time
 */
export async function runServer(cluster: Cluster, hold: Lease, wanted?: number): Promise<Running> {
  let port = wanted
  let giveUpAt = Number.POSITIVE_INFINITY
  for (;;) {
    const found = await findServer(cluster)
    if (found) return found
    if (performance.now() > giveUpAt) throw didNotStart(cluster)
    giveUpAt = Math.min(giveUpAt, performance.now() + patienceMs)
    port = await freePort(port ?? readPidFile(cluster.pgdata)?.port)
    await startOnce(cluster, hold, port)
  }
}

/** Waits for a server that another process starts or stops; nothing when there is none. */
async function findServer(cluster: Cluster): Promise<Running | undefined> {
  for (const until = performance.now() + recoveryMs; performance.now() < until; await sleep(50)) {
    const file = readPidFile(cluster.pgdata)
    if (!file || !isTaken(file.pid)) return undefined
    const answer = file.ready && isAlive(file.pid) ? await ask(cluster, file.port) : 'none'
    if (answer === 'ours') return file
    if (!isFolderInUse(cluster.pgdata, cluster.user)) {
      // The number is a stranger's or a zombie's by now, and PostgreSQL would not dare to start.
      removePidFile(cluster.pgdata, file.pid)
      return undefined
    }
    if (answer === 'wrongPassword') throw wrongPassword(cluster)
  }
  return undefined
}

/** Starts a server and waits until it is ready, or has ended: another was first, or the port is taken. */
async function startOnce(cluster: Cluster, hold: Lease, port: number) {
  rotateServerLog(cluster.home)
  const child = spawnServer(cluster, hold, port)
  const ended = endOf(child)
  for (const until = performance.now() + recoveryMs; performance.now() < until; await sleep(20)) {
    const file = readPidFile(cluster.pgdata)
    if (file?.ready && file.pid === child.pid) return
    if (ended()) return void (await sleep(100))
  }
}

function spawnServer(cluster: Cluster, hold: Lease, port: number): ChildProcess {
  const reader = hold.openReader()
  try {
    return startServer(cluster, port, reader)
  } finally {
    closeSync(reader)
  }
}

function endOf(child: ChildProcess): () => boolean {
  let ended = false
  const note = () => {
    ended = true
  }
  child.once('exit', note)
  child.once('error', note)
  return () => ended
}

const didNotStart = ({ home }: Cluster) =>
  new EmbeddedPostgresProblem(`PostgreSQL did not start, see ${serverLog(home)}: ${endOfServerLog(home)}`)

const wrongPassword = ({ pgdata }: Cluster) =>
  new EmbeddedPostgresProblem(
    `The database in ${pgdata} does not take the password in its file pignon.password: was it changed by hand?`,
  )
