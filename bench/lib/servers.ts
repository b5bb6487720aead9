import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Answer, cpuSecondsOf, type Measurable } from './measure.ts'

/** A server that the bench started, or was given. */
export interface Server extends Measurable {
  stop: () => Promise<void>
}

/**
 * Starts a server in its own process, which reports its port as a message.
 * @param file - absolute path
 * @param message - sent to it first
 */
export async function startForked(file: string, message: object = {}, at = '/nl/'): Promise<Server> {
  const child = fork(file, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(message)
  const [port] = (await once(child, 'message')) as [number]
  return serverOf(child, `http://127.0.0.1:${port}${at}`)
}

/**
 * nginx at its fastest: one process, sendfile, open file cache, precompressed bytes.
 * @param log - writes a line per request, in nginx's `combined` format, unbuffered
 */
export async function startNginx(answer: Answer, { log = false } = {}): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-nginx-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  writeFileSync(path.join(folder, 'page.html'), answer.bytes)
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, port, sameHeaders(answer), log))
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' })
  const server = serverOf(child, `http://127.0.0.1:${port}/page.html`)
  await untilAnswers(server.url)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function nginxConfig(folder: string, port: number, headers: [string, string][], log: boolean): string {
  const added = headers.map(([name, value]) => `add_header ${name} "${value.replace(/["\\$]/g, '\\$&')}";`)
  return `
    daemon off; master_process off; worker_processes 1; pid nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log ${log ? 'access.log combined' : 'off'}; sendfile on; tcp_nopush on; tcp_nodelay on; etag off; server_tokens off;
      open_file_cache max=10 inactive=600s; open_file_cache_valid 600s;
      keepalive_requests 100000000; keepalive_timeout 65s;
      types { text/html html; } charset utf-8;
      server { listen 127.0.0.1:${port}; root ${folder}; ${added.join(' ')} }
    }`
}

/** The answer's headers, without those that every server adds. */
export function sameHeaders(answer: Answer): [string, string][] {
  const own = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive'])
  return Object.entries(answer.headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => [name, String(value)])
}

function serverOf(child: ChildProcess, url: string): Server {
  const { pid } = child
  if (pid === undefined) throw new Error(`could not start the server of ${url}`)
  return { url, cpuSeconds: () => cpuSecondsOf(pid), stop: () => ended(child) }
}

/** Stops a process and waits until it has ended. */
export async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** @throws if there is no successful answer within `seconds` */
export async function untilAnswers(url: string, seconds = 5, stillRuns = () => true) {
  for (const began = performance.now(); stillRuns() && performance.now() - began < seconds * 1000; ) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await setTimeout(100)
  }
  throw new Error(`${url} does not answer`)
}
