import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNginx } from '../../scripts/nginx.mjs'

/** Said where tests with nginx are left out. */
export const noNginx = 'There is no nginx (Debian: apt-get install nginx-light): not tested behind it.'

export type RunningNginx = { origin: string; stop(): Promise<void> }

type NginxOptions = {
  /** Where the site itself answers, such as `http://localhost:3000`. */
  upstream: string
  /** Whether nginx reads a whole request before it sends it on, as it does unless told otherwise. */
  buffersRequests: boolean
}

/** nginx in front of a site, keeping connections to it, in a folder and on a port of its own. */
export async function startNginx({ upstream, buffersRequests }: NginxOptions): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-nginx-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(port, new URL(upstream), buffersRequests))
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
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${origin}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { origin, stop }
    await sleep(50)
  }
  await stop()
  throw new Error(`nginx does not answer. It said:\n${problems}`)
}

/** One process, as the user who started it. `Host` is the site's own, because its forms are refused under another. */
const configuration = (port: number, upstream: URL, buffersRequests: boolean) => `
  daemon off; master_process off; pid nginx.pid; error_log stderr error;
  events { worker_connections 1024; }
  http {
    access_log off; gzip off; client_max_body_size 100m;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    upstream site { server ${upstream.host}; keepalive 16; }
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://site;
        proxy_http_version 1.1;
        proxy_request_buffering ${buffersRequests ? 'on' : 'off'};
        proxy_set_header Host ${upstream.host};
        proxy_set_header Connection "";
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      }
    }
  }`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
