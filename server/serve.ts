import type { Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '~/platform/app.server'
import { type Config, readConfig, requireMailServer } from '~/platform/config.server'
import { keepFirstSecret } from '~/platform/keys/known-secret.repo.server'
import { log as wholeLog } from '~/platform/log.server'
import { inTime } from './deadline'
import { logFindings } from './doctor/log-findings'
import { shutDownGracefully } from './graceful-shutdown'
import { logWhatNodeSays } from './log-what-node-says'
import { type OpenSite, openSite } from './open-site'
import { createSiteServer } from './site-server'
import { stopSignal } from './stop-signal'
import { tellSystemd } from './tell-systemd'

/** Starts the site and runs until SIGTERM or Ctrl-C. */
export async function serve(): Promise<void> {
  requireMailServer(readConfig())
  const site = await openSite()
  const { config, log } = site.services
  logWhatNodeSays(process, wholeLog, process.exit)
  const siteServer = createSiteServer(site.listener, config)
  const { server } = siteServer
  // Who stops it as soon as it listens is heard.
  const stop = stopSignal()
  await listen(server, config)
  const { port, address } = server.address() as AddressInfo
  // A socket that systemd opened listens where its unit says, whatever HOST is.
  const host = config.inheritedSocket === undefined ? config.host : hostIn(address)
  log.info({ port, role: config.role }, 'the site is open')
  checkWhileServing(site.services)
  process.stdout.write(`${site.name} is open at http://${host}:${port}\n`)
  await tellSystemd(site.services)
  site.warmPictures()

  // Who presses Ctrl-C does not wait for a proxy.
  const drainMs = (await stop) === 'SIGTERM' ? config.drainSeconds * 1_000 : 0
  site.startDraining()
  await sleep(drainMs)
  await shutDownGracefully(siteServer, { idleMs: drainMs })
  await closeInTime(site)
}

/** An address as the host of a URL. */
const hostIn = (address: string): string => (isIPv6(address) ? `[${address}]` : address)

/** Longer than jobs in progress are waited for. */
const closeMs = 10_000

/** A database that does not answer would keep the process for ever, or let it end without a word. */
async function closeInTime({ close, services }: OpenSite) {
  await inTime(close(), closeMs).then(
    () => services.log.info('the site is closed'),
    (error: unknown) => {
      services.log.error({ err: error }, 'the site ends without closing everything')
      process.exit(1)
    },
  )
}

/** Nobody waits for it: neither a visitor, nor who stops the site again at once. */
function checkWhileServing(services: Services) {
  keepFirstSecret(services.db, services.keys.current)
    .then(() => logFindings(services))
    .catch((error: unknown) => services.log.warn({ err: error }, 'the start was not checked'))
}

/** Takes the socket that systemd holds, if it does: then nobody who comes between two processes is refused. */
const listen = (server: Server, { port, host, inheritedSocket }: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(inheritedSocket === undefined ? { port, host } : { fd: inheritedSocket }, resolve)
  })
