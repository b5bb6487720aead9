import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig, requireMailServer } from '~/platform/config.server'
import { logFindings } from './doctor/log-findings'
import { shutDownGracefully } from './graceful-shutdown'
import { openSite } from './open-site'
import { createSiteServer } from './site-server'

/** Starts the site and runs until SIGTERM or Ctrl-C. */
export async function serve(): Promise<void> {
  requireMailServer(readConfig())
  const site = await openSite()
  const { config, log } = site.services
  const server = createSiteServer(site.listener, { https: config.https })
  await listen(server, config.port, config.host)
  const { port } = server.address() as AddressInfo
  log.info({ port, role: config.role }, 'the site is open')
  await logFindings(site.services)
  process.stdout.write(`${site.name} is open at http://${config.host}:${port}\n`)
  site.warmPictures()

  await stopSignal()
  await shutDownGracefully(server)
  await site.close()
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
