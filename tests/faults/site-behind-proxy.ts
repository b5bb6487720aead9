import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { openEmbedded } from '../../app/platform/postgres/embedded.server.ts'
import { type StartedProduct, startProduct } from '../setup/start-product.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

export type SiteBehindProxy = StartedProduct & {
  proxy: TcpProxy
  /** Runs a statement on the same database, past the proxy. */
  query(text: string): Promise<void>
  /** Moves the clock of the site ten minutes on. */
  tenMinutes(): void
}

/** Half past eleven in the evening in Brussels: an hour later another day has begun. */
const clockStart = '2026-03-02T22:30:00Z'
const movingClock = pathToFileURL(path.join(import.meta.dirname, 'moving-clock.mjs')).href

/** The built product with the demo, whose way to its database can be cut and whose clock can be moved. */
export async function startSiteBehindProxy(env: Record<string, string> = {}): Promise<SiteBehindProxy> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pignon-away-'))
  const embedded = await openEmbedded(folder, { log: () => {} })
  const proxy = await startTcpProxy(() => ({ host: '127.0.0.1', port: embedded.port }))
  const clean = async () => {
    await proxy.close()
    await embedded.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  try {
    const product = await startProduct({
      env: {
        DATABASE_URL: proxy.through(embedded.url),
        CAPTCHA: 'off',
        CLOCK_START: clockStart,
        NODE_OPTIONS: `--import ${movingClock}`,
        ...env,
      },
    })
    const stop = async () => {
      await proxy.set('on')
      await product.stop()
      await clean()
    }
    const tenMinutes = () => void process.kill(product.pid, 'SIGUSR2')
    return { ...product, proxy, stop, tenMinutes, query: (text) => runOnce(embedded.url, text) }
  } catch (error) {
    await clean()
    throw error
  }
}

async function runOnce(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
