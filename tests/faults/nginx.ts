import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNginx } from '../../scripts/nginx.mjs'
import { freePort } from './ports.ts'
import { shippedLog, shippedNginx } from './shipped-files.ts'

/** Said where tests with nginx are left out. */
export const noNginx = 'There is no nginx (Debian: apt-get install nginx-light): not tested behind it.'

export type RunningNginx = {
  origin: string
  /** What the shipped file logged. */
  log(): string
  stop(): Promise<void>
}

type NginxOptions = {
  /** Where the site itself answers, such as `http://localhost:3000`. */
  upstream: string
  /** Whether nginx reads a whole request before it sends it on, as it does unless told otherwise. */
  buffersRequests: boolean
  /** Further pools of connections to the site, which a request chooses by its number in `X-Pool`, from 1. */
  pools?: number
}

/** nginx in front of a site, keeping connections to it, in a folder and on a port of its own. */
export async function startNginx({
  upstream,
  buffersRequests,
  pools = 0,
}: NginxOptions): Promise<RunningNginx> {
  const port = await freePort()
  const site = configuration(port, new URL(upstream), buffersRequests, pools)
  return await start(`http://127.0.0.1:${port}`, site)
}

/** nginx as the product ships it, with TLS; a site there has the origin `https://localhost:PORT`. */
export async function startShippedNginx(
  upstream: string,
  port: number,
  change = (file: string) => file,
): Promise<RunningNginx> {
  const plainPort = await freePort()
  return await start(`https://localhost:${port}`, change(shippedNginx({ port, plainPort, upstream })))
}

async function start(origin: string, site: string): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-nginx-'))
  chmodSync(folder, 0o755)
  writeFileSync(path.join(folder, 'nginx.conf'), around(site))
  const words = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']
  const child = spawn(findNginx() ?? 'nginx', words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let problems = ''
  child.stderr.on('data', (chunk) => {
    problems = (problems + chunk).slice(-4_000)
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const log = () => readFileSync(path.join(folder, shippedLog), 'utf8')
  for (let tries = 0; tries < 1_200 && child.exitCode === null; tries += 1) {
    if (await isOpen(origin)) return { origin, log, stop }
    await sleep(50)
  }
  await stop()
  throw new Error(`nginx does not answer. It said:\n${problems}`)
}

/** Whether a connection is taken. */
function isOpen(origin: string): Promise<boolean> {
  const { port } = new URL(origin)
  const connection = connect(Number(port), '127.0.0.1')
  return once(connection, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => connection.destroy())
}

/** One process, as the user who started it. */
const around = (site: string) => `
  daemon off; master_process off; pid nginx.pid; error_log stderr error;
  events { worker_connections 8192; }
  http {
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    ${site}
  }`

/** `Host` is the site's own, because its forms are refused under another. */
const configuration = (port: number, upstream: URL, buffersRequests: boolean, pools: number) => `
    gzip off; client_max_body_size 100m;
    upstream site { server ${upstream.host}; keepalive 16; }
    ${numbers(pools)
      .map((pool) => `upstream site${pool} { server ${upstream.host}; keepalive 64; keepalive_timeout 90s; }`)
      .join('\n')}
    map $http_x_pool $pool {
      default site;
      ${numbers(pools)
        .map((pool) => `${pool} site${pool};`)
        .join(' ')}
    }
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://$pool;
        proxy_http_version 1.1;
        proxy_request_buffering ${buffersRequests ? 'on' : 'off'};
        proxy_set_header Host ${upstream.host};
        proxy_set_header Connection "";
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      }
    }`

const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1)
