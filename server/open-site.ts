import type { RequestListener } from 'node:http'
import { siteOf } from '~/features/content/public.server'
import type { Services } from '~/platform/app.server'
import { followContentVersion } from '~/platform/content-version.server'
import { clearVersioned } from '~/platform/versioned.server'
import { loadDemoWhenEmpty } from './demo'
import { createHttp } from './http'
import { startWorkers } from './jobs'
import { closeServices, openServices, servicesOf } from './services'

export type OpenSite = {
  services: Services
  /** What the agency is called. */
  name: string
  listener: RequestListener
  /** Makes the pictures that cards show, while nobody waits (I4). */
  warmPictures(): void
  close(): Promise<void>
}

/** The site on its database, up to date and ready to answer; nothing listens yet. */
export async function openSite(): Promise<OpenSite> {
  const opened = await openServices(true)
  const services = servicesOf(opened)
  if (opened.config.demo) await loadDemoWhenEmpty(services)

  const http = await createHttp(services, opened.database)
  const stopFollowing = await followContentVersion(opened.database, (version) => {
    clearVersioned()
    http.contentChanged(String(version))
  })
  const endJobs = opened.config.role === 'web' ? () => {} : await startWorkers(services)
  return {
    services,
    name: (await siteOf(services.db)).identity.name,
    listener: http.listener,
    warmPictures: http.warmPictures,
    close: async () => {
      await stopFollowing()
      await http.close()
      await closeServices(opened)
      endJobs()
    },
  }
}
