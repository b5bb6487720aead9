import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shutDownGracefully } from './graceful-shutdown'
import { openSite } from './open-site'
import { secretProblem } from './secret-command'
import { createSiteServer } from './site-server'

/** Starts the site and runs until SIGTERM or Ctrl-C. */
export async function serve(): Promise<void> {
  const site = await openSite()
  const { config, log } = site.services
  const server = createSiteServer(site.listener, { https: config.https })
  await listen(server, config.port, config.host)
  const { port } = server.address() as AddressInfo
  log.info({ port, role: config.role }, 'the site is open')
  if (!config.captcha)
    log.warn('CAPTCHA=off: forms accept submissions without proof of a human; for tests only')
  for (const connection of config.clearText)
    log.warn(`ALLOW_CLEARTEXT: the connection to ${connection} may go to another machine without TLS`)
  const problem = await secretProblem(site.services)
  if (problem) log.error(problem)
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
