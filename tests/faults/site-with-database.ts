import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../../app/platform/postgres/embedded.server.ts'
import { type StartedProduct, startProduct } from '../setup/start-product.ts'

export type SiteWithDatabase = StartedProduct & {
  /** As the superuser of its database, beside the connections of the site. */
  client: pg.Client
}

type Options = {
  /** Connections that the site's user may have at the same time. */
  connections: number
  env?: Record<string, string>
}

/** The built product with the demo, on a server of its own whose user may have only some connections. */
export async function startSiteWithDatabase({ connections, env }: Options): Promise<SiteWithDatabase> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pignon-few-'))
  fs.chmodSync(folder, 0o755)
  const embedded = await openEmbedded(folder, { log: () => {} })
  const clean: (() => unknown)[] = [
    () => fs.rmSync(folder, { recursive: true, force: true }),
    () => embedded.close(),
  ]
  const stop = async () => {
    for (const end of clean.splice(0).reverse()) await end()
  }
  try {
    const { client, url } = await createSiteDatabase(embedded.url, connections)
    clean.push(() => client.end())
    // Every request of a test comes from an address of its own, so that no rate limit applies.
    const usual = { DATABASE_URL: url, CAPTCHA: 'off', TRUSTED_PROXIES: '127.0.0.1,::1' }
    const product = await startProduct({ env: { ...usual, ...env } })
    clean.push(() => product.stop())
    return { ...product, client, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @returns a superuser's connection to a new database, and the address of its owner */
async function createSiteDatabase(serverUrl: string, connections: number) {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create role site login password 'site' connection limit ${connections}`)
  await server.query('create database site owner site')
  await server.end()
  const own = new URL(serverUrl)
  own.pathname = '/site'
  const client = new pg.Client({ connectionString: own.href })
  await client.connect()
  own.username = 'site'
  own.password = 'site'
  return { client, url: own.href }
}
