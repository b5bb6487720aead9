import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Folder of Debian's PostgreSQL programs. */
export const debianCluster = '/usr/lib/postgresql/15'

/** A temporary cluster, under another user than root, which PostgreSQL rejects. */
export async function startDebianPostgres() {
  const user = process.getuid?.() === 0 ? userNamed('postgres') : {}
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-postgres-15-'))
  chmodSync(folder, 0o755)
  if (user.uid) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const port = await freePort()
  const run = (name, ...words) =>
    execFileSync(path.join(debianCluster, 'bin', name), words, {
      ...user,
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
    })
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=60`
  // Output is not captured: the server would keep the pipe open, and this would wait for it.
  execFileSync(
    path.join(debianCluster, 'bin/pg_ctl'),
    ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start'],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: run('postgres', '--version').trim(),
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function userNamed(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  if (!line) throw new Error(`there is no user ${name} to run PostgreSQL as`)
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
