/**
 * The development server, `npm run dev`: the site from its sources. Vite serves the browser's files; everything else
 * goes to the site, which is reopened when server code changes.
 */
import { createServer } from 'node:http'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import type { OpenSite } from './open-site'

process.env.NODE_ENV = 'development'
process.env.PAGE_CACHE = 'off'

const server = createServer()
const vite = await createVite({
  appType: 'custom',
  server: {
    middlewareMode: true,
    ws: { server },
    // The database writes there all the time, so it is not watched.
    watch: { ignored: ['**/data/**', '**/build/**'] },
  },
})
const { ssr } = vite.environments
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server code')
const { runner } = ssr

type OpenModule = typeof import('./open-site')
let current: { module: OpenModule; site: Promise<OpenSite> } | undefined

/** The site with the current code; one with older code is closed. */
async function currentSite(): Promise<OpenSite> {
  const module = await runner.import<OpenModule>('/server/open-site.ts')
  if (current?.module !== module) {
    const former = current?.site
    current = { module, site: module.openSite() }
    void former?.then((site) => site.close()).catch(() => undefined)
  }
  return await current.site
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const site = await currentSite()
      site.listener(request, response)
    } catch (error) {
      // The next request tries again: the error may be fixed by then.
      current = undefined
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
      vite.config.logger.error(trace)
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(trace)
    }
  })
})

const { services, name } = await currentSite()
server.listen(services.config.port, services.config.host, () => {
  services.log.info(`${name} is open for development at ${services.config.publicUrl}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.close()
    await vite.close()
    await current?.site.then((site) => site.close())
    process.exit()
  })
}
