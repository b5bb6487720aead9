import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './ports.ts'

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']

/** Path of PgBouncer, if installed: apt-get install pgbouncer */
export const pgbouncer = folders.map((folder) => path.join(folder, 'pgbouncer')).find(existsSync)

export type PoolMode = 'session' | 'transaction'

/** Debian's PgBouncer before a database, as docs/operating.md says under "Behind a pooler". @returns its address */
export async function startPgbouncer(database: string, mode: PoolMode) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(file, configuration(new URL(database), mode, port))
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn(pgbouncer ?? 'pgbouncer', ['-q', ...user, file], { stdio: 'ignore' })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !(await isOpen(port)); tries++) {
    if (tries === 100 || child.exitCode !== null) throw new Error('PgBouncer does not answer')
    await sleep(50)
  }
  return { url: `postgres://site:site@127.0.0.1:${port}/site`, stop }
}

function isOpen(port: number): Promise<boolean> {
  const connection = connect(port, '127.0.0.1')
  return once(connection, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => connection.destroy())
}

const configuration = (
  { hostname, port, pathname, username, password }: URL,
  mode: PoolMode,
  own: number,
) => `
[databases]
site = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password='${decodeURIComponent(password)}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`
