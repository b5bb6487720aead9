import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Answer } from './measure.ts'

/** A server to be measured: one process. */
export interface Anchor {
  url: string
  pid: number
  stop: () => Promise<void>
}

/** Only the page cache, around a page that is always the same. */
export function startBare(): Promise<Anchor> {
  return startChild('bare-server.ts')
}

/** The least that node:http can do for this answer. */
export function startFloor(answer: Answer): Promise<Anchor> {
  return startChild('floor-server.ts', {
    headers: sameHeaders(answer),
    body: answer.bytes.toString('base64'),
  })
}

async function startChild(file: string, message: object = {}): Promise<Anchor> {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  child.send(message)
  const [port] = (await once(child, 'message')) as [number]
  return anchorOf(child, `http://127.0.0.1:${port}/nl/`)
}

/** nginx at its best: one process, no log, sendfile, open files kept, the bytes compressed beforehand. */
export async function startNginx(answer: Answer): Promise<Anchor> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cached-page-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  writeFileSync(path.join(folder, 'page.html'), answer.bytes)
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, port, sameHeaders(answer)))
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' })
  const anchor = anchorOf(child, `http://127.0.0.1:${port}/page.html`)
  await answers(anchor.url)
  return {
    ...anchor,
    stop: async () => {
      await anchor.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function nginxConfig(folder: string, port: number, headers: [string, string][]): string {
  const added = headers.map(([name, value]) => `add_header ${name} "${value.replace(/["\\$]/g, '\\$&')}";`)
  return `
    daemon off; master_process off; worker_processes 1; pid nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; etag off; server_tokens off;
      open_file_cache max=10 inactive=600s; open_file_cache_valid 600s;
      keepalive_requests 100000000; keepalive_timeout 65s;
      types { text/html html; } charset utf-8;
      server { listen 127.0.0.1:${port}; root ${folder}; ${added.join(' ')} }
    }`
}

/** What the answer says beyond what every server writes itself. */
function sameHeaders(answer: Answer): [string, string][] {
  const own = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive'])
  return Object.entries(answer.headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => [name, String(value)])
}

function anchorOf(child: ChildProcess, url: string): Anchor {
  if (child.pid === undefined) throw new Error(`could not start the server of ${url}`)
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await exited
  }
  return { url, pid: child.pid, stop }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await setTimeout(100)
  }
  throw new Error(`${url} does not answer`)
}
