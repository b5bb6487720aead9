import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Cluster } from './cluster.server.ts'
import { changeOwner } from './os-user.server.ts'
import { serverEnvironment, settings } from './settings.server.ts'

/**
 * Becomes the server, and leaves a watchdog behind: it reads the pipe (file descriptor 3) that every process
 * of the product holds open, and stops the server when the last one is gone. It is forked twice, because
 * PostgreSQL would take the end of a child it does not know for the crash of one of its own. It keeps the
 * pipe open until the server is gone, which is how another container sees that the folder is still in use.
 * A process is known by its number and its start (field 22), so that no stranger is ever signalled.
 *
 * A fast shutdown (INT) that comes while PostgreSQL recovers from the crash of a backend never ends in version 18:
 * after 10 seconds an immediate one (QUIT) follows, which costs the next start a recovery and no row.
 */
const becomeServer = `
pid=$$
started=$(cut -d ' ' -f 22 /proc/$pid/stat)
runs() {
  case "$(cut -d ' ' -f 3,22 /proc/$pid/stat 2>/dev/null)" in
    Z*) false ;;
    *" $started") true ;;
    *) false ;;
  esac
}
stop() {
  tries=0
  while runs; do
    tries=$((tries + 1))
    if [ $tries -le 100 ]; then kill -INT $pid; else kill -QUIT $pid; fi
    sleep 0.1
  done
}
( ( cat <&3 >/dev/null; stop ) </dev/null >/dev/null 2>&1 & )
exec 3<&- "$@"
`

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C reaches this process first.
 * @param reader - the end of the pipe that the watchdog reads; the caller closes it afterwards
 */
export function startServer(cluster: Cluster, port: number, reader: number): ChildProcess {
  const program = path.join(cluster.runtime.dir, 'bin/postgres')
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [program, '-D', cluster.pgdata, '-p', String(port), ...options]
  const log = fs.openSync(serverLog(cluster.home), 'a', 0o600)
  changeOwner(cluster.user, serverLog(cluster.home))
  try {
    const child = spawn('/bin/sh', ['-c', becomeServer, 'sh', ...command], {
      ...cluster.user,
      cwd: cluster.home,
      env: serverEnvironment,
      detached: true,
      stdio: ['ignore', log, log, reader],
    })
    child.unref()
    return child
  } finally {
    fs.closeSync(log)
  }
}

export const serverLog = (home: string) => path.join(home, 'server.log')

/** Keeps the log and the one before it, each about as large as `limit` bytes at most when a server starts. */
export function rotateServerLog(home: string, limit = 10_000_000) {
  const log = serverLog(home)
  const size = fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size > limit) fs.renameSync(log, `${log}.1`)
}

/**
 * Moves a log above `limit` bytes aside while the server runs: it goes on writing to the same file, at its end. The few
 * lines that it writes meanwhile may be lost.
 */
export function emptyServerLog(home: string, limit = 10_000_000) {
  const log = serverLog(home)
  const size = fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size <= limit) return
  fs.copyFileSync(log, `${log}.1`)
  fs.truncateSync(log)
}

/** The last lines of the log, for an error message. */
export function endOfServerLog(home: string): string {
  try {
    return fs.readFileSync(serverLog(home), 'utf8').trim().split('\n').slice(-3).join(' | ')
  } catch {
    return ''
  }
}
