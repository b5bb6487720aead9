import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteOf } from '~/features/content/public.server'
import { followContentVersion } from '~/platform/content-version.server'
import { log } from '~/platform/log.server'
import { forgetVersioned } from '~/platform/versioned.server'
import { loadDemoWhenEmpty } from './demo'
import { createHttp } from './http'
import { openServices, servicesOf } from './services'

/** Longest a visitor's last request may take after the site was told to stop, in milliseconds. */
const farewellMs = 5_000

/** Starts the site and stays until SIGTERM or Ctrl-C. */
export async function serve(): Promise<void> {
  const opened = await openServices()
  const services = servicesOf(opened)
  if (opened.config.demo) await loadDemoWhenEmpty(services)

  const http = await createHttp(services, opened.database)
  const stopFollowing = await followContentVersion(opened.database, (version) => {
    forgetVersioned()
    http.contentChanged(String(version))
  })
  const server = createServer({ requestTimeout: 60_000, maxHeaderSize: 32_768 }, http.listener)
  await listen(server, opened.config.port, opened.config.host)
  const { port } = server.address() as AddressInfo
  const { name } = (await siteOf(services.db)).identity
  log.info({ port }, `${name} is open at http://${opened.config.host}:${port}`)
  http.warmPictures()

  await stopSignal()
  server.close()
  setTimeout(() => server.closeAllConnections(), farewellMs).unref()
  await stopFollowing()
  await http.close()
  await opened.database.close()
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

const stopSignal = () =>
  new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
